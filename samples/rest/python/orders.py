import json
from pathlib import Path

FOLDER = Path("orders")


def save_order(order_id, order):
    """Stores a request to Avaturn, so that an event can be matched with it."""
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{order_id}.json").write_text(json.dumps(order))


def find_order(order_id):
    """The request with this id; None if there is none, or if it is done."""
    try:
        return json.loads((FOLDER / f"{order_id}.json").read_text())
    except FileNotFoundError:
        return None


def close_order(order_id):
    (FOLDER / f"{order_id}.json").unlink(missing_ok=True)
