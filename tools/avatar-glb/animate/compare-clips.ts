import {Vector3, type AnimationClip, type Quaternion} from 'three';
import type {JointName} from '@avaturn-docs/platform/skeleton';
import {readModel} from '../read/model';
import {between, degrees as toDegrees, leanTolerance} from './align';
import type {ClipSource} from './clip-files';
import {skeletonOf} from './gltf-clips';
import {
  childIn,
  clearances,
  direction,
  heightsOf,
  keyTimes,
  palms,
  posesOver,
  scaleTo,
  sides,
  turnedBy,
  turnForward,
  type Pose,
} from './pose';
import type {RestPose} from './rest-pose';

const maxDegrees = 15;
/** In meters. */
const maxSoles = 0.05;
const maxHips = 0.1;
const maxFloor = 0.2;
const maxPoses = 120;
/** Heads are turned further only for moments, at least on average. */
const maxHeadTurn = 30;

const parts = ['Arm', 'ForeArm', 'Hand', 'UpLeg', 'Leg', 'Foot'] as const;
/** The hips point to the neck. */
const limbs: readonly JointName[] = [
  'Hips',
  ...parts.flatMap((part) => sides.map((side) => `${side}${part}` as const)),
];

/** Lines across the body show where it faces, whatever the axes of its joints are. */
const across = {hips: 'UpLeg', chest: 'Arm', head: 'Eye'} as const;

/**
 * Plays the source and the written file, and compares the directions of torso, limbs and palms, where hips,
 * chest and head face, the soles and the hips. It doesn't use the calculations of the retargeting, whose errors it reports.
 * @returns the measurements, and why they are too large, a sentence each
 * @param clips the written file, in which the clip has this index
 * @param nodes of its joints; by default, those that have their names
 */
export function compareClips(
  source: ClipSource,
  clip: AnimationClip,
  {turn, rotations, floor, isGuess, lean = 0, headTurn = 0}: RestPose,
  clips: Uint8Array,
  index: number,
  nodes?: ReadonlyMap<JointName, number>,
): {readonly text: string; readonly warning: string | undefined} {
  const written = skeletonOf(readModel(clips), nodes);
  const rest = turnForward(written);
  const times = keyTimes(clip).filter((_, key, all) => key % Math.ceil(all.length / maxPoses) === 0);
  const sources = posesOver(source, clip, times).map((pose) => turnedBy(pose, turn));
  const results = posesOver(written, written.clips()[index]!, times);

  let [degrees, joint]: [number, string] = [0, limbs[0]!];
  const measure = (part: string, angleOf: (pose: Pose, result: Pose) => number) =>
    sources.forEach((pose, key) => {
      const angle = angleOf(pose, results[key]!);
      if (angle > degrees) [degrees, joint] = [angle, part];
    });
  for (const limb of limbs) {
    const child = childIn(limb, rest, sources[0]!);
    if (!child) continue;
    // Feet on the floor have other slopes if ankles have other heights, and bodies lean differently.
    const slack = limb.endsWith('Foot')
      ? Math.abs(slope(limb, child, sources) - slope(limb, child, [rest]))
      : limb === 'Hips'
        ? leanTolerance
        : 0;
    measure(limb, (pose, result) => {
      const turned = limb.endsWith('Hand') ? between(...(palms(limb, pose, result) ?? [])) : 0;
      return Math.max(turned, between(direction(pose, limb, child), direction(result, limb, child)) - slack);
    });
  }
  for (const [part, line] of Object.entries(across)) {
    const sideways = (pose: Pose) => direction(pose, `Right${line}`, `Left${line}`);
    measure(part, (pose, result) => between(sideways(pose), sideways(result)));
  }
  const [head, own] = [rotations.get('Head'), rest.get('Head')?.rotation];
  if (head && own && sources[0]!.has('Head') && !(rest.has('LeftEye') && sources[0]!.has('LeftEye'))) {
    // Without eyes, the head's own axes show where it faces.
    const since = (pose: Pose, before: Quaternion) =>
      pose.get('Head')!.rotation.clone().multiply(before.clone().invert());
    measure('head', (pose, result) => toDegrees(since(pose, head).angleTo(since(result, own))));
  }

  const scale = scaleTo(rest, sources[0]!);
  const floors = [floor, heightsOf(rest, floor.keys())] as const;
  const [before, after] = [clearances(sources, floors[0]), clearances(results, floors[1])];
  const soles = Math.max(...before.map((height, key) => Math.abs(height * scale - after[key]!)));
  const hips = Math.max(
    ...sources.map((pose, key) => Math.abs(hipHeight(pose, floors[0]) * scale - hipHeight(results[key]!, floors[1]))),
  );
  const centimeters = (meters: number): string => `${Math.max(1, Math.ceil(meters * 100 - 0.01))} cm`;
  const text = `Largest difference ${Math.round(degrees)}° at ${joint}${floor.has('Hips') ? '' : `; soles within ${centimeters(soles)}`}.`;
  const axis = new Vector3(0, 1, 0).applyQuaternion(turn.clone().invert());
  const lowest = sources.map((pose) => Math.min(...[...pose.values()].map(({position}) => position.y)) * scale);
  const standing = lowest.filter((height) => Math.abs(height) < maxFloor).length;
  const faults = [
    // A file whose body stands on its own floor along another axis has that axis up.
    axis.y < 0.9 &&
      standing < sources.length / 2 &&
      'it was turned, because the body never stands along the file’s +Y axis',
    degrees > maxDegrees && `${joint} differs by up to ${Math.round(degrees)}°`,
    soles > maxSoles && `the soles by up to ${centimeters(soles)}`,
    hips > maxHips && `the hips by up to ${centimeters(hips)}`,
    lean > maxDegrees && `the head may look up or down by ${Math.round(lean)}° because the rest pose leans or nods`,
    headTurn > (isGuess ? maxDegrees : maxHeadTurn) &&
      `the head may be turned by ${Math.round(headTurn)}° because the rest pose is`,
  ].filter(Boolean);
  if (faults.length === 0) return {text, warning: undefined};
  return {text, warning: `The result doesn’t match the clip: ${faults.join(', ')}. ${cause(source, clip, isGuess)}`};
}

/** Slope of a foot in the pose in which it is lowest, in degrees. */
function slope(foot: JointName, toe: JointName, poses: readonly Pose[]): number {
  const height = (pose: Pose): number => pose.get(foot)!.position.y + pose.get(toe)!.position.y;
  const lowest = poses.reduce((low, pose) => (height(pose) < height(low) ? pose : low));
  return toDegrees(Math.asin(direction(lowest, foot, toe)?.y ?? 0));
}

/** Height of the hip joints above ankles on the floor. */
function hipHeight(pose: Pose, floor: ReadonlyMap<JointName, number>): number {
  const [left, right] = [pose.get('LeftUpLeg'), pose.get('RightUpLeg')];
  const foot = floor.get('LeftFoot');
  return left && right && foot !== undefined ? (left.position.y + right.position.y) / 2 - foot : 0;
}

function cause({joints}: ClipSource, {tracks}: AnimationClip, isGuess: boolean): string {
  const hips = joints.get('Hips')!.name;
  const isStretched = tracks.some(({name, values}) => {
    const width = name.endsWith('.position') && !name.startsWith(`${hips}.`) ? 3 : name.endsWith('.scale') ? 3 : 0;
    const size = Math.hypot(...values.slice(0, 3));
    return width > 0 && values.some((value, at) => Math.abs(value - values[at % width]!) > size * 0.05);
  });
  if (isStretched) return 'The clip moves or scales bones, and an avatar keeps the length of its bones.';
  return isGuess
    ? 'The rest pose was a guess: choose a file with the same skeleton in T-pose.'
    : 'Check which bone is mapped to each joint, and the rest pose.';
}
