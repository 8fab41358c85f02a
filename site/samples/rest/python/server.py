import json
import os
import threading
import traceback
import urllib.parse
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from accounts import avaturn_user
from avaturn import call
from receiver.store import add_job, remove_parts
from receiver.webhooks import is_webhook, read_body, receive
from receiver.worker import work
from sign_in import account_of

PORT = int(os.environ.get("PORT", 8080))


def session(request):
    session = call(
        "POST",
        "/sessions/new",
        body={
            "user_id": avaturn_user(account_of(request)),
            "config": {"type": "create_or_edit_existing"},
        },
    )
    return 200, {"url": session["url"]}


def avatar(request):
    avatar_id = json.loads(read_body(request, 10_000) or "{}").get("avatarId")
    user_id = avaturn_user(account_of(request))
    avatars = call("GET", f"/users/{urllib.parse.quote(user_id, safe='')}/avatars")
    if not any(item["id"] == avatar_id for item in avatars):
        return 404, {"error": "This account has no such avatar."}
    # The page doesn't have to wait for the file.
    add_job(kind="export", avatarId=avatar_id)
    return 202, {"avatarId": avatar_id}


class Handler(BaseHTTPRequestHandler):
    # Seconds to wait for the next bytes of a request.
    timeout = 30
    routes = {"/api/session": session, "/api/avatar": avatar}
    files = {
        "/": ("index.html", "text/html; charset=utf-8"),
        "/creator.js": ("creator.js", "text/javascript; charset=utf-8"),
    }

    def do_GET(self):
        if self.path in self.files:
            name, content_type = self.files[self.path]
            self.respond(200, content_type, Path(name).read_bytes())
        else:
            self.respond(404, "text/plain", b"Unknown path.")

    def do_POST(self):
        route = self.routes.get(self.path)
        try:
            if is_webhook(self.path):
                status, value = receive(self), None
            else:
                status, value = route(self) if route else (404, {"error": "Unknown path."})
        except Exception:
            # The text of the error stays on the server: it may contain ids.
            traceback.print_exc()
            status, value = 502, {"error": "Try again later."}
        self.respond(status, "application/json", json.dumps(value).encode())

    def respond(self, status, content_type, body):
        self.send_response(status)
        self.send_header("Content-Type", content_type)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        self.wfile.write(body)

    def log_request(self, code="-", size="-"):
        """The path can contain the webhook's secret, so it isn't logged."""


remove_parts()
server = ThreadingHTTPServer(("127.0.0.1", PORT), Handler)
threading.Thread(target=work, daemon=True).start()
print(f"Open http://localhost:{PORT}", flush=True)
server.serve_forever()
