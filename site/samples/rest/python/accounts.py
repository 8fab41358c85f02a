import json
from pathlib import Path

from avaturn import call

FILE = Path("accounts.json")


def avaturn_user(account_id):
    """The Avaturn user id of an account. Creates the user on the first call."""
    accounts = json.loads(FILE.read_text()) if FILE.exists() else {}
    if account_id not in accounts:
        user = call("POST", "/users/new")
        accounts[account_id] = {"avaturnUserId": user["id"]}
        FILE.write_text(json.dumps(accounts, indent=2))
    return accounts[account_id]["avaturnUserId"]
