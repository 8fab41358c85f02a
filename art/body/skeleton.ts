import {restPose} from '@avaturn-docs/platform/rest-pose';
import type {JointName} from '@avaturn-docs/platform/skeleton';
import {kit} from '../kit';
import * as linear from './linear';
import type {Quaternion, Vec3} from './linear';

/** A joint of a person in the rest pose, and how the mesh moves there from the A-pose. */
export interface PosedJoint {
  readonly parent: JointName | null;
  /** Relative to the parent. */
  readonly translation: Vec3;
  readonly rotation: Quaternion;
  /** In the file's space. */
  readonly world: {readonly position: Vec3; readonly rotation: Quaternion};
  readonly mesh: MeshMove;
}

/** Rotates the mesh around `from`, a position in the A-pose, and moves that position to `to`. */
interface MeshMove {
  readonly from: Vec3;
  readonly to: Vec3;
  readonly rotation: Quaternion;
  /** How far the mesh twists in addition around the bone from `from` to `end`, where it is full, in radians. */
  readonly twist?: {readonly angle: number; readonly end: Vec3};
}

/** Parents before children. */
export type PosedSkeleton = ReadonlyMap<JointName, PosedJoint>;

const none: Quaternion = [0, 0, 0, 1];
const table = new Map(restPose.map((row) => [row.joint, row]));

/** The measured rotations in the file's space. */
const turned = new Map<JointName, Quaternion>();
for (const {joint, parent, rotation} of restPose) {
  const size = Math.hypot(...rotation);
  const unit = rotation.map((value) => value / size) as unknown as Quaternion;
  turned.set(joint, parent === 'Armature' ? unit : linear.multiply(turned.get(parent)!, unit));
}

/** The measured direction to a joint from its parent, in the file's space. */
function direction(name: JointName): Vec3 {
  const {parent, translation} = table.get(name)!;
  const unit = linear.normalize(translation);
  return parent === 'Armature' ? unit : linear.rotate(turned.get(parent)!, unit);
}

/** Rotation of the shoulder blade in radians; the arm makes up the rest of the way to the T-pose. */
const shoulderLift = 0.3;
/** Backward lean of the chest in radians: the measured shoulders are further behind the hips than the kit's. */
const lean = 0.04;

class Pose {
  readonly joints = new Map<JointName, PosedJoint>();

  constructor(private readonly points: Float32Array) {}

  /** A bone's start or end in the A-pose. */
  place(name: JointName, end: 'head' | 'tail' = 'head'): Vec3 {
    return linear.mean(this.points, kit.bones[name][end]);
  }

  /** The vector from a bone's start to its end, or to another joint, in the A-pose. */
  bone(name: JointName, to?: JointName): Vec3 {
    return linear.subtract(to ? this.place(to) : this.place(name, 'tail'), this.place(name));
  }

  world(name: JointName): Vec3 {
    return this.joints.get(name)!.world.position;
  }

  /** Adds a joint at a distance from its parent. Its mesh follows the joint unless `move` overrides the target. */
  add(name: JointName, distance: number, rotation: Quaternion, move?: Partial<MeshMove>): void {
    const {parent, translation, rotation: local} = table.get(name)!;
    const offset = linear.scale(linear.normalize(translation), distance);
    const start = parent === 'Armature' ? ([0, 0, 0] as const) : this.world(parent);
    const position = linear.add(start, linear.scale(direction(name), distance));
    this.joints.set(name, {
      parent: parent === 'Armature' ? null : parent,
      translation: offset,
      rotation: local,
      world: {position, rotation: turned.get(name)!},
      mesh: {from: this.place(name), to: position, rotation, ...move},
    });
  }

  /** The rotation from a bone of the A-pose to its measured direction, with the least turn from `start`. */
  swing(bone: Vec3, name: JointName, start: Quaternion): Quaternion {
    const axis = linear.rotate(turned.get(name)!, [0, 1, 0]);
    return linear.multiply(linear.between(linear.rotate(start, bone), axis), start);
  }
}

/** Joint, parent, and the share of the lean that its mesh takes. */
const trunk = [
  ['Spine', 'Hips', 0.3],
  ['Spine1', 'Spine', 0.7],
  ['Spine2', 'Spine1', 1],
  ['Neck', 'Spine2', 0.6],
  ['Head', 'Neck', 0],
  ['LeftEye', 'Head', 0],
  ['RightEye', 'Head', 0],
  ['LeftShoulder', 'Spine2', 0],
  ['RightShoulder', 'Spine2', 0],
] as const;

/**
 * Hips, spine, neck and head nearly keep the orientation of the A-pose: their joints are at the height of the kit's, and as
 * close to them as the measured directions allow. Returns the positions of the shoulder blades.
 */
function addTrunk(pose: Pose): ReadonlyMap<JointName, Vec3> {
  const fall = (name: JointName, parent: JointName) => linear.length(pose.bone(parent, name)) * -direction(name)[1];
  const hipHeight = pose.place('LeftFoot')[1] + fall('LeftLeg', 'LeftUpLeg') + fall('LeftFoot', 'LeftLeg');
  const [x, y] = table.get('LeftUpLeg')!.translation;
  const upLeg = pose.place('LeftUpLeg');
  const height = hipHeight - (y / x) * upLeg[0];
  const start: Vec3 = [0, height, table.get('Hips')!.translation[2]];

  const leaning = new Map<JointName, Quaternion>([['Hips', none]]);
  const places = new Map<JointName, Vec3>([['Hips', linear.add(pose.place('Hips'), [0, hipHeight - upLeg[1], 0])]]);
  for (const [name, parent, share] of trunk) {
    leaning.set(name, linear.about([1, 0, 0], -lean * share));
    const bone = linear.subtract(pose.place(name), pose.place(parent));
    places.set(name, linear.add(places.get(parent)!, linear.rotate(leaning.get(parent)!, bone)));
  }
  // Positions the trunk so that the depths of its joints fit best on average.
  const depths = new Map<JointName, number>([['Hips', start[2]]]);
  let position = start;
  for (const name of ['Spine', 'Spine1', 'Spine2', 'Neck', 'Head'] as const) {
    const way = direction(name);
    position = linear.add(position, linear.scale(way, (places.get(name)![1] - position[1]) / way[1]));
    depths.set(name, position[2]);
  }
  const gaps = [...depths].map(([name, z]) => z - places.get(name)![2]);
  const back = (start[2] - upLeg[2] + gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length) / 2;
  for (const [name, place] of places) places.set(name, linear.add(place, [0, 0, back]));

  const {rotation} = table.get('Hips')!;
  pose.joints.set('Hips', {
    parent: null,
    translation: start,
    rotation,
    world: {position: start, rotation: turned.get('Hips')!},
    mesh: {from: pose.place('Hips'), to: places.get('Hips')!, rotation: none},
  });
  for (const [name, parent] of trunk.slice(0, 5)) {
    const to = places.get(name)!;
    pose.add(name, (to[1] - pose.world(parent)[1]) / direction(name)[1], leaning.get(name)!, {to});
  }
  const head = pose.joints.get('Head')!;
  // No source states the rest rotation of the eyes: this one undoes the head's, so that they face +Z.
  const unturned = linear.conjugate(head.world.rotation);
  for (const name of ['LeftEye', 'RightEye'] as const) {
    const to = places.get(name)!;
    pose.joints.set(name, {
      parent: 'Head',
      translation: linear.rotate(unturned, linear.subtract(to, head.world.position)),
      rotation: unturned,
      world: {position: to, rotation: none},
      mesh: {from: pose.place(name), to, rotation: none},
    });
  }
  return places;
}

type Side = 'Left' | 'Right';

function addLeg(pose: Pose, side: Side): void {
  const [upLeg, leg, foot, toe] = [`${side}UpLeg`, `${side}Leg`, `${side}Foot`, `${side}ToeBase`] as const;
  const thigh = pose.bone(upLeg, leg);
  const shin = pose.bone(leg, foot);
  const inward = Math.abs(pose.place(upLeg)[0] / direction(upLeg)[0]);
  const thighTurn = pose.swing(thigh, upLeg, none);
  pose.add(upLeg, inward, thighTurn);
  pose.add(leg, linear.length(thigh), pose.swing(shin, leg, thighTurn));
  pose.add(foot, linear.length(shin), none);
  // The foot stays flat: the toes' mesh moves with it.
  const to = linear.add(pose.place(toe), linear.subtract(pose.world(foot), pose.place(foot)));
  // The measured direction points further down than the kit's foot: a shorter bone keeps the toe joint inside the toes.
  pose.add(toe, (pose.place(toe)[1] * 0.5 - pose.world(foot)[1]) / direction(toe)[1], none, {to});
}

const fingers = ['Thumb', 'Index', 'Middle', 'Ring', 'Pinky'] as const;

function addArm(pose: Pose, side: Side, blade: Vec3): void {
  const sign = side === 'Left' ? 1 : -1;
  const [shoulder, arm, foreArm, hand] = [`${side}Shoulder`, `${side}Arm`, `${side}ForeArm`, `${side}Hand`] as const;
  const lift = linear.about([0, 0, sign], shoulderLift);
  const joint = linear.add(blade, linear.rotate(lift, pose.bone(shoulder, arm)));
  // The shoulder joint is at the arm's height, because the measured bone between them is level.
  const level = direction(arm)[1] / direction(arm)[0];
  const start = pose.world('Spine2');
  const along = direction(shoulder);
  const distance = (joint[1] - start[1] - level * (joint[0] - start[0])) / (along[1] - level * along[0]);
  pose.add(shoulder, distance, lift, {to: blade});

  const upper = pose.bone(arm, foreArm);
  const lower = pose.bone(foreArm, hand);
  const axis = (name: JointName) => linear.rotate(turned.get(name)!, [0, 1, 0]);
  const armTurn = linear.betweenFrames(upper, linear.cross(upper, lower), axis(arm), [0, -sign, 0]);
  const foreTurn = pose.swing(lower, foreArm, armTurn);
  const knuckle = (finger: 'Index' | 'Middle' | 'Pinky'): JointName => `${hand}${finger}1`;
  const measured = (name: JointName) => linear.rotate(turned.get(hand)!, table.get(name)!.translation);
  const palm = pose.bone(hand, knuckle('Middle'));
  const row = linear.subtract(pose.place(knuckle('Index')), pose.place(knuckle('Pinky')));
  const measuredRow = linear.subtract(measured(knuckle('Index')), measured(knuckle('Pinky')));
  const handTurn = linear.betweenFrames(palm, row, measured(knuckle('Middle')), measuredRow);
  const angle = linear.twist(axis(foreArm), linear.rotate(foreTurn, row), linear.rotate(handTurn, row));
  pose.add(arm, (joint[0] - pose.world(shoulder)[0]) / direction(arm)[0], armTurn);
  pose.add(foreArm, linear.length(upper), foreTurn, {twist: {angle, end: pose.place(hand)}});
  pose.add(hand, linear.length(lower), handTurn);
  for (const finger of fingers) {
    let turn = handTurn;
    let parent: JointName = hand;
    for (const number of [1, 2, 3] as const) {
      const name: JointName = `${hand}${finger}${number}`;
      turn = pose.swing(pose.bone(name), name, turn);
      pose.add(name, linear.length(pose.bone(parent, name)), turn);
      parent = name;
    }
  }
}

/**
 * Positions the joints of a person: measured rotations and bone directions, with the person's bone lengths. `points` are
 * the base points in the A-pose, feet on the ground.
 */
export function poseSkeleton(points: Float32Array): PosedSkeleton {
  const pose = new Pose(points);
  const places = addTrunk(pose);
  for (const side of ['Left', 'Right'] as const) {
    addArm(pose, side, places.get(`${side}Shoulder`)!);
    addLeg(pose, side);
  }
  return pose.joints;
}
