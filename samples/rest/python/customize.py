import json
import sys
from pathlib import Path

from avaturn import call

avatar_id = sys.argv[1]
call("PUT", f"/avatars/{avatar_id}/customization", body=json.loads(Path("customization.json").read_text()))
print("The customization is set.")
