import {Quaternion, Vector3} from 'three';
import {joints as avatarJoints, type JointName} from '@avaturn-docs/platform/skeleton';
import {parentIn} from '../read/skeleton';
import {between, degrees} from './align';
import type {ClipSource} from './clip-files';
import {direction, poseOf, sides, up, type Pose, type Rig} from './pose';

/** What shows where parts of a body face, besides the positions of its joints. */
export type Evidence = ReturnType<typeof evidenceIn>;

/** Degrees by which parts of usual rest poses are turned. Feet point outward. */
const usual = {head: 10, spine: 15, legs: 15} as const;
/** Degrees between an axis of a symmetric skeleton and one of the body. */
const axisTolerance = 6;

export function evidenceIn(source: ClipSource, poses: readonly Pose[]) {
  const hinges = (parts: readonly string[]) =>
    sides.flatMap((side): [JointName, Vector3][] => {
      const [upper, hinge, lower] = parts.map((part) => side + part) as [JointName, JointName, JointName];
      const axis = new Vector3();
      for (const pose of poses) {
        const [above, below] = [direction(pose, upper, hinge), direction(pose, hinge, lower)];
        if (above && below) axis.add(above.cross(below).applyQuaternion(pose.get(upper)!.rotation.clone().invert()));
      }
      // Those that are bent by less than 10° on average don't show their axis.
      return axis.length() > 0.17 * poses.length ? [[upper, axis.normalize()]] : [];
    });
  const [knees, elbows] = [hinges(['UpLeg', 'Leg', 'Foot']), hinges(['Arm', 'ForeArm', 'Hand'])];
  return {
    /** In the head's axes, where the left side or the front is. */
    face: faceOf(source),
    /** In each thigh's axes, the axis around which its knee bends. */
    knees: new Map(knees),
    /** In each upper arm's axes, the axis around which its elbow bends. */
    elbows: new Map(elbows),
    /** Joint axes turn with the body at rest. Those of a BVH don't: in its zero pose, they are the world's. */
    hasAxes: source.format !== 'BVH',
  };
}

/** Eyes are beside each other. A jaw, a nose or the end of the head is in front. */
function faceOf(source: Rig) {
  const head = source.joints.get('Head');
  if (!head) return undefined;
  const pose = poseOf(source);
  const {rotation, position} = pose.get('Head')!;
  const local = (vector: Vector3): Vector3 => vector.normalize().applyQuaternion(rotation.clone().invert());
  if (pose.has('LeftEye') && pose.has('RightEye')) {
    return {toward: local(direction(pose, 'RightEye', 'LeftEye') ?? new Vector3()), heading: 90};
  }
  const front = new Vector3();
  head.traverse((object) => {
    if (object !== head && /eye|jaw|nose|mouth|chin|face/i.test(String(object.userData['name']))) {
      front.add(object.getWorldPosition(new Vector3()).sub(position));
    }
  });
  return front.length() > 0 ? {toward: local(front), heading: 0} : undefined;
}

/**
 * Turns head, chest and legs of an upright rest pose to where the hips face, if it is clear that they are turned: by eyes
 * and face, by the line of the shoulders, and by toes whose knee turns with them. Without a face, the axes of the head
 * decide: in a symmetric skeleton, joints in the middle have an axis along X.
 * @returns also what was turned back, in one sentence after a space, and whether it is known where the front of the head is
 */
export function straighten(pose: Pose, avatar: Pose, evidence: Evidence) {
  const hips = lineHeading(pose, 'UpLeg');
  const chest = turnBetween(hips, lineHeading(pose, 'Arm'));
  const spine = Math.abs(chest) > usual.spine ? chest : 0;
  const {turn: head, isKnown} = headTurn(pose, hips, chest, evidence);
  const yaws = new Map<JointName, number>();
  const legs = sides.map((side) => legTurn(side, pose, avatar, hips, evidence));
  for (const {name} of avatarJoints) {
    const side = sides.findIndex((one) => name.startsWith(one));
    if (/Leg|Foot|Toe/.test(name)) yaws.set(name, legs[side]!);
    else if (name.startsWith('Spine')) yaws.set(name, spineTurn(name, pose, spine));
    else if (name !== 'Hips') yaws.set(name, /Head$|Eye/.test(name) ? spine + head : spine);
  }
  const parts = Object.entries({head, spine, legs: legs.find((leg) => leg !== 0) ?? 0}).filter(
    ([, turn]) => turn !== 0,
  );
  const list = new Intl.ListFormat('en-US').format(
    parts.map(([part, turn]) => `${part} by ${Math.abs(Math.round(turn))}°`),
  );
  return {
    pose: parts.length > 0 ? turnedParts(pose, yaws) : pose,
    text: parts.length > 0 ? ` It was straightened: ${list}.` : '',
    isHeadKnown: isKnown,
  };
}

/** The pose after each joint and what follows it are turned back around the vertical. */
function turnedParts(pose: Pose, yaws: ReadonlyMap<JointName, number>): Pose {
  const result = new Map<JointName, {rotation: Quaternion; position: Vector3}>();
  const back = (joint: JointName): Quaternion =>
    new Quaternion().setFromAxisAngle(up, (-(yaws.get(joint) ?? 0) * Math.PI) / 180);
  for (const {name} of avatarJoints) {
    const own = pose.get(name);
    if (!own) continue;
    const parent = parentIn(name, pose);
    const above = parent && result.get(parent);
    const position = above
      ? own.position.clone().sub(pose.get(parent)!.position).applyQuaternion(back(parent)).add(above.position)
      : own.position;
    result.set(name, {rotation: back(name).multiply(own.rotation), position});
  }
  return result;
}

/** Degrees from +Z to +X; undefined for a direction that is nearly vertical. */
const headingOf = (vector: Vector3 | undefined): number | undefined =>
  vector && Math.hypot(vector.x, vector.z) > 0.3 * vector.length()
    ? degrees(Math.atan2(vector.x, vector.z))
    : undefined;

/** Where a body faces whose left and right joint of a kind are beside each other. */
function lineHeading(pose: Pose, part: 'UpLeg' | 'Arm'): number | undefined {
  const heading = headingOf(direction(pose, `Right${part}`, `Left${part}`));
  return heading === undefined ? undefined : heading - 90;
}

/** Degrees, within half a period of 0; 0 if one is unknown. */
function turnBetween(one: number | undefined, other: number | undefined, period = 360): number {
  const turn = (other ?? 0) - (one ?? other ?? 0);
  return one === undefined || other === undefined ? 0 : turn - period * Math.round(turn / period);
}

/** Heading of a joint's axes, which is only known up to a quarter turn. */
function axesHeading(rotation: Quaternion): number | undefined {
  const axes = [0, 1, 2].map((axis) => new Vector3().setComponent(axis, 1).applyQuaternion(rotation));
  return headingOf(axes.reduce((flat, axis) => (Math.abs(axis.y) < Math.abs(flat.y) ? axis : flat)));
}

function headTurn(pose: Pose, hips: number | undefined, chest: number, {face, hasAxes}: Evidence) {
  const head = pose.get('Head')?.rotation;
  if (!head) return {turn: 0, isKnown: false};
  const shown = face && headingOf(face.toward.clone().applyQuaternion(head));
  const front = (hips ?? 0) + chest;
  const beyond = (turn: number) => (Math.abs(turn) > usual.head && Math.abs(turn) < 90 ? turn : 0);
  if (shown !== undefined) return {turn: beyond(turnBetween(front, shown - face!.heading)), isKnown: true};
  const middle = ['Hips', 'Neck'] as const;
  const isSymmetric = middle.every((joint) => {
    const rotation = pose.get(joint)?.rotation;
    const own = joint === 'Hips' ? hips : front;
    return rotation && Math.abs(turnBetween(own, axesHeading(rotation), 90)) < axisTolerance;
  });
  if (!hasAxes || !isSymmetric) return {turn: 0, isKnown: false};
  const fromNeck = head.clone().multiply(pose.get('Neck')!.rotation.clone().invert());
  const swing = between(up, up.clone().applyQuaternion(fromNeck));
  const turn =
    swing < 45
      ? turnBetween(0, degrees(2 * Math.atan2(fromNeck.y, fromNeck.w)))
      : turnBetween(front, axesHeading(head), 90);
  return {turn: beyond(turn), isKnown: beyond(turn) !== 0};
}

/**
 * Degrees by which a head is turned from the neck, or raised, during most of a clip, and whether it is always turned to the
 * same side. Bodies that look aside turn their neck, too.
 */
export function headTurnSince(poses: readonly Pose[], world: Quaternion, rest: ReadonlyMap<JointName, Quaternion>) {
  const has = (joint: JointName) => rest.has(joint) && poses[0]!.has(joint);
  if (!has('Head') || !has('Neck')) return {turn: 0, nod: 0, isSteady: false};
  const since = (pose: Pose, joint: JointName): Quaternion =>
    world.clone().multiply(pose.get(joint)!.rotation).multiply(rest.get(joint)!.clone().invert());
  const moments = poses.map((pose) => since(pose, 'Neck').invert().multiply(since(pose, 'Head')));
  const sorted = (axis: 'x' | 'y') =>
    moments.map((one) => turnBetween(0, degrees(2 * Math.atan2(one[axis], one.w)))).sort((a, b) => a - b);
  const turns = sorted('y');
  // The first frame may be the rest pose.
  const at = (share: number, of = turns) => of[Math.floor(share * (of.length - 1))]!;
  const isSteady = at(0.1) > usual.head || at(0.9) < -usual.head;
  return {turn: Math.abs(at(0.5)), nod: Math.abs(at(0.5, sorted('x'))), isSteady};
}

/** A twist that the axes of the spine show, otherwise all of it above the first joint. */
function spineTurn(joint: JointName, pose: Pose, twist: number): number {
  const [own, hips, last] = [joint, 'Hips', 'Spine2'].map((name) => {
    const rotation = pose.get(name as JointName)?.rotation;
    return rotation && axesHeading(rotation);
  });
  const isShown = last !== undefined && Math.abs(turnBetween(hips, last, 90) - twist) < axisTolerance;
  if (twist === 0 || !isShown) return joint === 'Spine' ? 0 : twist;
  return turnBetween(hips, own, 90);
}

/** The turn of the toes, if the knee or the axes of the thigh have it, too. Otherwise only the ankle is turned. */
function legTurn(
  side: (typeof sides)[number],
  pose: Pose,
  avatar: Pose,
  hips: number | undefined,
  {knees, hasAxes}: Evidence,
): number {
  const [thigh, foot, toe] = [`${side}UpLeg`, `${side}Foot`, `${side}ToeBase`] as const;
  const [rotation, toes] = [pose.get(thigh)?.rotation, headingOf(direction(pose, foot, toe))];
  if (!rotation || toes === undefined) return 0;
  const turn = turnBetween(headingOf(direction(avatar, foot, toe)), toes - (hips ?? 0));
  if (Math.abs(turn) < usual.legs || Math.abs(turn) > 90) return 0;
  const axis = knees.get(thigh);
  const knee = axis && headingOf(axis.clone().applyQuaternion(rotation));
  const own = knee === undefined ? undefined : turnBetween(hips, knee - 90);
  if (own !== undefined) return Math.abs(own - turn) < Math.abs(own) ? turn : 0;
  const axes = turnBetween(hips, axesHeading(rotation), 90);
  return hasAxes && Math.abs(turnBetween(axes, turn, 90)) < axisTolerance ? turn : 0;
}
