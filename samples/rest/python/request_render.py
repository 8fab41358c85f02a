import sys

from avaturn import call
from orders import save_order

avatar_id, scene, image_format = (sys.argv[1:] + ["common/transparent_half_body", "png"])[:3]

render = call(
    "POST",
    "/renders/new",
    query={"avatar_id": avatar_id, "scene": scene, "format": image_format},
)
save_order(render["id"], {"kind": "render", "avatarId": avatar_id, "format": image_format})
print(f"Render {render['id']} is {render['status']}.")
