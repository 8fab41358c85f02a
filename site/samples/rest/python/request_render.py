import sys

from receiver.store import add_job

if len(sys.argv) not in (2, 3, 4):
    sys.exit("Usage: python3 request_render.py <avatar id> [<scene>] [<format>]")
avatar_id, scene, image_format = (sys.argv[1:] + ["common/transparent_half_body", "png"][len(sys.argv) - 2 :])[:3]
job_id = add_job(kind="render", avatarId=avatar_id, scene=scene, format=image_format)
print(f"The server will save renders/{job_id}.{image_format}.")
