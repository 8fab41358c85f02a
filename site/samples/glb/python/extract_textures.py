"""Write the textures of a GLB into a folder and list the material slots that use them.

python3 extract_textures.py avatar.glb textures
"""
import json
import struct
import sys
from pathlib import Path


def read_glb(path):
    """Return the JSON document and the binary chunk of a GLB file."""
    data = path.read_bytes()
    if len(data) < 12 or data[:4] != b"glTF":
        sys.exit(f"{path} is not a GLB file.")
    document, binary, offset = {}, b"", 12
    while offset + 8 <= len(data):
        length, kind = struct.unpack_from("<II", data, offset)
        chunk = data[offset + 8 : offset + 8 + length]
        if kind == 0x4E4F534A:
            document = json.loads(chunk)
        elif kind == 0x004E4942:
            binary = chunk
        offset += 8 + length
    return document, binary


def texture_slots(material):
    """Yield each texture slot of a material as (name, texture index)."""
    pbr = material.get("pbrMetallicRoughness", {})
    slots = {
        "baseColor": pbr.get("baseColorTexture"),
        "metallicRoughness": pbr.get("metallicRoughnessTexture"),
        "normal": material.get("normalTexture"),
        "occlusion": material.get("occlusionTexture"),
        "emissive": material.get("emissiveTexture"),
    }
    for name, slot in slots.items():
        if slot:
            yield name, slot["index"]


if len(sys.argv) != 3:
    sys.exit("Usage: extract_textures.py <avatar.glb> <folder>")
document, binary = read_glb(Path(sys.argv[1]))
folder = Path(sys.argv[2])
folder.mkdir(parents=True, exist_ok=True)

files = {}
for index, image in enumerate(document.get("images", [])):
    if "bufferView" not in image:
        continue
    view = document["bufferViews"][image["bufferView"]]
    start = view.get("byteOffset", 0)
    ending = "png" if image["mimeType"] == "image/png" else "jpg"
    # The index distinguishes two images of the same name.
    name = image.get("name", "image").replace("/", "_")
    files[index] = f"{index:02d}_{name}.{ending}"
    (folder / files[index]).write_bytes(binary[start : start + view["byteLength"]])

for material in document.get("materials", []):
    alpha = material.get("alphaMode", "OPAQUE")
    print(f"{material.get('name', 'material')} (alphaMode {alpha})")
    for slot, texture in texture_slots(material):
        source = document["textures"][texture].get("source")
        print(f"  {slot}: {files.get(source, 'stored outside the file')}")
