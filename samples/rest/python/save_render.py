from pathlib import Path
from urllib.parse import urlsplit

from avatar_export import download
from avaturn import API
from orders import close_order, find_order


def save_render(event):
    """Saves the picture of a render.ready event as renders/<id>.<format>. Returns None if there is nothing to save."""
    order = find_order(event["id"])
    if order is None or order["kind"] != "render":
        return None
    if event["status"] != "ready":
        close_order(event["id"])
        raise RuntimeError(f"Avaturn could not render {event['id']}.")
    # The API uses https, and so must its links. A simulator may use http.
    if urlsplit(event["render_url"]).scheme != urlsplit(API).scheme:
        raise ValueError(f"The link of render {event['id']} is not https.")
    file = download(event["render_url"], Path("renders") / f"{event['id']}.{order['format']}")
    close_order(event["id"])
    return file
