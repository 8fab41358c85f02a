import hmac
import json
import os
import re
import time

from receiver.store import save
from receiver.worker import wake

# #region authenticate
SECRET = os.environ.get("WEBHOOK_SECRET")
if SECRET is not None and len(SECRET) < 32:
    raise SystemExit("Set WEBHOOK_SECRET to 32 random letters and digits or more.")
PATH = f"/webhooks/avaturn/{SECRET}"


def is_webhook(path):
    """Whether a request has the secret path."""
    return SECRET is not None and hmac.compare_digest(path.encode(), PATH.encode())


# #endregion authenticate


# #region body
def read_body(request, limit):
    """The bytes of a body; None if it is longer than the limit or has no valid length."""
    length = request.headers.get("Content-Length", "0")
    return request.rfile.read(int(length)) if length.isdecimal() and int(length) <= limit else None


# #endregion body

# #region receive
UUID = re.compile(r"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", re.IGNORECASE)


def is_uuid(value):
    return isinstance(value, str) and UUID.fullmatch(value) is not None


def receive(request):
    """Stores an event and returns the status of the response."""
    body = read_body(request, 64 * 1024)
    if body is None:
        return 413
    event = parse(body)
    is_render = event.get("event") == "render.ready"
    # Ids become the names of files.
    if not is_uuid(event.get("avatar_id")) or (is_render and not is_uuid(event.get("id"))):
        print("A webhook was rejected: it isn't an event of an avatar.", flush=True)
        return 400
    print(f"{event.get('event')} for avatar {event['avatar_id']}", flush=True)
    # Only this event has a link that no call returns. The others say when to call.
    if is_render:
        save(f"events/{event['id']}.json", json.dumps({**event, "received": time.time()}).encode())
    wake(event["avatar_id"])
    return 200


def parse(body):
    try:
        event = json.loads(body)
    except ValueError:
        event = None
    return event if isinstance(event, dict) else {}


# #endregion receive
