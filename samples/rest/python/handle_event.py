import json
import re
import time
import urllib.parse
from pathlib import Path

from avatar_export import export_avatar
from avaturn import call
from orders import close_order, find_order
from save_render import save_render

UUID = re.compile(r"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", re.IGNORECASE)


def is_uuid(value):
    return isinstance(value, str) and UUID.fullmatch(value) is not None


def order_of(order_id):
    """The order with an id. The event can arrive before the line that stores the order, so this looks twice."""
    order = find_order(order_id)
    if order is None:
        time.sleep(5)
        order = find_order(order_id)
    return order


def avatar_ready(event):
    # Only avatars that this server created from photos have an order. Others belong to a user in a session.
    avatar_id = event["avatar_id"]
    order = order_of(avatar_id)
    if order is None or order["kind"] != "avatar":
        return
    avatars = call(
        "GET",
        f"/users/{urllib.parse.quote(order['userId'], safe='')}/avatars",
        query={"include_not_ready": "true"},
    )
    status = next((avatar["status"] for avatar in avatars if avatar["id"] == avatar_id), None)
    if status == "failed":
        print(f"Avaturn could not build avatar {avatar_id} from its photos.")
        close_order(avatar_id)
        return
    if status != "ready":
        raise RuntimeError(f"Avatar {avatar_id} is not ready.")
    customization = json.loads(Path("customization.json").read_text())
    call("PUT", f"/avatars/{avatar_id}/customization", body=customization)
    export_avatar(avatar_id)
    close_order(avatar_id)


def export_ready(event):
    if event.get("status") == "failed":
        print(f"The export of {event['avatar_id']} failed.")
    else:
        # Another API call returns a fresh link from a trusted source.
        export_avatar(event["avatar_id"])


def render_ready(event):
    if is_uuid(event.get("id")) and order_of(event["id"]):
        save_render(event)


HANDLERS = {"avatar.ready": avatar_ready, "export.ready": export_ready, "render.ready": render_ready}


def handle(event):
    # Ids become file names and paths in the handlers.
    if not is_uuid(event.get("avatar_id")):
        return
    handler = HANDLERS.get(event["event"])
    if handler:
        handler(event)
    else:
        print(f"Unknown event {event['event']}")
