import type {JointName} from './skeleton';

/** A joint's transform in the rest pose, relative to its parent: in meters, and as a unit quaternion, x y z w. */
type RestRow = readonly [
  joint: JointName,
  parent: JointName | 'Armature',
  translation: readonly [number, number, number],
  rotation: readonly [number, number, number, number],
];

const rows: readonly RestRow[] = [
  ['Hips', 'Armature', [0, 0.96677, 0.01406], [-0.00416, 0, 0, 0.99999]],
  ['Spine', 'Hips', [0, 0.09578, 0], [0.00962, 0, 0, 0.99995]],
  ['Spine1', 'Spine', [0, 0.11876, 0], [-0.06117, 0, 0, 0.99813]],
  ['Spine2', 'Spine1', [0, 0.162, 0], [-0.07496, 0, 0, 0.99719]],
  ['Neck', 'Spine2', [0, 0.18773, 0], [0.24102, 0, 0, 0.97052]],
  ['Head', 'Neck', [0, 0.12001, 0], [-0.11253, 0, 0, 0.99365]],
  ['LeftShoulder', 'Spine2', [0.05219, 0.16466, 0.00938], [0.52983, 0.52983, -0.46828, 0.46828]],
  ['LeftArm', 'LeftShoulder', [0, 0.14961, 0], [-0.00442, 0.08398, -0.02791, 0.99607]],
  ['LeftForeArm', 'LeftArm', [0, 0.2524, 0], [0.00432, -0.00035, 0.03782, 0.99928]],
  ['LeftHand', 'LeftForeArm', [0, 0.2567, 0], [0.00107, -0.0008, -0.01062, 0.99994]],
  ['LeftHandThumb1', 'LeftHand', [-0.02066, 0.03584, 0.01423], [0.15591, -0.09438, 0.39165, 0.90189]],
  ['LeftHandThumb2', 'LeftHandThumb1', [0, 0.02835, 0], [0.04699, -0.02284, -0.27797, 0.95917]],
  ['LeftHandThumb3', 'LeftHandThumb2', [0, 0.02579, 0], [-0.02806, 0.00427, 0.01625, 0.99947]],
  ['LeftHandIndex1', 'LeftHand', [-0.0208, 0.08079, 0.00196], [0.00529, -0.05266, 0.05944, 0.99683]],
  ['LeftHandIndex2', 'LeftHandIndex1', [0, 0.03764, 0], [0.01331, 0.0056, -0.00201, 0.99989]],
  ['LeftHandIndex3', 'LeftHandIndex2', [0, 0.02118, 0], [-0.04333, 0.00022, -0.00093, 0.99906]],
  ['LeftHandMiddle1', 'LeftHand', [-0.00124, 0.08414, -0.00013], [0.01448, -0.04905, 0.0035, 0.99869]],
  ['LeftHandMiddle2', 'LeftHandMiddle1', [0, 0.04111, 0], [-0.00288, 0.00131, -0.00239, 0.99999]],
  ['LeftHandMiddle3', 'LeftHandMiddle2', [0, 0.02395, 0], [0.00355, -0.00061, -0.00179, 0.99999]],
  ['LeftHandRing1', 'LeftHand', [0.0199, 0.08415, 0.00064], [0.02709, -0.04851, -0.02643, 0.99811]],
  ['LeftHandRing2', 'LeftHandRing1', [0, 0.03374, 0], [-0.01032, -0.00035, 0.00483, 0.99994]],
  ['LeftHandRing3', 'LeftHandRing2', [0, 0.02245, 0], [-0.01337, -0.00041, 0.00379, 0.9999]],
  ['LeftHandPinky1', 'LeftHand', [0.03435, 0.07402, 0.0066], [-0.00242, -0.04961, -0.06624, 0.99657]],
  ['LeftHandPinky2', 'LeftHandPinky1', [0, 0.02722, 0], [0.01274, 0.00252, 0.01713, 0.99977]],
  ['LeftHandPinky3', 'LeftHandPinky2', [0, 0.01832, 0], [0.00918, 0.001, 0.00658, 0.99994]],
  ['RightShoulder', 'Spine2', [-0.05219, 0.16466, 0.00938], [0.52983, -0.52983, 0.46828, 0.46828]],
  ['RightArm', 'RightShoulder', [0, 0.14961, 0], [-0.00442, -0.08398, 0.02791, 0.99607]],
  ['RightForeArm', 'RightArm', [0, 0.2524, 0], [0.00432, 0.00035, -0.03782, 0.99928]],
  ['RightHand', 'RightForeArm', [0, 0.2567, 0], [0.00107, 0.0008, 0.01062, 0.99994]],
  ['RightHandThumb1', 'RightHand', [0.02066, 0.03584, 0.01423], [0.15591, 0.09438, -0.39165, 0.90188]],
  ['RightHandThumb2', 'RightHandThumb1', [0, 0.02835, 0], [0.04699, 0.02284, 0.27797, 0.95917]],
  ['RightHandThumb3', 'RightHandThumb2', [0, 0.02579, 0], [-0.02806, -0.00427, -0.01625, 0.99947]],
  ['RightHandIndex1', 'RightHand', [0.0208, 0.08079, 0.00196], [0.00529, 0.05267, -0.05944, 0.99683]],
  ['RightHandIndex2', 'RightHandIndex1', [0, 0.03764, 0], [0.01331, -0.0056, 0.00201, 0.99989]],
  ['RightHandIndex3', 'RightHandIndex2', [0, 0.02118, 0], [-0.04333, -0.00022, 0.00093, 0.99906]],
  ['RightHandMiddle1', 'RightHand', [0.00128, 0.08415, 0.00134], [-0.01372, 0.04916, -0.00411, 0.99869]],
  ['RightHandMiddle2', 'RightHandMiddle1', [0, 0.04109, 0], [0.043, -0.00133, 0.00558, 0.99906]],
  ['RightHandMiddle3', 'RightHandMiddle2', [0, 0.024, 0], [-0.01421, 0.00064, 0.00057, 0.9999]],
  ['RightHandRing1', 'RightHand', [-0.0199, 0.08415, 0.00064], [0.02709, 0.04851, 0.02643, 0.99811]],
  ['RightHandRing2', 'RightHandRing1', [0, 0.03374, 0], [-0.01032, 0.00035, -0.00483, 0.99994]],
  ['RightHandRing3', 'RightHandRing2', [0, 0.02245, 0], [-0.01337, 0.00041, -0.00379, 0.9999]],
  ['RightHandPinky1', 'RightHand', [-0.03435, 0.07402, 0.0066], [-0.00242, 0.04961, 0.06624, 0.99657]],
  ['RightHandPinky2', 'RightHandPinky1', [0, 0.02722, 0], [0.01274, -0.00252, -0.01713, 0.99977]],
  ['RightHandPinky3', 'RightHandPinky2', [0, 0.01832, 0], [0.00918, -0.001, -0.00658, 0.99994]],
  ['LeftUpLeg', 'Hips', [0.08571, -0.03017, 0.00058], [0, -0.00274, -1, 0]],
  ['LeftLeg', 'LeftUpLeg', [0, 0.41549, 0], [-0.04397, -0.0003, 0.00001, 0.99903]],
  ['LeftFoot', 'LeftLeg', [0, 0.43089, 0], [0.5433, 0.01128, 0.00697, 0.83943]],
  ['LeftToeBase', 'LeftFoot', [0, 0.15959, 0], [0.26038, -0.00583, 0.00527, 0.96548]],
  ['RightUpLeg', 'Hips', [-0.08571, -0.03017, 0.00058], [0, -0.00274, -1, 0]],
  ['RightLeg', 'RightUpLeg', [0, 0.41549, 0], [-0.04396, 0.01683, -0.00074, 0.99889]],
  ['RightFoot', 'RightLeg', [0, 0.43089, 0], [0.54362, -0.02327, 0.00379, 0.839]],
  ['RightToeBase', 'RightFoot', [0.00015, 0.15953, 0], [0.26007, 0.00134, -0.00394, 0.96558]],
];

/**
 * The rest pose of a T1 export, measured in `public/default_model.glb` of Avaturn's three.js example (`threejs-example`
 * in sources.ts) and rounded to 5 digits. All scales are 1. Parents come before children.
 */
export const restPose = rows.map(([joint, parent, translation, rotation]) => ({
  joint,
  parent,
  translation,
  rotation,
}));

/** Joints of the middle and the left side: what a page prints, because the right side mirrors the left within 5.3°. */
export const leftRestPose = restPose.filter(({joint}) => !joint.startsWith('Right'));
