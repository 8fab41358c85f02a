import json
import os
import threading
import traceback
import urllib.parse
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from accounts import avaturn_user
from avatar_export import export_avatar
from avaturn import call
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
    length = int(request.headers.get("Content-Length", 0))
    if length > 10_000:
        return 413, {"error": "The body is too long."}
    avatar_id = json.loads(request.rfile.read(length))["avatarId"]
    user_id = avaturn_user(account_of(request))
    avatars = call("GET", f"/users/{urllib.parse.quote(user_id, safe='')}/avatars")
    if not any(item["id"] == avatar_id for item in avatars):
        return 404, {"error": "This account has no such avatar."}
    # The page doesn't have to wait for the file.
    threading.Thread(target=export_avatar, args=(avatar_id,), daemon=True).start()
    return 202, {"avatarId": avatar_id}


class Handler(BaseHTTPRequestHandler):
    routes = {"/session": session, "/avatar": avatar}
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


server = ThreadingHTTPServer(("127.0.0.1", PORT), Handler)
print(f"Open http://localhost:{PORT}", flush=True)
server.serve_forever()
