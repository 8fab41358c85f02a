import os
import random
import threading
import time
from contextlib import contextmanager
from datetime import datetime, timezone

from avaturn import ApiError
from receiver.steps import STEPS, GiveUp
from receiver.store import files_of, read, remove_job, save_job, set_aside

FIRST_DELAY = float(os.environ.get("RETRY_SECONDS", 5))
# About one day, because the longest delay is ten minutes.
MAX_ATTEMPTS = 150
# The call itself is wrong. Others can succeed later, such as 401 after the token is corrected.
FINAL_STATUSES = [400, 409, 410, 422]
HOUR = 60 * 60
woken = set()
lock = threading.Lock()


def wake(avatar_id):
    """Makes the worker look at the jobs of an avatar before they are due."""
    with lock:
        woken.add(avatar_id)


# #region work
def work():
    """Works on one job after another, forever. Starts with all of them, because events may have been missed."""
    is_first = True
    while True:
        with lock:
            avatars = set(woken)
            woken.clear()
        for file in files_of("jobs"):
            with errors_logged(file):
                job = read(file)
                if is_first or job["due"] <= time.time() or job["avatarId"] in avatars:
                    attempt(job)
        for file in files_of("events"):
            with errors_logged(file):
                # Its link has expired.
                if read(file)["received"] < time.time() - HOUR:
                    file.unlink()
        is_first = False
        time.sleep(min(FIRST_DELAY, 1))


@contextmanager
def errors_logged(file):
    """A file that can't be read or written must not stop the others."""
    try:
        yield
    except Exception as error:
        print(f"{file}: {error!r}", flush=True)


# #endregion work


# #region attempt
def attempt(job):
    if "reason" not in job:
        # Stored before the attempt, so that nothing is requested again and again while the disk is full.
        job["attempts"] += 1
        job["due"] = time.time() + delay(job["attempts"])
        save_job(job)
        try:
            file = STEPS[job["kind"]](job)
            remove_job(job)
            print(f"Saved {file}", flush=True)
            return
        except Exception as error:
            job["error"] = str(error) or repr(error)
            if is_final(error) or job["attempts"] >= MAX_ATTEMPTS:
                job["reason"] = job["error"]
        save_job(job)
        if "reason" in job:
            print(f"Job {job['id']} failed: {job['reason']}", flush=True)
        else:
            due = datetime.fromtimestamp(job["due"], timezone.utc).isoformat(timespec="seconds")
            print(f"{job['error']} Next attempt: {due}", flush=True)
    if "reason" in job:
        set_aside(job)


def is_final(error):
    return isinstance(error, GiveUp) or (isinstance(error, ApiError) and error.status in FINAL_STATUSES)


def delay(attempts):
    """5 seconds, 10, 20, and so on up to 10 minutes, with a random part."""
    return min(FIRST_DELAY * 2 ** (attempts - 1), 600) * random.uniform(0.75, 1.25)


# #endregion attempt
