"""Make small clips like downloads from Mixamo: its bone names, centimeters, rest pose in T-pose, without skin or with it.

blender --background --factory-startup --python-exit-code 1 --python tests/blender/make_clip_fixtures.py -- tests/fixtures/clips
"""
import math
import sys
from pathlib import Path

import bpy
from mathutils import Matrix, Quaternion, Vector

folder = Path(sys.argv[sys.argv.index("--") + 1]).resolve()
folder.mkdir(parents=True, exist_ok=True)

# Heads of bones in centimeters, by Blender's axes: +X is the left side, -Y is the front, +Z is up.
# Longer legs and shorter arms than the sample avatars have.
center = {
    "Hips": (None, (0, 0, 104)),
    "Spine": ("Hips", (0, 0.5, 114)),
    "Spine1": ("Spine", (0, 1, 126)),
    "Spine2": ("Spine1", (0, 1, 139)),
    "Neck": ("Spine2", (0, 1, 154)),
    "Head": ("Neck", (0, 0, 163)),
    "HeadTop_End": ("Head", (0, 0, 182)),
}
left = {
    "Shoulder": ("Spine2", (6, 1, 149)),
    "Arm": ("Shoulder", (17, 1.5, 148)),
    "ForeArm": ("Arm", (42, 1.5, 148)),
    "Hand": ("ForeArm", (66, 1.5, 148)),
    "HandIndex1": ("Hand", (75, -1, 148)),
    "UpLeg": ("Hips", (9, 0, 98)),
    "Leg": ("UpLeg", (9, 0, 54)),
    "Foot": ("Leg", (9, 0, 10)),
    "ToeBase": ("Foot", (9, -10, 1.5)),
    "Toe_End": ("ToeBase", (9, -17, 1.5)),
}
bones = dict(center)
for side, sign in (("Left", 1), ("Right", -1)):
    for name, (parent, (x, y, z)) in left.items():
        bones[side + name] = (parent if parent in center else side + parent, (sign * x, y, z))


def make_armature(prefix):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    # Values in a file are centimeters, as on Mixamo, and no node has a scale.
    bpy.context.scene.unit_settings.scale_length = 0.01
    data = bpy.data.armatures.new("Armature")
    armature = bpy.data.objects.new("Armature", data)
    bpy.context.collection.objects.link(armature)
    bpy.context.view_layer.objects.active = armature
    bpy.ops.object.mode_set(mode="EDIT")
    for name, (parent, head) in bones.items():
        bone = data.edit_bones.new(prefix + name)
        child = next((other for above, other in bones.values() if above == name), None)
        bone.head = head
        bone.tail = child or Vector(head) + Vector((0, 0, 5))
        if parent:
            bone.parent = data.edit_bones[prefix + parent]
    bpy.ops.object.mode_set(mode="OBJECT")
    return armature


def pose(armature, prefix, turns, travel, frame):
    """Turn bones by world axes, parents first, and move the hips."""
    for bone in armature.pose.bones:
        bone.rotation_mode = "QUATERNION"
        bone.location, bone.rotation_quaternion = (0, 0, 0), Quaternion()
    bpy.context.view_layer.update()
    for name in bones:
        bone = armature.pose.bones[prefix + name]
        turn = turns.get(name)
        if name == "Hips":
            bone.matrix = Matrix.Translation(travel) @ bone.matrix
        if turn:
            bone.matrix = Matrix.Translation(bone.head) @ turn.to_matrix().to_4x4() @ Matrix.Translation(-bone.head) @ bone.matrix
        bpy.context.view_layer.update()
    for bone in armature.pose.bones:
        bone.keyframe_insert("rotation_quaternion", frame=frame)
        bone.keyframe_insert("location", frame=frame)


def squat(armature, prefix):
    """Bends the knees by up to 120 degrees and raises the left arm by 45: soles stay where they are."""
    rest, legs = 0, 88
    pose(armature, prefix, {}, (0, 0, 0), rest)
    for frame in range(1, 13):
        angle = math.radians(60) * (1 - math.cos(2 * math.pi * (frame - 1) / 11)) / 2
        forward, back = Quaternion((1, 0, 0), -angle), Quaternion((1, 0, 0), 2 * angle)
        turns = {"LeftArm": Quaternion((0, 1, 0), math.radians(-45))}
        for side in ("Left", "Right"):
            turns |= {f"{side}UpLeg": forward, f"{side}Leg": back, f"{side}Foot": forward}
        pose(armature, prefix, turns, (0, 0, -legs * (1 - math.cos(angle))), frame)
    scene = bpy.context.scene
    scene.frame_start, scene.frame_end = 1, 12
    scene.render.fps = 30
    # A download has its bones at rest, and the motion in the clip only.
    scene.frame_set(rest)


def export_fbx(name, **options):
    bpy.ops.export_scene.fbx(
        filepath=str(folder / name),
        add_leaf_bones=False,
        bake_anim_use_nla_strips=False,
        bake_anim_use_all_actions=False,
        bake_anim_simplify_factor=0,
        **options,
    )


armature = make_armature("mixamorig:")
squat(armature, "mixamorig:")
export_fbx("squat.fbx", object_types={"ARMATURE"})
bpy.ops.export_anim.bvh(filepath=str(folder / "squat.bvh"), frame_start=1, frame_end=12)

# With skin, a texture, and the camera and light that a Blender scene has.
mesh = bpy.data.meshes.new("Body")
mesh.from_pydata([(-5, 0, 100), (5, 0, 100), (0, 0, 160)], [], [(0, 1, 2)])
body = bpy.data.objects.new("Body", mesh)
bpy.context.collection.objects.link(body)
body.parent = armature
body.modifiers.new("Armature", "ARMATURE").object = armature
body.vertex_groups.new(name="mixamorig:Hips").add([0, 1, 2], 1, "REPLACE")
material = bpy.data.materials.new("Skin")
material.use_nodes = True
image = bpy.data.images.new("skin", 4, 4)
image.filepath_raw = "//skin.png"
texture = material.node_tree.nodes.new("ShaderNodeTexImage")
texture.image = image
material.node_tree.links.new(texture.outputs["Color"], material.node_tree.nodes["Principled BSDF"].inputs["Base Color"])
mesh.materials.append(material)
for name, data in (("Camera", bpy.data.cameras.new("Camera")), ("Light", bpy.data.lights.new("Light", "POINT"))):
    bpy.context.collection.objects.link(bpy.data.objects.new(name, data))
export_fbx("squat-with-skin.fbx")

# The same motion under names that need a guess.
armature = make_armature("")
squat(armature, "")
others = {"Hips": "pelvis", "LeftArm": "upperarm_l", "LeftUpLeg": "thigh_l", "RightUpLeg": "thigh_r"}
for name, other in others.items():
    armature.data.bones[name].name = other
bpy.ops.export_anim.bvh(filepath=str(folder / "other-names.bvh"), frame_start=1, frame_end=12)
