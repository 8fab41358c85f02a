import {Euler, MathUtils, Quaternion, Vector3} from 'three';

/** Positions in T-pose, facing +Z with +Y up, in meters. The right side mirrors the left one. */
const places: readonly (readonly [joint: string, parent: string | null, x: number, y: number, z: number])[] = [
  ['Hips', null, 0, 0.95, 0],
  ['Spine', 'Hips', 0, 1.05, 0],
  ['Spine1', 'Spine', 0, 1.18, 0],
  ['Spine2', 'Spine1', 0, 1.3, 0],
  ['Neck', 'Spine2', 0, 1.48, 0],
  ['Head', 'Neck', 0, 1.58, 0.01],
  ['LeftShoulder', 'Spine2', 0.04, 1.43, 0],
  ['LeftArm', 'LeftShoulder', 0.17, 1.43, 0],
  ['LeftForeArm', 'LeftArm', 0.45, 1.43, 0],
  ['LeftHand', 'LeftForeArm', 0.7, 1.43, 0],
  ['LeftHandIndex1', 'LeftHand', 0.79, 1.43, 0.03],
  ['LeftHandMiddle1', 'LeftHand', 0.79, 1.43, 0],
  ['LeftHandPinky1', 'LeftHand', 0.77, 1.43, -0.05],
  ['LeftUpLeg', 'Hips', 0.1, 0.9, 0],
  ['LeftLeg', 'LeftUpLeg', 0.1, 0.49, 0],
  ['LeftFoot', 'LeftLeg', 0.1, 0.08, 0],
  ['LeftToeBase', 'LeftFoot', 0.1, 0.02, 0.13],
];

const swapped = (name: string): string => name.replace('Left', 'Right');

const body = [
  ...places,
  ...places
    .filter(([joint]) => joint.startsWith('Left'))
    .map(([joint, parent, x, y, z]) => [swapped(joint), parent && swapped(parent), -x, y, z] as const),
].map(([joint, parent, ...position]) => ({joint, parent, position: new Vector3(...position)}));

/** A rotation around an axis of the world, in degrees. */
export const around = (axis: 'x' | 'y' | 'z', angle: number): Quaternion =>
  new Quaternion().setFromAxisAngle(
    new Vector3(+(axis === 'x'), +(axis === 'y'), +(axis === 'z')),
    MathUtils.degToRad(angle),
  );

export interface BvhOptions {
  /** World rotation of each joint's axes in T-pose: the zero pose of a BVH is that in which all of them are the file's. */
  readonly axes?: (joint: string) => Quaternion;
  readonly nameOf?: (joint: string) => string;
  /** Joints that the file has; all by default. */
  readonly has?: (joint: string) => boolean;
  /** Length of a meter. */
  readonly unit?: number;
  /** Rotates the world of the file. */
  readonly world?: Quaternion;
  /** Height of the root in the zero pose. */
  readonly rootHeight?: number;
  /** A joint besides the root that has positions, and moves by half a meter. */
  readonly stretched?: string;
  /** Height of the body above its walk, in meters, at a share of the clip. */
  readonly lift?: (share: number) => number;
  /** Rotations of the T-pose in each frame, by joint, around axes of the world. */
  readonly frames?: readonly ((joint: string) => Quaternion)[];
}

const side = (joint: string): number => (joint.startsWith('Left') ? 1 : -1);

/** Steps of a walk with bent knees, a turning body, and arms that hang and swing. */
export const walk = Array.from({length: 24}, (_, frame) => (joint: string): Quaternion => {
  const swing = Math.sin((frame / 24) * 2 * Math.PI) * side(joint);
  if (joint === 'Hips') return around('y', 15 + 40 * Math.sin((frame / 24) * Math.PI));
  if (joint === 'Spine1') return around('x', 8).multiply(around('y', -10));
  if (joint.endsWith('ForeArm')) return around('y', -side(joint) * (30 + 10 * swing));
  if (joint.endsWith('Arm')) return around('x', 30 * swing).multiply(around('z', -side(joint) * 70));
  if (joint.endsWith('UpLeg')) return around('x', -15 - 25 * swing).multiply(around('z', side(joint) * 4));
  if (joint.endsWith('Leg')) return around('x', 20 + 15 * Math.abs(swing));
  return new Quaternion();
});

/** Writes a BVH of the body in the convention of a program. */
export function bvh(options: BvhOptions = {}): Uint8Array {
  const {axes = () => new Quaternion(), nameOf = (joint) => joint, unit = 100, world = new Quaternion()} = options;
  const {frames = walk, has = () => true, rootHeight = 0, stretched, lift = () => 0} = options;
  const find = (name: string | null) => body.find(({joint}) => joint === name);
  const text = (vector: Vector3): string =>
    vector
      .toArray()
      .map((value) => value.toFixed(6))
      .join(' ');
  const upward = new Vector3(0, rootHeight * unit, 0).applyQuaternion(world);
  const order: string[] = [];
  const hierarchy = (name: string, depth: number): string => {
    order.push(name);
    const {parent, position} = find(name)!;
    const offset = parent
      ? position.clone().sub(find(parent)!.position).multiplyScalar(unit).applyQuaternion(axes(parent).invert())
      : upward;
    const children = body
      .filter((one) => one.parent === name && has(one.joint))
      .map(({joint}) => hierarchy(joint, depth + 1));
    const channels = `${parent && name !== stretched ? '3' : '6 Xposition Yposition Zposition'} Zrotation Xrotation Yrotation`;
    return `${parent ? 'JOINT' : 'ROOT'} ${nameOf(name)}\n{\nOFFSET ${text(offset)}\nCHANNELS ${channels}\n${children.join('') || 'End Site\n{\nOFFSET 0 1 0\n}\n'}}\n`;
  };
  const tree = hierarchy('Hips', 0);
  const rows = frames.map((frame, index) => {
    const turn = new Map<string, Quaternion>();
    for (const name of order) {
      const {parent} = find(name)!;
      turn.set(name, (parent ? turn.get(parent)!.clone() : world.clone()).multiply(frame(name)));
    }
    const position = new Vector3(0, 0.95 + lift(index / frames.length), 0.03 * index).multiplyScalar(unit);
    const rotations = order.map((name) => {
      const {parent} = find(name)!;
      const own = turn.get(name)!.clone().multiply(axes(name));
      const above = parent ? turn.get(parent)!.clone().multiply(axes(parent)) : new Quaternion();
      const {x, y, z} = new Euler().setFromQuaternion(above.invert().multiply(own), 'ZXY');
      const slide = name === stretched ? `${(index / frames.length) * 0.5 * unit} 0 0 ` : '';
      return slide + [z, x, y].map((angle) => MathUtils.radToDeg(angle).toFixed(6)).join(' ');
    });
    return `${text(position.applyQuaternion(world))} ${rotations.join(' ')}`;
  });
  return new TextEncoder().encode(
    `HIERARCHY\n${tree}MOTION\nFrames: ${rows.length}\nFrame Time: 0.041667\n${rows.join('\n')}\n`,
  );
}
