import sys
from pathlib import Path

import requests

from avaturn import call

if len(sys.argv) != 6:
    sys.exit("Usage: python3 create_avatar.py <user id> <male|female> <front.jpg> <side-1.jpg> <side-2.jpg>")
user_id, body_type, frontal, side_1, side_2 = sys.argv[1:]

avatar = call("POST", "/avatars/new", body={"user_id": user_id})
print(f"Avatar {avatar['avatar_id']}")

photos = {"image-frontal": frontal, "image-side-1": side_1, "image-side-2": side_2}
upload = requests.post(
    avatar["upload_url"],
    data={"body-type": body_type, "telephoto": "false"},
    files={field: (Path(file).name, Path(file).read_bytes(), "image/jpeg") for field, file in photos.items()},
    timeout=120,
)
upload.raise_for_status()
print("The photos are uploaded.")
