"""Make clips of one motion with skeletons of many programs: their names, rest poses, bone axes, units and formats.

blender --background --factory-startup --python-exit-code 1 --python bench/glb/make_clips.py -- .cache/clips static/models/t1-male.glb
"""
import json
import math
import sys
from pathlib import Path

import bpy
import numpy
from mathutils import Euler, Matrix, Quaternion, Vector

folder, avatar_file = (str(Path(path).resolve()) for path in sys.argv[sys.argv.index("--") + 1 :])
folder = Path(folder)
# Blender 3.4 imports meshes with a name that NumPy 1.24 removed.
numpy.bool = bool
folder.mkdir(parents=True, exist_ok=True)
last = 31
to_blender = Matrix(((1, 0, 0), (0, 0, -1), (0, 1, 0)))

# Parent and position of each joint in T-pose, in meters, with glTF's axes. The right side mirrors the left one.
places = """Hips - 0 .98 0,Spine Hips 0 1.08 -.01,Spine1 Spine 0 1.2 -.01,Spine2 Spine1 0 1.32 -.01,Neck Spine2 0 1.5 0,
Head Neck 0 1.59 .01,@Shoulder Spine2 .04 1.44 0,@Arm @Shoulder .17 1.44 0,@ForeArm @Arm .44 1.44 0,@Hand @ForeArm .69 1.44 0,
@Middle @Hand .78 1.44 0,@Index @Hand .78 1.44 .03,@Pinky @Hand .76 1.435 -.05,@Thumb @Hand .72 1.43 .04,
@UpLeg Hips .1 .93 0,@Leg @UpLeg .1 .51 0,@Foot @Leg .1 .09 -.01,@ToeBase @Foot .1 .02 .12"""
parts = [place.split(" ") for place in places.replace("\n", "").split(",")]
parent_of, at = {}, {}
for side, sign in (("Left", 1), ("Right", -1)):
    for part, parent, x, y, z in parts:
        parent_of[part.replace("@", side)] = None if parent == "-" else parent.replace("@", side)
        at[part.replace("@", side)] = Vector((sign * float(x), float(y), float(z)))

arms = "@Shoulder @Arm @ForeArm @Hand"
legs = "@UpLeg @Leg @Foot @ToeBase"
mixamo = f"Hips Spine Spine1 Spine2 Neck Head {arms} @HandMiddle1 @HandIndex1 @HandPinky1 @HandThumb1 {legs}"
unity = "@MiddleProximal @IndexProximal @LittleProximal"
limbs = "@Shoulder @UpperArm @LowerArm @Hand"
# Prefix, names of both sides, and the names in the order of `parts`; `-` is a joint that the program doesn't have.
families = {
    "Mixamo": ("mixamorig:", "Left Right", mixamo),
    "Character1": ("Character1:", "Left Right", mixamo),
    "CMU": ("", "Left Right", f"Hips LowerBack Spine Spine1 Neck Head {arms} - @HandIndex1 - - {legs}"),
    "Biovision": ("", "Left Right", "Hips - Chest Chest2 Neck Head @Collar @Shoulder @Elbow @Wrist - - - - @Hip @Knee @Ankle @Toe"),
    "Rokoko": ("", "Left Right", f"Hips Spine1 Spine2 Spine4 Neck Head {arms} @Finger3Proximal @Finger2Proximal @Finger5Proximal @Finger1Metacarpal @Thigh @Shin @Foot @Toe"),
    "Unity": ("", "Left Right", f"Hips Spine Chest UpperChest Neck Head {limbs} {unity} @ThumbProximal @UpperLeg @LowerLeg @Foot @Toes"),
    "VRM": ("", "left right", f"hips spine chest upperChest neck head {limbs} {unity} @ThumbMetacarpal @UpperLeg @LowerLeg @Foot @Toes"),
    "VRoid": ("J_Bip_", "L R", "C_Hips C_Spine C_Chest C_UpperChest C_Neck C_Head @_Shoulder @_UpperArm @_LowerArm @_Hand @_Middle1 @_Index1 @_Little1 @_Thumb1 @_UpperLeg @_LowerLeg @_Foot @_ToeBase"),
    "Unreal": ("", "l r", "pelvis spine_01 spine_02 spine_03 neck_01 head clavicle_@ upperarm_@ lowerarm_@ hand_@ middle_01_@ index_01_@ pinky_01_@ thumb_01_@ thigh_@ calf_@ foot_@ ball_@"),
    "Numbered": ("Bone.", "0 1", " ".join(f"{at}{'@' if at > 5 else ''}" for at in range(18))),
    "Rigify": ("", "L R", "spine spine.001 spine.002 spine.003 spine.004 spine.006 shoulder.@ upper_arm.@ forearm.@ hand.@ f_middle.01.@ f_index.01.@ f_pinky.01.@ thumb.01.@ thigh.@ shin.@ foot.@ toe.@"),
    "Biped": ("Bip001~", "L R", "Pelvis Spine Spine1 Spine2 Neck Head @~Clavicle @~UpperArm @~Forearm @~Hand @~Finger2 @~Finger1 @~Finger4 @~Finger0 @~Thigh @~Calf @~Foot @~Toe0"),
}

# Degrees around X, Y and Z since the T-pose, of the left side.
rests = {
    "T": {},
    "A": {"Arm": (0, 0, -45)},
    "I": {"Arm": (0, 0, -85)},
    "T with palms forward": {"Hand": (-90, 0, 0)},
    "T with palms up": {"Hand": (-170, 0, 0)},
    "T with rolled forearms": {"ForeArm": (-90, 0, 0)},
    "A with palms back": {"Arm": (0, 0, -45), "Hand": (60, 0, 0)},
    "spread legs": {"UpLeg": (0, 0, 20)},
    "A and spread legs": {"Arm": (0, 0, -45), "UpLeg": (0, 0, 15)},
    "arms forward": {"Arm": (0, -80, 0)},
    "crouch": {"Hips": (20, 0, 0), "UpLeg": (-50, 0, 0), "Leg": (60, 0, 0), "Foot": (-30, 0, 0), "Arm": (0, 0, -50)},
    "turned head": {"Head": (0, 45, 0)},
    "A with legs turned out": {"Arm": (0, 0, -45), "UpLeg": (0, 25, 0)},
    "legs turned far out": {"UpLeg": (0, 45, 0)},
    "feet turned out": {"Foot": (0, 30, 0)},
    "twisted spine": {"Spine": (0, 10, 0), "Spine1": (0, 10, 0), "Spine2": (0, 10, 0)},
    "lying": {"Hips": (0, 0, 90)},
    "stick": {"Hips": (90, 0, 0), "Arm": (0, 0, -90)},
}


def motion(frame, sign, bend):
    """A walk, a turn, a lean with twisted hands, and a jump. Elbows are bent by this angle more, and the arms rolled."""
    share = (frame - 1) / (last - 1)
    swing = math.sin(share * 6 * math.pi)
    return {
        "Hips": (15 * math.sin(share * math.pi), 60 * math.sin(share * math.pi), 0),
        "Spine1": (20 * share, 0, 0),
        "Head": (0, 25 * swing, 0),
        "Arm": (30 * swing * sign + 0.6 * bend, 0, 60 * share - 70),
        "ForeArm": (40 * share, -30 - 20 * swing - bend, 0),
        "Hand": (30 * swing, 0, 20 * share),
        "UpLeg": (-25 - 25 * swing * sign, 0, 5),
        "Leg": (30 + 20 * abs(swing), 0, 0),
    }


def jump(frame):
    return max(0, 0.3 * math.sin((frame - 20) / 10 * math.pi)) if frame >= 20 else 0


def worlds(angles):
    """World rotation of each joint since the T-pose."""
    found = {None: Quaternion()}
    for joint, parent in parent_of.items():
        sign = -1 if joint.startswith("Right") else 1
        x, y, z = map(math.radians, angles(sign).get(joint.replace("Left", "").replace("Right", ""), (0, 0, 0)))
        found[joint] = found[parent] @ Euler((x, sign * y, sign * z)).to_quaternion()
    return found


def positions(rotations, lift=0):
    """Positions with the lower foot at this height above the floor."""
    found = {}
    for joint, parent in parent_of.items():
        found[joint] = found[parent] + rotations[parent] @ (at[joint] - at[parent]) if parent else Vector()
    feet = [joint for joint in at if joint[-4:] in ("Foot", "Base")]
    rise = Vector((0, lift - min(found[foot].y - at[foot].y for foot in feet), 0))
    return {joint: place + rise for joint, place in found.items()}


def make(family, rest, unit=1, bones="along", world=0, hover=0, bend=0):
    """An armature with the motion from frame 1 on. Frame 0 is its rest pose. Returns how to key a T-pose."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.frame_start, scene.frame_end = 1, last
    scene.unit_settings.scale_length = 1 / unit
    prefix, sides, listed = families[family]
    names = {
        part[0].replace("@", side): (prefix + name.replace("@", own)).replace("~", " ")
        for part, name in zip(parts, listed.split(" "))
        for side, own in zip(("Left", "Right"), sides.split(" "))
        if name != "-"
    }
    resting = worlds(lambda sign: rests[rest])
    heads = {joint: to_blender @ place * unit for joint, place in positions(resting, hover).items()}
    data = bpy.data.armatures.new("Armature")
    armature = bpy.data.objects.new("Armature", data)
    armature.rotation_euler = (0, 0, math.radians(world))
    bpy.context.collection.objects.link(armature)
    bpy.context.view_layer.objects.active = armature
    bpy.ops.object.mode_set(mode="EDIT")
    above = {}
    for joint, parent in parent_of.items():
        if joint not in names:
            continue
        above[joint] = parent if parent in names or not parent else parent_of[parent]
        bone = data.edit_bones.new(names[joint])
        child = next((other for other, own in parent_of.items() if own == joint), None)
        bone.head = heads[joint]
        bone.tail = heads[child] if child and bones != "up" else heads[joint] + Vector((0, 0, 0.05 * unit))
        bone.roll = math.radians(40 * len(joint)) if bones == "rolled" else 0
        if bones == "turned":
            bone.align_roll(to_blender @ (resting[joint] @ Vector((0, 0, 1))))
        bone.parent = data.edit_bones[names[above[joint]]] if parent else None
    bpy.ops.object.mode_set(mode="OBJECT")
    axes = {joint: data.bones[name].matrix_local.to_3x3() for joint, name in names.items()}

    def key(frame):
        rotations = worlds(lambda sign: motion(frame, sign, bend) if frame > 0 else rests[rest] if frame == 0 else {})
        turns = {joint: (rotations[joint] @ resting[joint].inverted()).to_matrix() for joint in axes}
        pose = {joint: to_blender @ turns[joint] @ to_blender.transposed() @ own for joint, own in axes.items()}
        for joint, parent in above.items():
            bone = armature.pose.bones[names[joint]]
            still = axes[parent].inverted() @ axes[joint] if parent else axes[joint]
            moved = pose[parent].inverted() @ pose[joint] if parent else pose[joint]
            bone.rotation_mode = "QUATERNION"
            bone.rotation_quaternion = (still.inverted() @ moved).to_quaternion()
            bone.keyframe_insert("rotation_quaternion", frame=frame)
        bone = armature.pose.bones[names["Hips"]]
        place = to_blender @ (positions(rotations, jump(frame))["Hips"] + Vector((0, 0, 0.03 * frame))) * unit
        bone.location = axes["Hips"].inverted() @ (place - heads["Hips"]) if frame > 0 else (0, 0, 0)
        bone.keyframe_insert("location", frame=frame)

    for frame in range(1 if bend else 0, last + 1):
        key(frame)
    return names, lambda: key(-1)


def judge(names, key_t_pose):
    """World rotations of the avatar's bones since its rest pose, per frame, as constraints turn them.

    Each bone copies the world rotation of a bone that is fixed to the source's, and turned as the avatar's in T-pose.
    """
    scene, source = bpy.context.scene, bpy.data.objects["Armature"]
    # The report says that the turn of a file is left out.
    source.rotation_euler = (0, 0, 0)
    key_t_pose()
    bpy.ops.import_scene.gltf(filepath=avatar_file)
    avatar = next(one for one in bpy.context.selected_objects if one.type == "ARMATURE")
    avatar.animation_data_clear()
    scene.frame_set(-1)
    resting = {
        joint: (avatar.matrix_world @ avatar.data.bones[joint].matrix_local).to_quaternion()
        for joint in names
        if joint in avatar.data.bones
    }
    fixed = {}
    for joint, turn in resting.items():
        posed = (source.matrix_world @ source.pose.bones[names[joint]].matrix).to_quaternion()
        fixed[joint] = source.data.bones[names[joint]].matrix_local.to_quaternion() @ posed.inverted() @ turn
    bpy.context.view_layer.objects.active = source
    bpy.ops.object.mode_set(mode="EDIT")
    for joint, turn in fixed.items():
        bone = source.data.edit_bones.new("judge " + joint)
        bone.parent = source.data.edit_bones[names[joint]]
        bone.tail = Vector((0, 1, 0))
        bone.matrix = Matrix.LocRotScale(bone.parent.head, turn, None)
    bpy.ops.object.mode_set(mode="OBJECT")
    for joint in resting:
        copy = avatar.pose.bones[joint].constraints.new("COPY_ROTATION")
        copy.target, copy.subtarget = source, "judge " + joint
    poses = []
    for frame in range(1, last + 1):
        scene.frame_set(frame)
        turned = {
            joint: (avatar.matrix_world @ avatar.pose.bones[joint].matrix).to_quaternion() @ rest.inverted()
            for joint, rest in resting.items()
        }
        poses.append({joint: [turn.x, turn.z, -turn.y, turn.w] for joint, turn in turned.items()})
    return poses


def save(path, frame=0, **options):
    bpy.context.scene.frame_set(frame)
    if path.endswith("fbx"):
        bpy.ops.export_scene.fbx(filepath=path, add_leaf_bones=False, bake_anim_use_nla_strips=False, **options)
    elif path.endswith("bvh"):
        bpy.ops.export_anim.bvh(filepath=path, frame_start=1, frame_end=last, rotate_mode="NATIVE", **options)
    else:
        bpy.ops.export_scene.gltf(filepath=path, export_format="GLB", export_frame_range=True, **options)


# File, names, rest pose, and where it isn't the default: skeleton and export.
clips = [
    ("mixamo.fbx", "Mixamo", "T", {"unit": 100}, {}),
    ("mixamo-moment.glb", "Mixamo", "T", {}, {"frame": 9}),
    ("mixamo-jump.glb", "Mixamo", "A", {"bones": "up"}, {"frame": 25}),
    ("mixamo.bvh", "Mixamo", "T", {}, {"global_scale": 100}),
    ("mixamo-x.fbx", "Mixamo", "T", {"unit": 100}, {"primary_bone_axis": "X", "secondary_bone_axis": "Y"}),
    ("character1.fbx", "Character1", "T with palms forward", {"unit": 100}, {}),
    ("character1.bvh", "Character1", "A with palms back", {}, {"global_scale": 39.37}),
    ("cmu.bvh", "CMU", "spread legs", {}, {"global_scale": 39.37}),
    ("cmu.fbx", "CMU", "A and spread legs", {"unit": 100, "hover": 0.05}, {}),
    ("biovision.bvh", "Biovision", "I", {}, {"global_scale": 39.37}),
    ("biovision-forward.bvh", "Biovision", "arms forward", {}, {"global_scale": 100}),
    ("biovision.fbx", "Biovision", "I", {}, {"axis_up": "Z", "axis_forward": "-Y"}),
    ("rokoko.fbx", "Rokoko", "T with palms forward", {"unit": 100}, {}),
    ("rokoko.glb", "Rokoko", "A with palms back", {"bones": "rolled"}, {}),
    ("unity.fbx", "Unity", "T", {}, {"axis_up": "Z", "axis_forward": "Y"}),
    ("unity.glb", "Unity", "T with palms up", {"bones": "up"}, {}),
    ("unity-forearms.glb", "Unity", "T with rolled forearms", {"bones": "up"}, {}),
    ("unity-crouch.glb", "Unity", "crouch", {}, {}),
    ("unity-crouch.fbx", "Unity", "crouch", {"unit": 100, "hover": 0.13}, {}),
    ("unreal.fbx", "Unreal", "A", {"unit": 100}, {"primary_bone_axis": "X", "secondary_bone_axis": "-Y"}),
    ("unreal-palms.fbx", "Unreal", "A with palms back", {"unit": 100, "bones": "rolled"}, {"axis_up": "Z", "axis_forward": "Y"}),
    ("unreal.glb", "Unreal", "A", {"bones": "rolled"}, {"frame": 15}),
    ("vrm.glb", "VRM", "T", {"bones": "up"}, {}),
    ("vrm-turned.fbx", "VRM", "T", {"world": 180}, {}),
    ("animation.vrma", "VRM", "T", {"bones": "up"}, {}),
    ("animation-palms.vrma", "VRM", "T with palms forward", {"bones": "up"}, {}),
    ("vroid.glb", "VRoid", "A", {"bones": "up"}, {"frame": 3}),
    ("biped.fbx", "Biped", "arms forward", {"unit": 39.37}, {"primary_bone_axis": "X", "secondary_bone_axis": "Y"}),
    ("biped.bvh", "Biped", "I", {}, {"global_scale": 39.37}),
    ("biped-frame.fbx", "Biped", "T", {"unit": 39.37}, {"frame": 12}),
    ("mixamo-frame.fbx", "Mixamo", "T", {"unit": 100}, {"frame": 15}),
    ("run-frame.fbx", "Mixamo", "T", {"unit": 100, "bend": 55}, {"frame": 12}),
    ("run-frame.glb", "Unreal", "A", {"bones": "rolled", "bend": 45}, {"frame": 7}),
    ("unreal-frame.fbx", "Unreal", "A", {"unit": 100}, {"frame": 20}),
    ("numbered.fbx", "Numbered", "T", {"unit": 100}, {}),
    ("numbered.bvh", "Numbered", "A", {}, {"global_scale": 100}),
    ("rigify.fbx", "Rigify", "A", {"unit": 100, "bones": "rolled"}, {}),
    ("head.fbx", "Mixamo", "turned head", {"unit": 100, "bones": "turned"}, {}),
    ("head.glb", "Unreal", "turned head", {"bones": "turned"}, {}),
    ("head-axes.glb", "Unity", "turned head", {"bones": "up"}, {}),
    ("legs.fbx", "Unreal", "A with legs turned out", {"unit": 100}, {"primary_bone_axis": "X", "secondary_bone_axis": "-Y"}),
    ("legs.glb", "Rokoko", "legs turned far out", {"bones": "rolled"}, {}),
    ("legs.bvh", "CMU", "A with legs turned out", {}, {"global_scale": 100}),
    ("feet.glb", "Unity", "feet turned out", {}, {}),
    ("spine.fbx", "Mixamo", "twisted spine", {"unit": 100}, {}),
    ("spine.glb", "Unity", "twisted spine", {}, {}),
    ("lying.bvh", "Mixamo", "lying", {}, {"global_scale": 100}),
    ("stick.bvh", "Mixamo", "stick", {}, {"global_scale": 100}),
    ("turned.bvh", "Biovision", "T", {"world": 90}, {"global_scale": 100}),
]
poses = {}
for file, family, rest, skeleton, options in clips:
    names, key_t_pose = make(family, rest, **skeleton)
    save(str(folder / file.replace(".vrma", ".vrma.glb")), **options)
    poses[file] = judge(names, key_t_pose)
truth = {
    "clips": clips,
    "poses": poses,
    "jumps": [jump(frame) for frame in range(1, last + 1)],
    "rate": bpy.context.scene.render.fps,
}
(folder / "truth.json").write_text(json.dumps(truth))
