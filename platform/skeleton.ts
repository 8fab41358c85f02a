/**
 * The joints of an exported avatar and their names in animation tools.
 *
 * T1 has 52 joints; T2 adds `LeftEye` and `RightEye`. The root joint `Hips` is a child of the node `Armature`, which isn't a
 * joint. Rest pose: T-pose, meters, Y up, facing +Z. There are no leaf joints (`*_End`, `*4`) and no jaw.
 *
 * Sources: names and parents, Avaturn's sample avatars (measured) and public records of T2 exports; Unity bones, the
 * humanoid builder of Avaturn's Unity SDK; required flag, VRM specification; Mixamo to VRM, the rig map of three-vrm. The
 * parent of the eyes is inferred, and Avaturn to VRM is composed of the two maps: both `unconfirmed`.
 */

/** Joint, parent, Unity human bone, VRM 1.0 bone. */
type JointRow = readonly [name: string, parent: string | null, unity: string | null, vrm: string];

const jointRows = [
  ['Hips', null, 'Hips', 'hips'],
  ['Spine', 'Hips', 'Spine', 'spine'],
  ['Spine1', 'Spine', 'Chest', 'chest'],
  ['Spine2', 'Spine1', 'UpperChest', 'upperChest'],
  ['Neck', 'Spine2', 'Neck', 'neck'],
  ['Head', 'Neck', 'Head', 'head'],
  ['LeftEye', 'Head', null, 'leftEye'],
  ['RightEye', 'Head', null, 'rightEye'],

  ['LeftShoulder', 'Spine2', 'LeftShoulder', 'leftShoulder'],
  ['LeftArm', 'LeftShoulder', 'LeftUpperArm', 'leftUpperArm'],
  ['LeftForeArm', 'LeftArm', 'LeftLowerArm', 'leftLowerArm'],
  ['LeftHand', 'LeftForeArm', 'LeftHand', 'leftHand'],
  ['LeftHandThumb1', 'LeftHand', 'Left Thumb Proximal', 'leftThumbMetacarpal'],
  ['LeftHandThumb2', 'LeftHandThumb1', 'Left Thumb Intermediate', 'leftThumbProximal'],
  ['LeftHandThumb3', 'LeftHandThumb2', 'Left Thumb Distal', 'leftThumbDistal'],
  ['LeftHandIndex1', 'LeftHand', 'Left Index Proximal', 'leftIndexProximal'],
  ['LeftHandIndex2', 'LeftHandIndex1', 'Left Index Intermediate', 'leftIndexIntermediate'],
  ['LeftHandIndex3', 'LeftHandIndex2', 'Left Index Distal', 'leftIndexDistal'],
  ['LeftHandMiddle1', 'LeftHand', 'Left Middle Proximal', 'leftMiddleProximal'],
  ['LeftHandMiddle2', 'LeftHandMiddle1', 'Left Middle Intermediate', 'leftMiddleIntermediate'],
  ['LeftHandMiddle3', 'LeftHandMiddle2', 'Left Middle Distal', 'leftMiddleDistal'],
  ['LeftHandRing1', 'LeftHand', 'Left Ring Proximal', 'leftRingProximal'],
  ['LeftHandRing2', 'LeftHandRing1', 'Left Ring Intermediate', 'leftRingIntermediate'],
  ['LeftHandRing3', 'LeftHandRing2', 'Left Ring Distal', 'leftRingDistal'],
  ['LeftHandPinky1', 'LeftHand', 'Left Little Proximal', 'leftLittleProximal'],
  ['LeftHandPinky2', 'LeftHandPinky1', 'Left Little Intermediate', 'leftLittleIntermediate'],
  ['LeftHandPinky3', 'LeftHandPinky2', 'Left Little Distal', 'leftLittleDistal'],

  ['RightShoulder', 'Spine2', 'RightShoulder', 'rightShoulder'],
  ['RightArm', 'RightShoulder', 'RightUpperArm', 'rightUpperArm'],
  ['RightForeArm', 'RightArm', 'RightLowerArm', 'rightLowerArm'],
  ['RightHand', 'RightForeArm', 'RightHand', 'rightHand'],
  ['RightHandThumb1', 'RightHand', 'Right Thumb Proximal', 'rightThumbMetacarpal'],
  ['RightHandThumb2', 'RightHandThumb1', 'Right Thumb Intermediate', 'rightThumbProximal'],
  ['RightHandThumb3', 'RightHandThumb2', 'Right Thumb Distal', 'rightThumbDistal'],
  ['RightHandIndex1', 'RightHand', 'Right Index Proximal', 'rightIndexProximal'],
  ['RightHandIndex2', 'RightHandIndex1', 'Right Index Intermediate', 'rightIndexIntermediate'],
  ['RightHandIndex3', 'RightHandIndex2', 'Right Index Distal', 'rightIndexDistal'],
  ['RightHandMiddle1', 'RightHand', 'Right Middle Proximal', 'rightMiddleProximal'],
  ['RightHandMiddle2', 'RightHandMiddle1', 'Right Middle Intermediate', 'rightMiddleIntermediate'],
  ['RightHandMiddle3', 'RightHandMiddle2', 'Right Middle Distal', 'rightMiddleDistal'],
  ['RightHandRing1', 'RightHand', 'Right Ring Proximal', 'rightRingProximal'],
  ['RightHandRing2', 'RightHandRing1', 'Right Ring Intermediate', 'rightRingIntermediate'],
  ['RightHandRing3', 'RightHandRing2', 'Right Ring Distal', 'rightRingDistal'],
  ['RightHandPinky1', 'RightHand', 'Right Little Proximal', 'rightLittleProximal'],
  ['RightHandPinky2', 'RightHandPinky1', 'Right Little Intermediate', 'rightLittleIntermediate'],
  ['RightHandPinky3', 'RightHandPinky2', 'Right Little Distal', 'rightLittleDistal'],

  ['LeftUpLeg', 'Hips', 'LeftUpperLeg', 'leftUpperLeg'],
  ['LeftLeg', 'LeftUpLeg', 'LeftLowerLeg', 'leftLowerLeg'],
  ['LeftFoot', 'LeftLeg', 'LeftFoot', 'leftFoot'],
  ['LeftToeBase', 'LeftFoot', 'LeftToes', 'leftToes'],
  ['RightUpLeg', 'Hips', 'RightUpperLeg', 'rightUpperLeg'],
  ['RightLeg', 'RightUpLeg', 'RightLowerLeg', 'rightLowerLeg'],
  ['RightFoot', 'RightLeg', 'RightFoot', 'rightFoot'],
  ['RightToeBase', 'RightFoot', 'RightToes', 'rightToes'],
] as const satisfies readonly JointRow[];

export type JointName = (typeof jointRows)[number][0];

/** The bones that a VRM 1.0 humanoid requires (VRMC_vrm 1.0, humanoid). */
export const vrmRequiredBones = [
  'hips',
  'spine',
  'head',
  'leftUpperArm',
  'leftLowerArm',
  'leftHand',
  'rightUpperArm',
  'rightLowerArm',
  'rightHand',
  'leftUpperLeg',
  'leftLowerLeg',
  'leftFoot',
  'rightUpperLeg',
  'rightLowerLeg',
  'rightFoot',
] as const satisfies readonly (typeof jointRows)[number][3][];

/** Parents before children, the order for building a skeleton. */
export const joints = jointRows.map(([name, parent, unity, vrm]) => ({
  name,
  /** Null for the root joint. */
  parent,
  t2Only: name.endsWith('Eye'),
  /** Name in Unity's `HumanTrait.BoneName`; null if Avaturn's humanoid builder doesn't map it. */
  unity,
  /** VRM 1.0 humanoid bone. */
  vrm,
  vrmRequired: vrmRequiredBones.some((bone) => bone === vrm),
}));

export type Joint = (typeof joints)[number];

export const t1Joints = joints.filter((joint) => !joint.t2Only);
