import {type JointName, joints} from '../../../data/skeleton';
import type {Vec3} from '../geometry/vector';

export type BodyShape = 'female' | 'male';

/** Half the distance between the shoulder joints, meters: the one joint place in which the two shapes differ. */
const shoulderX: Readonly<Record<BodyShape, number>> = {female: 0.158, male: 0.178};

/** The arm's height and depth. Measured exports have all joints from shoulder to hand at Y 1.504. */
export const armY = 1.504;
export const armZ = -0.03;
export const wristX = 0.7;

export interface Finger {
  readonly name: 'Index' | 'Middle' | 'Ring' | 'Pinky';
  /** The knuckle, the two joints beyond and the tip, in the plane of the hand. */
  readonly z: readonly [knuckle: number, tip: number];
  readonly x: readonly [number, number, number, number];
  readonly radius: number;
}

/** Slightly spread, so that each finger is a body of its own. */
export const fingers: readonly Finger[] = [
  {name: 'Index', z: [0.002, 0.012], x: [0.787, 0.822, 0.846, 0.868], radius: 0.0084},
  {name: 'Middle', z: [-0.0205, -0.0205], x: [0.79, 0.83, 0.857, 0.88], radius: 0.0086},
  {name: 'Ring', z: [-0.0425, -0.052], x: [0.786, 0.823, 0.849, 0.871], radius: 0.0082},
  {name: 'Pinky', z: [-0.063, -0.081], x: [0.776, 0.804, 0.823, 0.842], radius: 0.0072},
];

export const thumb: readonly Vec3[] = [
  [0.722, 1.497, -0.004],
  [0.752, 1.492, 0.02],
  [0.777, 1.49, 0.035],
  [0.798, 1.489, 0.046],
];

export const eyeCenter: Vec3 = [0.0335, 1.7, 0.0705];
export const eyeRadius = 0.0165;

const fingerY = armY - 0.002;

/** Place of a finger's joint 0 to 2, or of its tip (3). */
export function fingerPoint(finger: Finger, index: 0 | 1 | 2 | 3): Vec3 {
  const x = finger.x[index];
  const t = (x - finger.x[0]) / (finger.x[3] - finger.x[0]);
  return [x, fingerY, finger.z[0] + (finger.z[1] - finger.z[0]) * t];
}

function leftSide(shape: BodyShape): Partial<Record<JointName, Vec3>> {
  const places: Partial<Record<JointName, Vec3>> = {
    LeftEye: eyeCenter,
    LeftShoulder: [0.055, armY, armZ],
    LeftArm: [shoulderX[shape], armY, armZ],
    LeftForeArm: [0.452, armY, armZ],
    LeftHand: [wristX, armY, armZ],
    LeftUpLeg: [0.094, 0.912, 0],
    LeftLeg: [0.103, 0.505, 0.004],
    LeftFoot: [0.108, 0.098, -0.03],
    LeftToeBase: [0.112, 0.022, 0.085],
  };
  thumb.slice(0, 3).forEach((place, i) => {
    places[`LeftHandThumb${i + 1}` as JointName] = place;
  });
  for (const finger of fingers) {
    for (const i of [0, 1, 2] as const) {
      places[`LeftHand${finger.name}${i + 1}` as JointName] = fingerPoint(finger, i);
    }
  }
  return places;
}

/** Global place of every joint in the T-pose, meters. No joint is turned: all rest rotations are identity. */
export function restPose(shape: BodyShape): ReadonlyMap<JointName, Vec3> {
  const left = leftSide(shape);
  const center: Partial<Record<JointName, Vec3>> = {
    Hips: [0, 0.967, 0],
    Spine: [0, 1.062, -0.004],
    Spine1: [0, 1.178, -0.012],
    Spine2: [0, 1.302, -0.018],
    Neck: [0, 1.5, -0.03],
    Head: [0, 1.598, -0.014],
  };
  return new Map(
    joints.map(({name}): [JointName, Vec3] => {
      const twin = left[name.replace(/^Right/, 'Left') as JointName];
      const place = center[name] ?? (twin && (name.startsWith('Right') ? [-twin[0], twin[1], twin[2]] : twin));
      if (!place) throw new Error(`The joint ${name} has no place in the rest pose. Add it to rest-pose.ts.`);
      return [name, place];
    }),
  );
}
