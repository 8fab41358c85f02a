import {MathUtils, Matrix4, Quaternion, Vector3, type AnimationClip, type Object3D, AnimationMixer} from 'three';
import type {JointName} from '@avaturn-docs/platform/skeleton';

/** World rotation and position of each joint at one moment. */
export type Pose = ReadonlyMap<JointName, {readonly rotation: Quaternion; readonly position: Vector3}>;

/** Objects below one, and which joints they are. */
export interface Rig {
  readonly root: Object3D;
  readonly joints: ReadonlyMap<JointName, Object3D>;
}

export const sides = ['Left', 'Right'] as const;
export const up = new Vector3(0, 1, 0);
const fingers = ['Thumb', 'Index', 'Middle', 'Ring', 'Pinky'] as const;

/** Joints in the order in which they follow each other. Fingers come first: the last of an arm are a hand's direction. */
const chains = [
  ...sides.flatMap((side) => fingers.map((finger) => [1, 2, 3].map((part) => `${side}Hand${finger}${part}`))),
  ['Spine', 'Spine1', 'Spine2', 'Neck', 'Head'],
  ['Hips', 'Neck', 'Head'],
  ...sides.flatMap((side) => [
    ['Shoulder', 'Arm', 'ForeArm', 'Hand', 'HandMiddle1', 'HandIndex1'].map((part) => side + part),
    ['UpLeg', 'Leg', 'Foot', 'ToeBase'].map((part) => side + part),
  ]),
] as unknown as readonly (readonly JointName[])[];

/** The joint that a joint points to, if all poses have both. */
export function childIn(joint: JointName, ...poses: readonly Pick<Pose, 'has'>[]): JointName | undefined {
  const chain = chains.find((names) => names.slice(0, -1).includes(joint)) ?? [];
  return chain
    .slice(chain.indexOf(joint) + 1)
    .find((child) => poses.every((pose) => pose.has(joint) && pose.has(child)));
}

/** Unit vector from one joint to another; undefined if one is missing or both are at one place. */
export function direction(pose: Pose, from: JointName, to: JointName): Vector3 | undefined {
  const [start, end] = [pose.get(from), pose.get(to)];
  const vector = start && end && end.position.clone().sub(start.position);
  return vector && vector.lengthSq() > 0 ? vector.normalize() : undefined;
}

/** Fingers on both sides of a palm, the widest pair first. The thumb is in front of it, so it comes last. */
const palmSides = ['Index Pinky', 'Index Ring', 'Middle Pinky', 'Index Middle', 'Thumb Middle', 'Thumb Index'].map(
  (pair) => pair.split(' '),
);

/** Unit normals of a palm, through the wrist and the same two fingers in both poses; undefined without such fingers. */
export function palms(hand: JointName, ...poses: readonly [Pose, Pose]): [Vector3, Vector3] | undefined {
  for (const pair of palmSides) {
    const [one, other] = poses.map((pose) => {
      const [start, end] = pair.map((finger) => direction(pose, hand, `${hand}${finger}1` as JointName));
      return start && end && start.cross(end);
    });
    if (one && other && Math.min(one.length(), other.length()) > 0.1) return [one.normalize(), other.normalize()];
  }
  return undefined;
}

/** Mean length of thighs and shins: it compares bodies of other units and sizes in any pose. */
export function legLength(pose: Pose): number | undefined {
  const length = (from: JointName, to: JointName) => distance(pose, from, to);
  const legs = sides.flatMap((side) => {
    const [thigh, shin] = [length(`${side}UpLeg`, `${side}Leg`), length(`${side}Leg`, `${side}Foot`)];
    return thigh && shin ? [thigh + shin] : [];
  });
  return legs.length > 0 ? legs.reduce((sum, leg) => sum + leg) / legs.length : undefined;
}

function distance(pose: Pose, from: JointName, to: JointName): number | undefined {
  const [start, end] = [pose.get(from), pose.get(to)];
  return start && end && start.position.distanceTo(end.position);
}

/** How much larger an avatar is than a body: by their legs, or by arm or torso where legs are missing. */
export function scaleTo(avatar: Pose, body: Pose): number {
  const [wanted, own] = [avatar, body].map((pose) => [
    legLength(pose),
    distance(pose, 'LeftArm', 'LeftForeArm'),
    distance(pose, 'Hips', 'Head'),
  ]);
  const known = wanted!.findIndex((length, index) => length && own![index]);
  return known === -1 ? 1 : wanted![known]! / own![known]!;
}

const footJoints = ['LeftFoot', 'RightFoot', 'LeftToeBase', 'RightToeBase'] as const;

export const heightsOf = (pose: Pose, joints: Iterable<JointName>): Map<JointName, number> =>
  new Map([...joints].map((joint) => [joint, pose.get(joint)!.position.y]));

/** How far the feet are above the floor in each pose. */
export const clearances = (poses: readonly Pose[], floor: ReadonlyMap<JointName, number>): number[] =>
  poses.map((pose) => Math.min(...[...floor].map(([joint, height]) => pose.get(joint)!.position.y - height)));

/** Feet that keep their height this long stand. Those at the top of a jump don't. */
const standingSeconds = 0.15;

/**
 * Heights of a clip's ankles and toes on its floor; of its hips without feet. The floor is at 0 if the rest pose stands on
 * it. Otherwise it is where feet stand, if that is near 0, as high as the rest pose, or if the clip is below 0. A clip that
 * never stands keeps its height.
 * @param rest in the same world as the poses
 */
export function floorOf(poses: readonly Pose[], times: readonly number[], rest: Pose | undefined, avatar: Pose) {
  const feet = footJoints.filter((joint) => poses[0]!.has(joint) && avatar.has(joint));
  const joints: readonly JointName[] = feet.length > 0 ? feet : ['Hips'];
  const scale = scaleTo(avatar, poses[0]!);
  const leg = (legLength(avatar) ?? 1) / scale;
  const zero = new Map([...heightsOf(avatar, joints)].map(([joint, height]) => [joint, height / scale]));
  const level = (heights: ReadonlyMap<JointName, number>) =>
    (Math.min(...heights.values()) - Math.min(...zero.values())) / leg;
  const own = rest && joints.every((joint) => rest.has(joint)) ? heightsOf(rest, joints) : undefined;
  const lows = clearances(poses, zero).map((height) => height / leg);
  const isBelow = Math.max(...lows) < -0.25;
  if (own && Math.abs(level(own)) < 0.04 && !isBelow) return own;
  const standing = new Set<Pose>();
  times.forEach((time, first) => {
    const last = times.findIndex((later) => later >= time + standingSeconds - 1e-3);
    const during = lows.slice(first, last + 1);
    if (Math.max(...during) - Math.min(...during) < 0.01)
      poses.slice(first, last + 1).forEach((pose) => standing.add(pose));
  });
  const stood = standing.size > 0 ? [...standing] : poses;
  const lowest = new Map(
    joints.map((joint) => {
      const pair = joints.filter((other) => other.slice(-4) === joint.slice(-4));
      const heights = stood.map((pose) => Math.min(...heightsOf(pose, pair).values())).sort((a, b) => a - b);
      return [joint, heights[Math.floor(heights.length / 20)]!];
    }),
  );
  const at = level(lowest);
  const isFloor =
    standing.size > 0 && (Math.abs(at) < (feet.length > 0 ? 0.1 : 0.3) || (own && Math.abs(at - level(own)) < 0.05));
  return isFloor || isBelow ? lowest : zero;
}

export function poseOf({root, joints}: Rig): Pose {
  root.updateWorldMatrix(true, true);
  return poseAt(joints, ({matrixWorld}) => matrixWorld);
}

/** The pose in which some objects have other world matrices, and the others follow the ones above them. */
export function poseWith({root, joints}: Rig, moved: ReadonlyMap<Object3D, Matrix4>): Pose {
  root.updateWorldMatrix(true, true);
  const worlds = new Map<Object3D, Matrix4>();
  root.traverse((object) => {
    const above = object.parent && worlds.get(object.parent);
    const own = above ? above.clone().multiply(object.matrix) : object.matrixWorld;
    worlds.set(object, moved.get(object) ?? own);
  });
  return poseAt(joints, (object) => worlds.get(object)!);
}

function poseAt(joints: Rig['joints'], worldOf: (object: Object3D) => Matrix4): Pose {
  const scale = new Vector3();
  return new Map(
    [...joints].map(([joint, object]) => {
      const [rotation, position] = [new Quaternion(), new Vector3()];
      worldOf(object).decompose(position, rotation, scale);
      return [joint, {rotation, position}];
    }),
  );
}

/** The pose of a rotated world. */
export function turnedBy(pose: Pose, turn: Quaternion): Pose {
  return new Map(
    [...pose].map(([joint, {rotation, position}]) => [
      joint,
      {rotation: turn.clone().multiply(rotation), position: position.clone().applyQuaternion(turn)},
    ]),
  );
}

/** The poses of a clip at these times. Leaves the objects as they were. */
export function posesOver(rig: Rig, clip: AnimationClip, times: Iterable<number>): Pose[] {
  const mixer = new AnimationMixer(rig.root);
  const action = mixer.clipAction(clip).play();
  const poses = [...times].map((time) => {
    // `setTime` would loop the last key to the first.
    action.time = time;
    mixer.update(0);
    return poseOf(rig);
  });
  mixer.stopAllAction();
  rig.root.updateWorldMatrix(true, true);
  return poses;
}

/** Times of all keys, in order. */
export function keyTimes({tracks}: AnimationClip): number[] {
  const times = new Set(tracks.flatMap((track) => [...track.times]));
  return [...times].sort((a, b) => a - b);
}

/** Degrees by which the hips of a body that faces an axis may be turned. */
const headingTolerance = 15;

/**
 * A rotation after which the head is up and the left side at +X: by right angles, unless the hips are turned further from
 * an axis.
 */
export function facing(pose: Pose, tolerance = headingTolerance): Quaternion {
  const upward =
    direction(pose, 'Hips', 'Head') ?? direction(pose, 'Hips', 'Neck') ?? direction(pose, 'LeftFoot', 'Hips');
  const sideward = (['UpLeg', 'Arm', 'Shoulder', 'Leg', 'Foot'] as const)
    .map((part) => direction(pose, `Right${part}`, `Left${part}`))
    .find((line) => line !== undefined);
  if (!upward || !sideward) return new Quaternion();
  const vertical = nearestAxis(upward);
  const across = sideward.projectOnPlane(vertical).normalize();
  const axis = nearestAxis(across);
  const left = across.lengthSq() > 0 && MathUtils.radToDeg(across.angleTo(axis)) > tolerance ? across : axis;
  const axes = new Matrix4().makeBasis(left, vertical, left.clone().cross(vertical));
  return new Quaternion().setFromRotationMatrix(axes).invert();
}

/** Turns a rig forward. Returns its pose. */
export function turnForward(rig: Rig): Pose {
  rig.root.quaternion.copy(facing(poseOf(rig)));
  return poseOf(rig);
}

/** Whether toes show that the joints named Left are on the right side, in any orientation. */
export function isMirrored(pose: Pose): boolean {
  const toes = sides.flatMap((side) => direction(pose, `${side}Foot`, `${side}ToeBase`) ?? []);
  const [upward, left] = [direction(pose, 'Hips', 'Neck'), direction(pose, 'RightUpLeg', 'LeftUpLeg')];
  const front = upward && left?.cross(upward);
  return front !== undefined && toes.length === 2 && toes.every((toe) => toe.dot(front) < -0.5);
}

function nearestAxis(vector: Vector3): Vector3 {
  const components = vector.toArray();
  const largest = components.reduce(
    (most, value, axis) => (Math.abs(value) > Math.abs(components[most]!) ? axis : most),
    0,
  );
  return new Vector3().setComponent(largest, Math.sign(components[largest]!) || 1);
}
