/**
 * Where the joints of the home page's figure stand, seen from the front: x to the avatar's left and y up, in meters, as
 * drawn. Heights follow the measured T-pose of an exported avatar: hips 0.97, shoulders 1.50, 1.77 across.
 */
export interface DrawnJoint {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly parent?: string;
}

const spine: DrawnJoint[] = [
  {name: 'Hips', x: 0, y: 0.967},
  {name: 'Spine', x: 0, y: 1.06, parent: 'Hips'},
  {name: 'Spine1', x: 0, y: 1.18, parent: 'Spine'},
  {name: 'Spine2', x: 0, y: 1.31, parent: 'Spine1'},
  {name: 'Neck', x: 0, y: 1.5, parent: 'Spine2'},
  {name: 'Head', x: 0, y: 1.6, parent: 'Neck'},
];

/** Fingers as [name, spread in y at the root, reach of the first joint, distance between joints, drop per joint]. */
const fingers = [
  ['Thumb', -0.043, 0.046, 0.026, -0.019],
  ['Index', -0.023, 0.086, 0.034, 0],
  ['Middle', -0.005, 0.09, 0.037, 0],
  ['Ring', 0.013, 0.086, 0.034, 0],
  ['Pinky', 0.029, 0.078, 0.028, 0],
] as const;

function side(name: 'Left' | 'Right'): DrawnJoint[] {
  const sign = name === 'Left' ? 1 : -1;
  const at = (joint: string, x: number, y: number, parent: string): DrawnJoint => ({
    name: name + joint,
    x: sign * x,
    y,
    parent,
  });
  return [
    at('Shoulder', 0.06, 1.46, 'Spine2'),
    at('Arm', 0.17, 1.504, `${name}Shoulder`),
    at('ForeArm', 0.44, 1.504, `${name}Arm`),
    at('Hand', 0.7, 1.504, `${name}ForeArm`),
    ...fingers.flatMap(([finger, spread, reach, step, drop]) =>
      [1, 2, 3].map((index) =>
        at(
          `Hand${finger}${index}`,
          0.7 + reach + (index - 1) * step,
          1.504 + spread + (index - 1) * drop,
          index === 1 ? `${name}Hand` : `${name}Hand${finger}${index - 1}`,
        ),
      ),
    ),
    at('UpLeg', 0.09, 0.92, 'Hips'),
    at('Leg', 0.095, 0.5, `${name}UpLeg`),
    at('Foot', 0.1, 0.09, `${name}Leg`),
    at('ToeBase', 0.115, 0.025, `${name}Foot`),
  ];
}

export const drawnJoints: readonly DrawnJoint[] = [...spine, ...side('Left'), ...side('Right')];
