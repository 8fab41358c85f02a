import hmac
import json
import os
import queue
import threading
import traceback
from datetime import datetime, timezone
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from handle_event import handle

SECRET = os.environ.get("WEBHOOK_SECRET", "")
if len(SECRET) < 32:
    raise SystemExit("Set WEBHOOK_SECRET to 32 random letters and digits or more.")
PATH = f"/webhooks/avaturn/{SECRET}"
BODY_LIMIT = 64 * 1024
PORT = int(os.environ.get("PORT", 8081))

work = queue.Queue()
log_lock = threading.Lock()


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        if not hmac.compare_digest(self.path.encode(), PATH.encode()):
            return self.answer(404)
        length = int(self.headers.get("Content-Length", 0))
        if length > BODY_LIMIT:
            return self.answer(413)
        try:
            event = json.loads(self.rfile.read(length))
            if not isinstance(event["event"], str):
                raise ValueError("The body is no event.")
        except (ValueError, KeyError, TypeError) as error:
            self.log_message("Refused: %s", error)
            return self.answer(400)
        line = json.dumps({"received": datetime.now(timezone.utc).isoformat(), "event": event})
        with log_lock, Path("events.ndjson").open("a") as log:
            log.write(line + "\n")
        self.answer(200)
        work.put(event)

    def answer(self, status):
        self.send_response(status)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_request(self, code="-", size="-"):
        """The path holds the secret, so it stays out of the log."""


def work_off():
    while True:
        event = work.get()
        try:
            handle(event)
        except Exception:
            traceback.print_exc()


threading.Thread(target=work_off, daemon=True).start()
server = ThreadingHTTPServer(("0.0.0.0", PORT), Receiver)
print(f"Waiting for events on port {PORT}.", flush=True)
server.serve_forever()
