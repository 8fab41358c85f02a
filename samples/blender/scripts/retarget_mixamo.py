"""Bake a Mixamo clip onto an Avaturn avatar and export the result as a GLB.

blender --background --factory-startup --python-exit-code 1 \\
  --python retarget_mixamo.py -- avatar.glb clip.fbx animated.glb
"""
import re
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
# The exporter would otherwise write the source clip, and clips that came with the avatar, too.
for action in list(bpy.data.actions):
    if action != baked:
        bpy.data.actions.remove(action)

bpy.ops.object.select_all(action="DESELECT")
avatar.select_set(True)
for item in bpy.data.objects:
    if item.type == "MESH" and item.find_armature() == avatar:
        item.select_set(True)
bpy.ops.export_scene.gltf(filepath=output_path, export_format="GLB", use_selection=True)
print(f"Baked {end - start + 1} frames of {matched} bones into {output_path}")
