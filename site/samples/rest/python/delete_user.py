import sys
import urllib.parse

from avaturn import call

if len(sys.argv) != 2:
    sys.exit("Usage: python3 delete_user.py <user id>")
call("DELETE", f"/users/{urllib.parse.quote(sys.argv[1], safe='')}")
print("Deleted.")
