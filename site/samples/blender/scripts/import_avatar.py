"""Import an avatar into an empty scene, report its contents, and save a .blend file.

blender --background --factory-startup --python-exit-code 1 \\
  --python import_avatar.py -- avatar.glb avatar.blend
"""
import sys
from pathlib import Path

import bpy
from mathutils import Vector

try:
    import numpy
except ModuleNotFoundError:
    sys.exit("Blender's Python has no NumPy, which its glTF add-on needs. On Debian: apt install python3-numpy")
# Blender 3.4 reads GLB files with this alias of `bool`, which Debian's NumPy no longer has.
vars(numpy).setdefault("bool", bool)

arguments = sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else []
if len(arguments) != 2:
    sys.exit("Usage: import_avatar.py -- <avatar.glb> <output.blend>")
source, target = (Path(argument).resolve() for argument in arguments)

bpy.ops.wm.read_factory_settings(use_empty=True)
bpy.ops.import_scene.gltf(
    filepath=str(source),
    bone_heuristic="BLENDER",
    guess_original_bind_pose=True,
    import_shading="NORMALS",
    import_pack_images=True,
    merge_vertices=False,
)

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

# The importer also creates a helper mesh for bone shapes, so only skinned meshes count.
meshes = [
    item
    for item in bpy.data.objects
    if item.type == "MESH" and item.find_armature() == armature
]
if not meshes:
    sys.exit(f"{source.name} has a skeleton, but no mesh is bound to it.")

# A clip that came with the avatar plays, so measure the rest pose.
armature.data.pose_position = "REST"
bpy.context.view_layer.update()
corners = [mesh.matrix_world @ Vector(corner) for mesh in meshes for corner in mesh.bound_box]
height = max(corner.z for corner in corners) - min(corner.z for corner in corners)
armature.data.pose_position = "POSE"

print(f"Bones: {len(armature.data.bones)}")
print(f"Height: {height:.2f} m")
for mesh in meshes:
    keys = mesh.data.shape_keys
    # The first key is the basis, which contains the shape at rest.
    count = len(keys.key_blocks) - 1 if keys else 0
    print(f"{mesh.name}: {len(mesh.data.polygons)} triangles, {count} shape keys")
for action in bpy.data.actions:
    print(f"Action: {action.name}")

bpy.ops.wm.save_as_mainfile(filepath=str(target))
