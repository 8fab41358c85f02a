import {Quaternion, Vector3, type AnimationClip} from 'three';
import {joints as avatarJoints, type JointName} from '@avaturn-docs/platform/skeleton';
import {GlbError} from '../error';
import {parentIn} from '../read/skeleton';
import {align, between, degrees, restTolerance} from './align';
import type {ClipSource} from './clip-files';
import {
  childIn,
  direction,
  facing,
  floorOf,
  keyTimes,
  legLength,
  palms,
  poseOf,
  posesOver,
  poseWith,
  scaleTo,
  sides,
  turnedBy,
  up,
  type Pose,
} from './pose';
import {evidenceIn, headTurnSince, straighten, type Evidence} from './straighten';

/** Which pose of a clip is its rest pose: that of the nodes, a moment in seconds, or that of another file's nodes. */
export type RestChoice = 'nodes' | number | {readonly name: string; readonly source: ClipSource};

export interface RestPose {
  /** Rotates the file's world to +Y up, facing +Z. */
  readonly turn: Quaternion;
  /** World rotations of the clip's joints when they point as the avatar's do at rest. */
  readonly rotations: ReadonlyMap<JointName, Quaternion>;
  /** Heights of feet on the floor, in the rotated world. */
  readonly floor: ReadonlyMap<JointName, number>;
  /** Whether it has no fingers, which would show where palms face. */
  readonly assumesPalms?: boolean;
  /** Whether a moment of the clip was taken for a rest pose. */
  readonly isGuess: boolean;
  /** Degrees by which its torso leans, unlike that of a body at rest, or its head nods. */
  readonly lean?: number;
  /** Degrees by which the head is turned during most of the clip, if the rest pose doesn't show where its front is. */
  readonly headTurn?: number;
  /** What was assumed, a sentence each. */
  readonly text: string;
}

/** A rest pose, with the pose that may show where the floor is, and the degrees by which it faces to the left. */
type Found = Omit<RestPose, 'floor'> & {readonly standing?: Pose | undefined; readonly faces?: number};

/** A frame of motion isn't symmetric. */
const mirrorTolerance = 6;
/** A frame that deviates more doesn't show how the joints are turned. */
const frameTolerance = 50;
/** Elbows and knees that are bent by more than that show their axis, around which they are straightened. */
const hingeTolerance = 60;
const maxFrames = 200;
/** Degrees by which a step turns the hips. */
const stepTolerance = 30;

/**
 * Finds the pose in which a clip's skeleton is at rest.
 * @throws GlbError `not-convertible` if there is none, with what to do
 */
export function findRestPose(source: ClipSource, clip: AnimationClip, avatar: Pose, choice?: RestChoice): RestPose {
  const times = keyTimes(clip);
  const sampled = times.filter((_, index) => index % Math.ceil(times.length / maxFrames) === 0);
  const poses = posesOver(source, clip, sampled);
  const evidence = evidenceIn(source, poses);
  const {standing, text, faces = 0, ...found} = choose(source, clip, avatar, sampled, poses, evidence, choice);
  const floor = floorOf(
    poses.map((pose) => turnedBy(pose, found.turn)),
    sampled,
    standing,
    avatar,
  );
  const hands = sides.map((side) => `${side}Hand` as const).filter((hand) => poses[0]!.has(hand));
  const assumesPalms = hands.length > 0 && hands.every((hand) => !palms(hand, poses[0]!, avatar));
  return {
    ...found,
    floor,
    assumesPalms,
    text: [text, ...assumptions(source, poses[0]!, found.turn, floor, avatar, faces)].join(' '),
  };
}

/** What else was assumed or left out, a sentence each. */
function assumptions(
  {isMirrored}: ClipSource,
  pose: Pose,
  turn: Quaternion,
  floor: RestPose['floor'],
  avatar: Pose,
  faces: number,
): string[] {
  const missing = avatarJoints.flatMap(({name}) =>
    /^(?:Spine1|Head|.+(?:Arm|Hand|Leg|Foot))$/.test(name) &&
    avatar.has(name) &&
    !pose.has(name === 'Spine1' && pose.has('Spine2') ? 'Spine2' : name)
      ? [name]
      : [],
  );
  const axis = axisOf(turn);
  const largest = [0, 1, 2].find((at) => Math.abs(axis.getComponent(at)) > 0.5)!;
  const heading = headingOf(turn.clone().multiply(new Quaternion().setFromUnitVectors(axis, up).invert()));
  const height = Math.min(
    ...[...floor].map(([joint, own]) => own * scaleTo(avatar, pose) - avatar.get(joint)!.position.y),
  );
  return [
    isMirrored === true &&
      'Left and right were swapped back, because its toes show that the joints named Left are on the right.',
    axis.y < 0.5 &&
      `In the file, ${axis.getComponent(largest) > 0 ? '+' : '-'}${'XYZ'[largest]} is up, so it was turned upright.`,
    heading !== 0 && `It was turned by ${sideText(heading)}${faces === 0 ? ' to face forward' : ''}.`,
    faces !== 0 && `Its rest pose faces ${sideText(faces)}.`,
    Math.abs(height) > 0.05 && `Its floor is where its feet stand, ${Math.round(height * 100)} cm above 0.`,
    missing.length > 0 && `It lacks joints of the avatar, which don’t move: ${listed(missing)}.`,
  ].filter((text) => text !== false);
}

/** Degrees around +Y, to the left. */
const headingOf = ({y, w}: Quaternion): number => (Math.round(degrees(2 * Math.atan2(y, w))) % 360) + 0;

const sideText = (heading: number): string => {
  const left = heading > 180 ? heading - 360 : heading <= -180 ? heading + 360 : heading;
  return `${Math.abs(left)}°${left === 180 ? '' : ` to the ${left > 0 ? 'left' : 'right'}`}`;
};

const listed = (names: readonly string[]): string =>
  `${names.slice(0, 3).join(', ')}${names.length > 3 ? ', and more' : ''}`;

function choose(
  source: ClipSource,
  clip: AnimationClip,
  avatar: Pose,
  sampled: readonly number[],
  poses: readonly Pose[],
  evidence: Evidence,
  choice: RestChoice | undefined,
): Found {
  const nodes = poseOf(source);
  const given = typeof choice === 'object' ? poseIn(choice.source, avatar) : nodes;
  const upward = upOf(source, given, poses, avatar);
  const isStanding = (pose: Pose) => axisOf(facing(pose)).dot(upward) > 0.5;
  // The first upright moment decides where a clip faces: the body may turn before it looks like a rest pose.
  const first = poses.find(isStanding);
  // glTF defines its axes, so only a rest pose may say that a file ignores them.
  const ownTurn =
    source.format === 'GLB' || !first ? new Quaternion().setFromUnitVectors(upward, up) : facing(first, stepTolerance);
  const turnFor = (pose: Pose) => (isStanding(pose) ? restTurn(pose, poses[0]!) : ownTurn);
  const restIn = (pose: Pose, text: string, turn: Quaternion, isFrame = false): Found => {
    const upright = turnedBy(pose, facing(pose));
    const lean = between(direction(upright, 'Hips', 'Neck'), direction(avatar, 'Hips', 'Neck'));
    const isUpright = axisOf(turn).angleTo(axisOf(facing(pose))) < 0.1;
    const straight = straighten(upright, avatar, evidence);
    const rotations = align(straight.pose, avatar, poses, isFrame ? evidence.elbows : undefined);
    const head = straight.isHeadKnown ? {turn: 0, nod: 0, isSteady: false} : headTurnSince(poses, turn, rotations);
    return {
      turn,
      rotations,
      standing: isUpright ? upright : undefined,
      faces: isUpright ? -headingOf(facing(turnedBy(pose, turn))) : 0,
      isGuess: isFrame,
      lean: isFrame ? Math.max(lean, head.nod) : lean,
      headTurn: isFrame || head.isSteady ? head.turn : 0,
      text: text + straight.text,
    };
  };
  const frame = (pose: Pose, seconds: number): Found => {
    const text = `Rest pose: the clip at ${seconds.toFixed(2)} s.`;
    return {...restIn(pose, text, ownTurn, true), standing: undefined, faces: 0};
  };
  if (typeof choice === 'number') {
    const seconds = Math.min(choice, clip.duration);
    return frame(posesOver(source, clip, [seconds])[0]!, seconds);
  }
  if (typeof choice === 'object') {
    if (!hasAxesOf(given, nodes)) {
      throw new GlbError(
        'not-convertible',
        `${choice.name} has another skeleton than the clip. Export the rest pose from the same skeleton.`,
      );
    }
    const missing = [...nodes.keys()].filter((joint) => !given.has(joint));
    const still = missing.length > 0 ? ` It lacks joints of the clip, which don’t move: ${listed(missing)}.` : '';
    const text = `Rest pose: ${choice.name}.${still}`;
    return restIn(given, text, turnFor(given));
  }
  const turned = turnedBy(nodes, facing(nodes));
  const ownRest = restIn(nodes, ownText('the file’s own', turned, avatar), turnFor(nodes));
  if (choice === 'nodes') return ownRest;
  const rotations = new Map([...avatar].map(([joint, {rotation}]) => [joint, rotation]));
  const asAvatar = (text: string): Found => ({turn: ownTurn, rotations, isGuess: false, text});
  if (hasAxesOf(nodes, avatar, true)) {
    return asAvatar('Rest pose: the avatar’s, whose skeleton the clip has.');
  }
  const bind = bindPose(source, avatar);
  if (bind) {
    return restIn(bind, ownText('the skin’s bind pose', turnedBy(bind, facing(bind)), avatar), turnFor(bind));
  }
  if (isRest(nodes, avatar)) return ownRest;
  const zero = zeroPose(source);
  if (isRest(zero, avatar)) {
    const text = 'Rest pose: that without rotations, because the file holds a frame of motion.';
    return restIn(zero, text, turnFor(zero));
  }
  if (hasAxesOf(nodes, avatar) && twist(ownRest.rotations, rotations) < 75) {
    return asAvatar('Rest pose: the avatar’s axes, because the file holds a frame of motion.');
  }
  if (isRest(straighten(turned, avatar, evidence).pose, avatar)) return ownRest;
  const own = deviation(turned, avatar).pose;
  for (const bend of [0, hingeTolerance]) {
    const deviations = poses.map((pose) =>
      first && !isStanding(pose) ? Infinity : deviation(turnedBy(pose, facing(pose)), avatar, bend).pose,
    );
    const best = deviations[0]! <= restTolerance ? 0 : deviations.indexOf(Math.min(...deviations));
    if (own <= Math.min(deviations[best]!, frameTolerance)) return ownRest;
    if (deviations[best]! <= frameTolerance) {
      const found = frame(poses[best]!, sampled[best]!);
      return {...found, text: `${found.text} The file’s own pose isn’t a rest pose.`};
    }
  }
  throw new GlbError(
    'no-rest-pose',
    'No rest pose was found: neither the file nor its clip shows a standing body. Export the same skeleton in T-pose, and choose that file as the rest pose.',
  );
}

/** Whether a body stands straight and symmetric, whatever axis is up. */
function isRest(pose: Pose, avatar: Pose): boolean {
  const {pose: own, mirror} = deviation(turnedBy(pose, facing(pose)), avatar);
  return own <= restTolerance && mirror <= mirrorTolerance;
}

/** The pose in which a mesh was bound to the skeleton, if it is a rest pose. */
function bindPose(source: ClipSource, avatar: Pose): Pose | undefined {
  const pose = poseWith(source, source.bound);
  return source.bound.size > 0 && isRest(pose, avatar) ? pose : undefined;
}

/** The rest pose that a file shows: its bind pose, otherwise the straighter one of its nodes and its first frame. */
function poseIn(source: ClipSource, avatar: Pose): Pose {
  const poses = [poseOf(source), ...source.clips.slice(0, 1).flatMap((clip) => posesOver(source, clip, [0]))];
  const deviations = poses.map((pose) => deviation(turnedBy(pose, facing(pose)), avatar).pose);
  return bindPose(source, avatar) ?? poses[deviations.indexOf(Math.min(...deviations))]!;
}

/** The pose without rotations: the T-pose of skeletons whose axes are the world's. */
function zeroPose(source: ClipSource): Pose {
  const before = [...source.joints.values()].map((object) => [object, object.quaternion.clone()] as const);
  before.forEach(([{quaternion}]) => quaternion.identity());
  const pose = poseOf(source);
  before.forEach(([{quaternion}, rotation]) => quaternion.copy(rotation));
  return pose;
}

/** The direction that becomes +Y. */
const axisOf = (turn: Quaternion): Vector3 => up.clone().applyQuaternion(turn.clone().invert());

/**
 * The axis that is up in a clip. A GLB defines +Y, if the body is ever parallel to it. Otherwise it's the body's axis along
 * which the lowest joint keeps its height, because a body that gets up is parallel to others, too. A body whose hips are
 * near the floor may lie all the time, unlike its rest pose.
 */
function upOf({format}: ClipSource, rest: Pose, poses: readonly Pose[], avatar: Pose): Vector3 {
  const axes = [rest, ...poses].map((pose) => axisOf(facing(pose)).round());
  if (format === 'GLB' && axes.some(({y}) => y === 1)) return up;
  const spread = (axis: Vector3): number => {
    const heights = poses.map((pose) => Math.min(...[...pose.values()].map(({position}) => position.dot(axis))));
    return Math.max(...heights) - Math.min(...heights);
  };
  const [own, ...others] = axes as [Vector3, ...Vector3[]];
  const distinct = [...new Map(others.map((axis) => [String(axis.toArray()), axis])).values()];
  const [level] = distinct.sort((a, b) => spread(a) - spread(b)) as [Vector3];
  const hips = poses[0]!.get('Hips')!.position.dot(level);
  return isRest(rest, avatar) && hips < 0.6 * (legLength(rest) ?? 0) ? own : level;
}

/** Turns the world of a clip as its rest pose faces. */
function restTurn(rest: Pose, first: Pose): Quaternion {
  const own = facing(rest);
  // A clip may face forward although its rest pose doesn't, which only shows if that isn't at a right angle.
  const turned = facing(first, 360);
  const isBetween = own.angleTo(facing(rest, 360)) > 0.1 && axisOf(turned).dot(axisOf(own)) > 0.5;
  const [after, before] = [own, turned].map((turn) => facing(turnedBy(first, turn), 0).angleTo(new Quaternion()));
  return isBetween && before! < after! ? turned : own;
}

/** Whether bones have the same directions in their parents' axes, and the same lengths if it has to be the same skeleton. */
function hasAxesOf(pose: Pose, other: Pose, isSame = false): boolean {
  const scale = scaleTo(other, pose);
  const offset = (joint: JointName, child: JointName, of: Pose): Vector3 =>
    of
      .get(child)!
      .position.clone()
      .sub(of.get(joint)!.position)
      .applyQuaternion(of.get(joint)!.rotation.clone().invert());
  const pairs = avatarJoints.flatMap(({name}) => {
    const parent = parentIn(name, pose);
    const isBody = !/Hand.+|Eye|Neck|Head|Shoulder/.test(name);
    return isBody && parent && pose.has(name) && other.has(name) && other.has(parent) ? [[parent, name] as const] : [];
  });
  return (
    pairs.length >= 12 &&
    pairs.every(([joint, child]) => {
      const [one, wanted] = [offset(joint, child, pose).multiplyScalar(scale), offset(joint, child, other)];
      const isShort = wanted.length() < 0.01 * (legLength(other) ?? 1);
      return isSame
        ? one.distanceTo(wanted) <= 0.02 * wanted.length() + 0.002 * (legLength(other) ?? 1)
        : isShort || between(one, wanted) <= (/(?:Arm|Leg)$/.test(joint) ? 15 : 30);
    })
  );
}

/** Largest rotation between two guesses at the limbs, in degrees. */
function twist(one: ReadonlyMap<JointName, Quaternion>, other: ReadonlyMap<JointName, Quaternion>): number {
  const limbs = [...one].filter(([joint]) => /(?:Arm|Leg)$/.test(joint) && other.has(joint));
  return Math.max(0, ...limbs.map(([joint, rotation]) => degrees(rotation.angleTo(other.get(joint)!))));
}

/** Degrees by which a body deviates from standing straight with its arms anywhere between T-pose and I-pose. Elbows and knees may be bent. */
function deviation(pose: Pose, avatar: Pose, bend = 0): {readonly pose: number; readonly mirror: number} {
  const limb = (side: string, from: string, to: string, of = pose) =>
    direction(of, `${side}${from}` as JointName, `${side}${to}` as JointName);
  const angles = sides.flatMap((side) => {
    const [arm, forearm] = [limb(side, 'Arm', 'ForeArm'), limb(side, 'ForeArm', 'Hand')];
    const sideways = side === 'Left' ? 1 : -1;
    const hanging = arm && new Vector3(sideways * Math.max(0, arm.x * sideways), Math.min(0, arm.y), 0);
    return [
      between(limb(side, 'UpLeg', 'Leg'), limb(side, 'UpLeg', 'Leg', avatar)),
      between(limb(side, 'Leg', 'Foot'), limb(side, 'Leg', 'Foot', avatar)) - bend,
      between(limb(side, 'Foot', 'ToeBase'), limb(side, 'Foot', 'ToeBase', avatar)) - 20,
      between(arm, hanging),
      between(arm, forearm) - bend,
    ];
  });
  const spine = between(direction(pose, 'Hips', 'Head') ?? direction(pose, 'Hips', 'Neck'), up);
  const mirror = [
    ['UpLeg', 'Leg'],
    ['Leg', 'Foot'],
    ['Arm', 'ForeArm'],
    ['ForeArm', 'Hand'],
  ].map(([from, to]) => between(limb('Left', from!, to!), limb('Right', from!, to!)?.multiply(new Vector3(-1, 1, 1))));
  return {pose: Math.max(spine, ...angles), mirror: Math.max(...mirror)};
}

/** Which pose it is, and what was rotated by more than differences of bodies. */
function ownText(which: string, pose: Pose, avatar: Pose): string {
  const limbs = {arms: ['Arm', 'ForeArm'], legs: ['UpLeg', 'Leg']} as const;
  const turned = Object.entries(limbs).flatMap(([limb, parts]) => {
    const angles = sides.flatMap((side) =>
      parts.map((part) => {
        const child = childIn(`${side}${part}`, pose, avatar);
        return child
          ? between(direction(pose, `${side}${part}`, child), direction(avatar, `${side}${part}`, child))
          : 0;
      }),
    );
    const largest = Math.max(...angles);
    return largest > 10 ? [`${limb} by ${Math.round(largest)}°`] : [];
  });
  const rotated = turned.length > 0 ? `, rotated to match the avatar’s: ${turned.join(' and ')}` : '';
  return `Rest pose: ${which}${rotated}.`;
}
