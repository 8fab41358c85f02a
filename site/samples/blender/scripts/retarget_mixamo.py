"""Bake a Mixamo clip onto an Avaturn avatar, and add it to a copy of the avatar's GLB.

blender --background --factory-startup --python-exit-code 1 \\
  --python retarget_mixamo.py -- avatar.glb clip.fbx animated.glb
"""
import json
import re
import struct
import sys
import tempfile
from pathlib import Path

import bpy

try:
    import numpy
except ModuleNotFoundError:
    sys.exit("Blender's Python has no NumPy, which its glTF add-on needs. On Debian: apt install python3-numpy")
# Blender 3.4 reads GLB files with this alias of `bool`, which Debian's NumPy no longer has.
vars(numpy).setdefault("bool", bool)

arguments = sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else []
if len(arguments) != 3:
    sys.exit("Usage: retarget_mixamo.py -- <avatar.glb> <clip.fbx> <animated.glb>")
avatar_path, clip_path, output_path = (str(Path(argument).resolve()) for argument in arguments)


def import_armature(operator, **options):
    """Run an import operator and return the armature object it added."""
    before = set(bpy.data.objects)
    operator(**options)
    added = [item for item in bpy.data.objects if item not in before]
    armature = next((item for item in added if item.type == "ARMATURE"), None)
    if armature is None:
        sys.exit(f"There is no skeleton in {options['filepath']}.")
    return armature


def world_rotation(armature, matrix):
    """Return the world rotation of a matrix given in the armature's space."""
    return (armature.matrix_world @ matrix).to_quaternion()


def read_glb(path):
    """Return the JSON and the binary data of a GLB file."""
    data = Path(path).read_bytes()
    end = 20 + int.from_bytes(data[12:16], "little")
    return json.loads(data[20:end]), data[end + 8 :]


def write_glb(path, document, binary):
    """Write a GLB file. Each of its two chunks fills a multiple of four bytes."""
    text = json.dumps(document, separators=(",", ":")).encode()
    text += b" " * (-len(text) % 4)
    binary += bytes(-len(binary) % 4)
    chunks = struct.pack("<I4s", len(text), b"JSON") + text + struct.pack("<I4s", len(binary), b"BIN\0") + binary
    Path(path).write_bytes(struct.pack("<4sII", b"glTF", 2, 12 + len(chunks)) + chunks)


def add_clip(document, binary, clip, clip_binary):
    """Add the clip of one GLB to another with the same joint names, and return the new binary data."""
    accessors, views = len(document["accessors"]), len(document["bufferViews"])
    for view in clip["bufferViews"]:
        document["bufferViews"].append({**view, "byteOffset": len(binary) + view.get("byteOffset", 0)})
    for accessor in clip["accessors"]:
        document["accessors"].append({**accessor, "bufferView": views + accessor["bufferView"]})
    document["buffers"][0]["byteLength"] = len(binary) + len(clip_binary)

    joints = {document["nodes"][joint]["name"]: joint for joint in document["skins"][0]["joints"]}
    animation = clip["animations"][0]
    for sampler in animation["samplers"]:
        sampler["input"] += accessors
        sampler["output"] += accessors
    for channel in animation["channels"]:
        target = channel["target"]
        target["node"] = joints[clip["nodes"][target["node"]]["name"]]
    document.setdefault("animations", []).append(animation)
    return binary + clip_binary


bpy.ops.wm.read_factory_settings(use_empty=True)
avatar = import_armature(bpy.ops.import_scene.gltf, filepath=avatar_path, bone_heuristic="BLENDER")
if avatar.animation_data:
    # A clip that came with the avatar must not mix with the new one.
    avatar.animation_data_clear()
# Newer Blenders have a second FBX importer, and will drop this one.
has_legacy_importer = hasattr(bpy.types, "IMPORT_SCENE_OT_fbx")
import_fbx = bpy.ops.import_scene.fbx if has_legacy_importer else bpy.ops.wm.fbx_import
mixamo = import_armature(import_fbx, filepath=clip_path)
if not (mixamo.animation_data and mixamo.animation_data.action):
    sys.exit(f"There is no animation in {clip_path}.")

# Parents come before children in `bones`, so a parent's pose is known when its child needs it.
pairs = []
sources = {re.sub(r"^mixamorig\d*:", "", bone.name): bone for bone in mixamo.pose.bones}
for bone in avatar.pose.bones:
    bone.rotation_mode = "QUATERNION"
    # The cleared clip may have left the bone away from its rest pose.
    bone.location, bone.scale = (0, 0, 0), (1, 1, 1)
    pairs.append((bone, sources.get(bone.name)))
matched = sum(source is not None for _, source in pairs)
if "Hips" not in sources or matched < 20:
    sys.exit(f"Only {matched} bone names match. This is not a Mixamo skeleton.")

avatar_hips, source_hips = avatar.pose.bones["Hips"], sources["Hips"]
avatar_rest = avatar.matrix_world @ avatar_hips.bone.matrix_local.translation
source_rest = mixamo.matrix_world @ source_hips.bone.matrix_local.translation
# The two skeletons differ in leg length: scale the movement of the hips by their height.
travel_scale = avatar_rest.z / source_rest.z
to_avatar = avatar.matrix_world.inverted()

start, end = (int(frame) for frame in mixamo.animation_data.action.frame_range)
for frame in range(start, end + 1):
    bpy.context.scene.frame_set(frame)
    world = {}
    for bone, source in pairs:
        rest = world_rotation(avatar, bone.bone.matrix_local)
        parent = bone.parent
        # The rotation of the bone if only its parent moved.
        if parent:
            parent_rest = world_rotation(avatar, parent.bone.matrix_local)
            carried = world[parent.name] @ parent_rest.inverted() @ rest
        else:
            carried = rest
        if source is None:
            world[bone.name] = carried
            continue
        turn = (
            world_rotation(mixamo, source.matrix)
            @ world_rotation(mixamo, source.bone.matrix_local).inverted()
        )
        world[bone.name] = turn @ rest
        bone.rotation_quaternion = carried.inverted() @ world[bone.name]
        bone.keyframe_insert("rotation_quaternion", frame=frame)

    offset = (mixamo.matrix_world @ source_hips.matrix.translation - source_rest) * travel_scale
    position = to_avatar @ (avatar_rest + offset)
    avatar_hips.location = avatar_hips.bone.matrix_local.inverted() @ position
    avatar_hips.keyframe_insert("location", frame=frame)

baked = avatar.animation_data.action
baked.name = Path(clip_path).stem
bpy.data.objects.remove(mixamo)
# The exporter would otherwise write these, too.
for action in list(bpy.data.actions):
    if action != baked:
        bpy.data.actions.remove(action)

# Exporting the meshes would triple the file: Blender 3.4 writes the face shapes in full. So export only the skeleton with
# its clip, and add that clip to the avatar's own file, which keeps its names and clips.
bpy.ops.object.select_all(action="DESELECT")
avatar.select_set(True)
document, binary = read_glb(avatar_path)
with tempfile.TemporaryDirectory() as folder:
    skeleton_path = str(Path(folder) / "skeleton.glb")
    bpy.ops.export_scene.gltf(filepath=skeleton_path, export_format="GLB", use_selection=True)
    binary = add_clip(document, binary, *read_glb(skeleton_path))
write_glb(output_path, document, binary)
print(f"Baked {end - start + 1} frames of {matched} bones into {output_path}")
