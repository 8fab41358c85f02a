import sys
import time
import urllib.parse

from avaturn import call

user_id, avatar_id = sys.argv[1:]

while True:
    avatars = call(
        "GET",
        f"/users/{urllib.parse.quote(user_id, safe='')}/avatars",
        query={"include_not_ready": "true"},
    )
    avatar = next((item for item in avatars if item["id"] == avatar_id), None)
    if avatar is None:
        sys.exit("This user has no such avatar.")
    print(avatar["status"])
    if avatar["status"] == "ready":
        break
    if avatar["status"] == "failed":
        sys.exit("The photos could not be used. Take new ones.")
    time.sleep(15)
