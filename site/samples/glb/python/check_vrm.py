"""Check whether an exported avatar can become a VRM 1.0 model, and which expressions it can drive.

python3 check_vrm.py avatar.glb
"""
import json
import struct
import sys
from pathlib import Path

REQUIRED_JOINTS = ["Hips", "Spine", "Head"] + [
    side + part
    for side in ("Left", "Right")
    for part in ("Arm", "ForeArm", "Hand", "UpLeg", "Leg", "Foot")
]
EXPRESSIONS = {
    "aa": ["viseme_aa"],
    "ih": ["viseme_I"],
    "ou": ["viseme_U"],
    "ee": ["viseme_E"],
    "oh": ["viseme_O"],
    "blink": ["eyeBlinkLeft", "eyeBlinkRight"],
    "blinkLeft": ["eyeBlinkLeft"],
    "blinkRight": ["eyeBlinkRight"],
    "happy": ["mouthSmileLeft", "mouthSmileRight"],
    "surprised": ["browInnerUp", "eyeWideLeft", "eyeWideRight", "jawOpen"],
    "lookUp": ["eyesLookUp"],
    "lookDown": ["eyesLookDown"],
}

if len(sys.argv) != 2:
    sys.exit("Usage: check_vrm.py <avatar.glb>")
data = Path(sys.argv[1]).read_bytes()
if len(data) < 20 or data[:4] != b"glTF":
    sys.exit(f"{sys.argv[1]} is not a GLB file.")
# The JSON chunk is always the first: its length is at byte 12, its text starts at byte 20.
(json_length,) = struct.unpack_from("<I", data, 12)
document = json.loads(data[20 : 20 + json_length])

nodes = document.get("nodes", [])
joints = {nodes[index].get("name") for skin in document.get("skins", []) for index in skin["joints"]}
missing = [name for name in REQUIRED_JOINTS if name not in joints]
print(f"Joints: {len(joints)}; required and missing: {', '.join(missing) or 'none'}")

shapes = {
    name
    for mesh in document.get("meshes", [])
    for name in mesh.get("extras", {}).get("targetNames", [])
}
print(f"Morph target names: {len(shapes)}")
for expression, needed in EXPRESSIONS.items():
    absent = [name for name in needed if name not in shapes]
    print(f"  {expression}: {'ready' if not absent else 'needs ' + ', '.join(absent)}")

sys.exit(1 if missing else 0)
