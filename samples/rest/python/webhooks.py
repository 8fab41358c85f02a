import hmac
import json
import os
import queue
import threading
import traceback
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from event_log import mark_handled, record_event, unhandled_events
from handle_event import handle

SECRET = os.environ.get("WEBHOOK_SECRET", "")
if len(SECRET) < 32:
    raise SystemExit("Set WEBHOOK_SECRET to 32 random letters and digits or more.")
PATH = f"/webhooks/avaturn/{SECRET}"
BODY_LIMIT = 64 * 1024
PORT = int(os.environ.get("PORT", 8081))
RETRY_AFTER = float(os.environ.get("RETRY_SECONDS", 60))
MAX_ATTEMPTS = 10

work = queue.Queue()


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        if not hmac.compare_digest(self.path.encode(), PATH.encode()):
            return self.respond(404)
        length = int(self.headers.get("Content-Length", 0))
        if length > BODY_LIMIT:
            return self.respond(413)
        try:
            event = json.loads(self.rfile.read(length))
            if not isinstance(event["event"], str):
                raise ValueError("The body isn't an event.")
        except (ValueError, KeyError, TypeError) as error:
            self.log_message("Refused: %s", error)
            return self.respond(400)
        line = record_event(event)
        self.respond(200)
        work.put((line, event, 1))

    def respond(self, status):
        self.send_response(status)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_request(self, code="-", size="-"):
        """The path contains the secret, so it must not be logged."""


def work_off():
    """Handles events. Retries after a failure; after the last one, the event waits for the next start."""
    while True:
        line, event, attempt = work.get()
        try:
            handle(event)
            mark_handled(line)
        except Exception:
            traceback.print_exc()
            print(f"{event['event']} was not handled (attempt {attempt} of {MAX_ATTEMPTS}).", flush=True)
            if attempt < MAX_ATTEMPTS:
                retry = threading.Timer(RETRY_AFTER, work.put, [(line, event, attempt + 1)])
                retry.daemon = True
                retry.start()


for unhandled in unhandled_events().items():
    work.put((*unhandled, 1))
threading.Thread(target=work_off, daemon=True).start()
server = ThreadingHTTPServer(("0.0.0.0", PORT), Receiver)
print(f"Waiting for events on port {PORT}.", flush=True)
server.serve_forever()
