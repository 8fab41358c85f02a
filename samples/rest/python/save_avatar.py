import sys

from avatar_export import export_avatar

print(f"Saved {export_avatar(sys.argv[1])}")
