import json
from pathlib import Path

FOLDER = Path("orders")


def save_order(order_id, order):
    """Remembers what was asked of Avaturn, so that an event can be matched with it."""
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{order_id}.json").write_text(json.dumps(order))


def find_order(order_id):
    """What was asked under this id, or None if nothing was, or if it is done."""
    try:
        return json.loads((FOLDER / f"{order_id}.json").read_text())
    except FileNotFoundError:
        return None


def close_order(order_id):
    (FOLDER / f"{order_id}.json").unlink(missing_ok=True)
