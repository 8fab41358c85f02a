import json
import threading
from pathlib import Path

from avaturn import call

FILE = Path("accounts.json")
ONE_AT_A_TIME = threading.Lock()


def avaturn_user(account_id):
    """The Avaturn user id of an account. Creates the user on the first call.

    One call runs at a time, so that two requests of one account don't create two users. Your database does this with a
    unique key.
    """
    with ONE_AT_A_TIME:
        accounts = json.loads(FILE.read_text()) if FILE.exists() else {}
        if account_id not in accounts:
            user = call("POST", "/users/new")
            accounts[account_id] = {"avaturnUserId": user["id"]}
            FILE.write_text(json.dumps(accounts, indent=2))
        return accounts[account_id]["avaturnUserId"]
