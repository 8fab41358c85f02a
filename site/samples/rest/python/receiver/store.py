import json
import os
import shutil
import time
import uuid
from pathlib import Path


# #region save
def save(file, content, modified=None):
    """Writes a file that is complete or missing, even after a crash: in another folder first, then renamed."""
    file, part = Path(file), Path("parts") / str(uuid.uuid4())
    for folder in (part.parent, file.parent):
        folder.mkdir(parents=True, exist_ok=True)
    try:
        with part.open("wb") as target:
            target.write(content)
            target.flush()
            # Waits for the disk, so that an event survives a power failure once it has its 200.
            os.fsync(target.fileno())
        if modified is not None:
            os.utime(part, (modified, modified))
        part.replace(file)
        flush_folder(file.parent)
    finally:
        part.unlink(missing_ok=True)


def flush_folder(folder):
    """The new name of a file is stored in its folder. Windows can't flush a folder."""
    if os.name == "posix":
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


# #endregion save


def remove_parts():
    """Removes what a crash left unfinished. Call it before anything is saved."""
    shutil.rmtree("parts", ignore_errors=True)


def read(file):
    """The content of a JSON file; None if there is none."""
    try:
        return json.loads(Path(file).read_text(encoding="utf-8"))
    except FileNotFoundError:
        return None


def files_of(folder):
    """The paths of a folder's JSON files."""
    return list(Path(folder).glob("*.json"))


def is_saved_since(moment, file):
    """Whether a file was saved from a link that was requested after this time."""
    return file.exists() and round(file.stat().st_mtime, 3) >= round(moment, 3)


# #region jobs
def file_of(job):
    return Path("jobs") / f"{job['id']}.json"


def add_job(**job):
    """Stores a job, which the worker starts at once."""
    stored = {"id": str(uuid.uuid4()), "created": time.time(), "due": 0, "attempts": 0, **job}
    save_job(stored)
    return stored["id"]


def save_job(job):
    save(file_of(job), json.dumps(job, indent=2).encode())


def remove_job(job):
    file_of(job).unlink(missing_ok=True)


def set_aside(job):
    """Keeps a failed job in another folder, with its `reason`."""
    Path("failed").mkdir(exist_ok=True)
    file_of(job).replace(Path("failed") / f"{job['id']}.json")


# #endregion jobs
