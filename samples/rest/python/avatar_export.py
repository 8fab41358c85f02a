import shutil
import time
import urllib.request
import uuid
from pathlib import Path

from avaturn import call


def export_avatar(avatar_id):
    """Exports the avatar and saves it as avatars/<id>.glb. Polls for at most ten minutes."""
    for _ in range(120):
        export = call("POST", "/exports/new", query={"avatar_id": avatar_id})
        if export["status"] == "ready":
            return download(export["url"], Path("avatars") / f"{avatar_id}.glb")
        if export["status"] == "failed":
            raise RuntimeError(f"Avaturn could not export {avatar_id}.")
        time.sleep(5)
    raise TimeoutError(f"The export of {avatar_id} did not end within ten minutes.")


def download(url, file):
    """Downloads a link. The file gets its name only when it is complete."""
    file.parent.mkdir(parents=True, exist_ok=True)
    # A unique name, because two events can start two downloads of one file.
    part = file.with_name(f"{file.name}.{uuid.uuid4()}.part")
    with urllib.request.urlopen(url, timeout=120) as response, part.open("wb") as target:
        shutil.copyfileobj(response, target)
    return part.replace(file)
