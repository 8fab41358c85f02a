import type {JointName} from '@avaturn-docs/platform/skeleton';

/** Position of a joint and of its name, in units of the picture. */
export interface JointPlace {
  readonly name: JointName;
  readonly x: number;
  readonly y: number;
  /** Position of the name; `end` aligns its right edge. Without one, the name is part of a group's label. */
  readonly label?: {readonly x: number; readonly y: number; readonly anchor: 'start' | 'end'};
}

const left = (x: number, y: number) => ({x, y, anchor: 'end'}) as const;
const right = (x: number, y: number) => ({x, y, anchor: 'start'}) as const;

/** The middle of the body and its left side, seen from the front: the avatar's left is the reader's right. */
export const places: readonly JointPlace[] = [
  {name: 'Hips', x: 88, y: 262, label: left(72, 266)},
  {name: 'Spine', x: 88, y: 232, label: left(72, 236)},
  {name: 'Spine1', x: 88, y: 198, label: left(72, 202)},
  {name: 'Spine2', x: 88, y: 160, label: left(72, 164)},
  {name: 'Neck', x: 88, y: 108, label: left(72, 112)},
  {name: 'Head', x: 88, y: 78, label: left(72, 82)},
  {name: 'LeftEye', x: 98, y: 56, label: right(132, 60)},
  {name: 'RightEye', x: 78, y: 56, label: left(60, 38)},
  {name: 'LeftShoulder', x: 102, y: 124, label: right(132, 84)},
  {name: 'LeftArm', x: 132, y: 120, label: right(132, 144)},
  {name: 'LeftForeArm', x: 208, y: 120, label: right(208, 144)},
  {name: 'LeftHand', x: 284, y: 120, label: right(276, 104)},
  {name: 'LeftUpLeg', x: 112, y: 276, label: right(130, 280)},
  {name: 'LeftLeg', x: 114, y: 362, label: right(130, 366)},
  {name: 'LeftFoot', x: 116, y: 444, label: right(134, 440)},
  {name: 'LeftToeBase', x: 122, y: 460, label: right(134, 464)},
];

const fingerNames = ['Thumb', 'Index', 'Middle', 'Ring', 'Pinky'] as const;
const fingerJoints = [1, 2, 3] as const;

/** The left hand, enlarged: the wrist joint, and the joints of each finger. */
export const handPlace = {x: 178, y: 228};
export const fingers = fingerNames.map((finger, index) => ({
  names: fingerJoints.map((joint): JointName => `LeftHand${finger}${joint}`),
  points: fingerJoints.map((joint) => ({
    x: 184 + joint * 18,
    y: 174 + index * 27 + (finger === 'Thumb' ? joint - 3 : 0),
  })),
}));
