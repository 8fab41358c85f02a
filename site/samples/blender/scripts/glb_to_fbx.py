"""Convert an avatar from GLB to FBX, with its textures embedded and in a folder next to it.

blender --background --factory-startup --python-exit-code 1 \\
  --python glb_to_fbx.py -- avatar.glb avatar.fbx
"""
import sys
from pathlib import Path

import bpy

try:
    import numpy
except ModuleNotFoundError:
    sys.exit("Blender's Python has no NumPy, which its glTF add-on needs. On Debian: apt install python3-numpy")
# Blender 3.4 reads GLB files with this alias of `bool`, which Debian's NumPy no longer has.
vars(numpy).setdefault("bool", bool)

arguments = sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else []
if len(arguments) != 2:
    sys.exit("Usage: glb_to_fbx.py -- <avatar.glb> <avatar.fbx>")
source, target = (Path(argument).resolve() for argument in arguments)

bpy.ops.wm.read_factory_settings(use_empty=True)
bpy.ops.import_scene.gltf(filepath=str(source), bone_heuristic="BLENDER")

# For a mesh that a clip animates, the importer makes an empty with its name, and numbers the mesh: Head_Mesh.001.
for empty in [item for item in bpy.data.objects if item.type == "EMPTY"]:
    mesh = bpy.data.objects.get(f"{empty.name}.001")
    if mesh and mesh.type == "MESH":
        name = empty.name
        bpy.data.objects.remove(empty)
        mesh.name = name

armature = next((item for item in bpy.data.objects if item.type == "ARMATURE"), None)
if armature is None:
    sys.exit(f"{source.name} has no skeleton, so it is not an avatar.")

# A GLB embeds its textures. Each needs a separate path before an FBX can refer to it.
folder = target.parent / f"{target.stem}_textures"
folder.mkdir(parents=True, exist_ok=True)
for image in bpy.data.images:
    if image.packed_file:
        ending = "jpg" if image.file_format == "JPEG" else "png"
        file = folder / f"{bpy.path.clean_name(image.name)}.{ending}"
        file.write_bytes(image.packed_file.data)
        image.filepath_raw = str(file)

# Select only the avatar: the importer also creates a helper mesh for bone shapes.
bpy.ops.object.select_all(action="DESELECT")
armature.select_set(True)
for item in bpy.data.objects:
    if item.type == "MESH" and item.find_armature() == armature:
        item.select_set(True)
bpy.context.view_layer.objects.active = armature

bpy.ops.export_scene.fbx(
    filepath=str(target),
    use_selection=True,
    object_types={"ARMATURE", "MESH"},
    # Leaf bones would add an end joint to every finger, toe and head.
    add_leaf_bones=False,
    # Applying modifiers would drop the shape keys that a T2 face needs.
    use_mesh_modifiers=False,
    bake_anim=bool(bpy.data.actions),
    path_mode="COPY",
    embed_textures=True,
)
print(f"Wrote {target} ({target.stat().st_size} bytes)")
