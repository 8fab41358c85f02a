"""Loaded before a sample by PYTHONPATH, so that the samples need no code for tests."""

import os
import signal
import sys
import urllib.request

if os.environ.get("SHORT_TIMEOUT"):
    urlopen = urllib.request.urlopen
    urllib.request.urlopen = lambda url, timeout: urlopen(url, timeout=0.2)

left = int(os.environ.get("KILL_BEFORE_STEP", 0))


def on_event(event, args):
    """A step changes a file, or makes a request. Files are opened for writing in `parts` only."""
    global left
    is_step = event in ("os.rename", "os.remove", "urllib.Request")
    is_write = event == "open" and str(args[0]).startswith("parts") and args[1] == "w"
    if is_step or is_write:
        left -= 1
        if left == 0:
            os.kill(os.getpid(), signal.SIGKILL)


sys.addaudithook(on_event)
