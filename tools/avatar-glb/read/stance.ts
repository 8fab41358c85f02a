import type {JointName} from '@avaturn-docs/platform/skeleton';
import {angleBetween, subtract, type Vector} from './matrix';
import type {Skeleton} from './skeleton';

/** An arm may deviate by this many degrees and still count as T-pose. An A-pose has 30° and more. */
export const armTolerance = 10;
const upTolerance = 30;
const facingTolerance = 30;
/** Meters from hips to head. The samples have about 0.7 m; typical errors are a factor of 100 or 0.01. */
const torsoLimits = {least: 0.2, most: 2} as const;

const up: Vector = [0, 1, 0];
const front: Vector = [0, 0, 1];
const left: Vector = [1, 0, 0];
const right: Vector = [-1, 0, 0];

/**
 * Measures a skeleton at its joints, in the pose of its nodes. A value is `undefined` if its joints are missing, or if an
 * earlier value makes it meaningless: the arms of an avatar that lies on its back can't be checked.
 */
export function readStance(skeleton: Skeleton) {
  const between = (from: JointName, to: JointName): Vector | undefined => {
    const [a, b] = [skeleton.positionOf(from), skeleton.positionOf(to)];
    return a && b && subtract(b, a);
  };
  const spine = between('Hips', 'Head');
  const torso = spine && Math.hypot(...spine);
  const lean = spine && angleBetween(spine, up);
  const upright = lean === undefined ? undefined : lean <= upTolerance;
  const facing = upright ? facingOf(between) : undefined;
  const arms =
    facing === '+Z'
      ? (
          [
            ['LeftArm', 'LeftHand', left],
            ['RightArm', 'RightHand', right],
          ] as const
        ).flatMap(([joint, hand, axis]) => {
          const arm = between(joint, hand);
          const degrees = arm && angleBetween(arm, axis);
          return degrees === undefined ? [] : [{joint, degrees}];
        })
      : undefined;
  return {
    /** Meters from the hips to the head joint. */
    torso,
    inMeters: torso === undefined ? undefined : torso >= torsoLimits.least && torso <= torsoLimits.most,
    /** Degrees between the spine and +Y. */
    lean,
    upright,
    facing,
    /** Degrees between each arm and its axis: +X for the left, -X for the right. */
    arms,
    tPose: arms && arms.length > 0 ? arms.every(({degrees}) => degrees <= armTolerance) : undefined,
  };
}

/**
 * The toes show the front, and the shoulders the left side. Without toes, the names left and right are trusted.
 * @returns `turned` for another direction than +Z; `mirrored` if left and right are swapped
 */
function facingOf(between: (from: JointName, to: JointName) => Vector | undefined) {
  const flat = ([x, , z]: Vector): Vector => [x, 0, z];
  const feet = [between('LeftFoot', 'LeftToeBase'), between('RightFoot', 'RightToeBase')].filter(
    (foot) => foot !== undefined,
  );
  // Feet may turn outward; their sum points to the front.
  const toes =
    feet.length > 0
      ? feet.reduce<Vector>(([x, y, z], foot) => [x + foot[0], y + foot[1], z + foot[2]], [0, 0, 0])
      : undefined;
  const shoulders = between('RightArm', 'LeftArm');
  const toFront = toes && angleBetween(flat(toes), front);
  const toLeft = shoulders && angleBetween(flat(shoulders), left);
  if (toFront === undefined && toLeft === undefined) {
    return undefined;
  }
  if ((toFront ?? 0) > facingTolerance) {
    return 'turned';
  }
  if ((toLeft ?? 0) <= facingTolerance) {
    return '+Z';
  }
  return toFront === undefined ? 'turned' : 'mirrored';
}
