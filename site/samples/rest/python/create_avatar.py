import sys
import urllib.error
import urllib.request
import uuid
from pathlib import Path

from avaturn import call
from receiver.store import add_job, remove_job

if len(sys.argv) not in (6, 7):
    sys.exit("Usage: python3 create_avatar.py <user id> <male|female> <front> <side 1> <side 2> [<telephoto>]")
user_id, body_type, frontal, side_1, side_2, telephoto = (sys.argv[1:] + ["false"])[:6]


def multipart(fields, photos):
    """The body of a form and its Content-Type, as RFC 7578 describes them."""
    boundary = uuid.uuid4().hex
    parts = [(f'name="{name}"', value.encode()) for name, value in fields.items()]
    for name, file in photos.items():
        head = f'name="{name}"; filename="{name}.jpg"\r\nContent-Type: image/jpeg'
        parts.append((head, Path(file).read_bytes()))
    body = b"".join(
        f"--{boundary}\r\nContent-Disposition: form-data; {head}\r\n\r\n".encode() + content + b"\r\n"
        for head, content in parts
    )
    return body + f"--{boundary}--\r\n".encode(), f"multipart/form-data; boundary={boundary}"


# Before anything is created, because a path can be wrong.
form, content_type = multipart(
    {"body-type": body_type, "telephoto": telephoto},
    {"image-frontal": frontal, "image-side-1": side_1, "image-side-2": side_2},
)
avatar = call("POST", "/avatars/new", body={"user_id": user_id})
print(f"Avatar {avatar['avatar_id']}")
# Before the upload, so that the job survives whatever happens after it.
job = {"id": avatar["avatar_id"], "kind": "avatar", "avatarId": avatar["avatar_id"], "userId": user_id}
add_job(**job)

upload = urllib.request.Request(avatar["upload_url"], data=form, headers={"Content-Type": content_type})
try:
    urllib.request.urlopen(upload, timeout=120).close()
except urllib.error.HTTPError as error:
    remove_job(job)
    sys.exit(f"The upload failed: {error.code} {error.read().decode(errors='replace')}")
print("The photos are uploaded.")
