"""Make an FBX like a Mixamo download: the skeleton and the walk of a GLB, its bones named with Mixamo's prefix."""
import sys

import bpy
import numpy

# Blender 3.4 reads GLB files with this alias of `bool`, which Debian's NumPy no longer has.
vars(numpy).setdefault("bool", bool)
source, target = sys.argv[sys.argv.index("--") + 1 :]
bpy.ops.wm.read_factory_settings(use_empty=True)
bpy.ops.import_scene.gltf(filepath=source, bone_heuristic="BLENDER")

armature = next(item for item in bpy.data.objects if item.type == "ARMATURE")
for bone in armature.data.bones:
    bone.name = f"mixamorig:{bone.name}"
for item in list(bpy.data.objects):
    if item != armature:
        bpy.data.objects.remove(item)
walk = next(action for action in bpy.data.actions if "Walk" in action.name)
for curve in walk.fcurves:
    # Blender has renamed the curves of the active clip only.
    if "mixamorig:" not in curve.data_path:
        curve.data_path = curve.data_path.replace('pose.bones["', 'pose.bones["mixamorig:')
    # Without this, Blender holds the renamed curves for broken and bakes a clip in which nothing moves.
    curve.update()
armature.animation_data_clear()
armature.animation_data_create().action = walk
for action in list(bpy.data.actions):
    if action != walk:
        bpy.data.actions.remove(action)
scene = bpy.context.scene
scene.frame_start, scene.frame_end = (round(frame) for frame in walk.frame_range)
# A download has its bones at rest, and the motion in the clip only.
rest = scene.frame_start - 1
for bone in armature.pose.bones:
    bone.matrix_basis.identity()
    for path in ("location", "rotation_quaternion", "scale"):
        bone.keyframe_insert(path, frame=rest)
scene.frame_set(rest)
bpy.ops.export_scene.fbx(
    filepath=target,
    add_leaf_bones=False,
    bake_anim_use_nla_strips=False,
    bake_anim_use_all_actions=False,
    bake_anim_simplify_factor=0,
)
