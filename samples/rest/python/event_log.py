import json
import threading
import uuid
from datetime import datetime, timezone
from pathlib import Path

FILE = Path("events.ndjson")
lock = threading.Lock()


def write(line):
    with lock, FILE.open("a") as log:
        log.write(json.dumps(line) + "\n")


def record_event(event):
    """Stores an event and returns the id of its line, because the payload has no id."""
    line_id = str(uuid.uuid4())
    write({"id": line_id, "received": datetime.now(timezone.utc).isoformat(), "event": event})
    return line_id


def mark_handled(line_id):
    write({"id": line_id, "handled": datetime.now(timezone.utc).isoformat()})


def unhandled_events():
    """The events that were not handled before the receiver stopped, by the id of their line."""
    waiting = {}
    log = FILE.read_text() if FILE.exists() else ""
    for text in log.splitlines():
        try:
            line = json.loads(text)
        except ValueError:
            # Cut off when the receiver was killed.
            continue
        if "event" in line:
            waiting[line["id"]] = line["event"]
        else:
            waiting.pop(line["id"], None)
    return waiting
