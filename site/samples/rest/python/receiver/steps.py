import json
import time
import urllib.error
import urllib.parse
import urllib.request
from pathlib import Path

from avaturn import API, call
from receiver.store import is_saved_since, read, save, save_job

MINUTE = 60
# How long a link of render.ready works.
RENDER_LINK_LIFETIME = 15 * MINUTE
# Without an event after this time, the render is requested again.
RENDER_DEADLINE = 20 * MINUTE
MAX_RENDER_REQUESTS = 3


class GiveUp(Exception):
    """Another attempt would fail, too. After any other error, the worker tries again."""


class DeadLink(Exception):
    pass


# #region avatar
def avatar(job):
    """Dresses an avatar made from photos. The job continues as an export."""
    avatar_id = job["avatarId"]
    avatars = call(
        "GET",
        f"/users/{urllib.parse.quote(job['userId'], safe='')}/avatars",
        query={"include_not_ready": "true"},
    )
    status = next((item["status"] for item in avatars if item["id"] == avatar_id), "not listed")
    if status == "failed":
        raise GiveUp(f"Avaturn could not build avatar {avatar_id} from its photos.")
    if status != "ready":
        raise RuntimeError(f"Avatar {avatar_id} is {status}.")
    customization = json.loads(Path("customization.json").read_text())
    call("PUT", f"/avatars/{avatar_id}/customization", body=customization)
    job["kind"] = "export"
    save_job(job)
    return export(job)


# #endregion avatar


# #region export
def export(job):
    """Saves the avatar as avatars/<id>.glb."""
    file = Path("avatars") / f"{job['avatarId']}.glb"
    # A crash or another job may have left nothing to do.
    if is_saved_since(job["created"], file):
        return file
    requested = time.time()
    result = call("POST", "/exports/new", query={"avatar_id": job["avatarId"]})
    if result["status"] == "failed":
        raise GiveUp(f"Avaturn could not export avatar {job['avatarId']}.")
    if result["status"] != "ready":
        raise RuntimeError(f"The export of avatar {job['avatarId']} is {result['status']}.")
    return download(result["url"], file, requested)


# #endregion export


# #region render
def render(job):
    """Requests a render, and saves its image as renders/<id of the job>.<format>."""
    file = Path("renders") / f"{job['id']}.{job['format']}"
    if is_saved_since(job["created"], file):
        return file
    event = read(f"events/{job['renderId']}.json") if "renderId" in job else None
    if event and event["status"] == "failed":
        raise GiveUp(f"Avaturn could not render avatar {job['avatarId']}.")
    if event and time.time() < event["received"] + RENDER_LINK_LIFETIME:
        try:
            return download(event["render_url"], file)
        except DeadLink:
            pass
    elif not event and time.time() < job.get("deadline", 0):
        raise RuntimeError(f"Render {job['renderId']} is pending.")

    # No operation reads the state of a render or returns its link, so request another one.
    requests = job.get("requests", 0)
    if requests == MAX_RENDER_REQUESTS:
        raise GiveUp(f"Avatar {job['avatarId']} has no image after {requests} requests.")
    result = call(
        "POST",
        "/renders/new",
        query={"avatar_id": job["avatarId"], "scene": job["scene"], "format": job["format"]},
    )
    job.update(renderId=result["id"], requests=requests + 1, deadline=time.time() + RENDER_DEADLINE)
    raise RuntimeError(f"Render {result['id']} is {result['status']}.")


# #endregion render

# What to do for each kind of job. Each function can be interrupted and repeated, and returns the path of the saved file.
STEPS = {"avatar": avatar, "export": export, "render": render}


# #region download
def download(url, file, requested=None):
    """Saves the file behind a link. A truncated response is an error."""
    # The API uses https, and so must its links. The simulator uses http for both.
    if urllib.parse.urlsplit(url).scheme != urllib.parse.urlsplit(API).scheme:
        raise DeadLink(f"The link of {file} isn't https.")
    try:
        with urllib.request.urlopen(url, timeout=120) as response:
            # Without an argument, because read(size) ignores a missing end.
            content = response.read()
    except urllib.error.HTTPError as error:
        message = f"The download of {file} failed with {error.code}."
        raise (DeadLink if error.code < 500 else RuntimeError)(message) from error
    save(file, content, requested)
    return file


# #endregion download
