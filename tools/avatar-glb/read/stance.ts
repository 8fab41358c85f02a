import {Vector3} from 'three/src/math/Vector3.js';
import type {JointName} from '@avaturn-docs/platform/skeleton';
import {angleBetween} from './matrix';
import type {Skeleton} from './skeleton';

/** An arm may deviate by this many degrees and still count as T-pose. An A-pose has 30° and more. */
export const armTolerance = 10;
/** The samples' legs deviate by up to 5°. */
export const legTolerance = 8;
/** Feet of usual rest poses point outward a little. */
const footTolerance = 20;
const upTolerance = 30;
const facingTolerance = 30;
/** Degrees by which shoulders and hips deviate from the X axis together. Rest poses are this asymmetric. */
const turnTolerance = 10;
/** Meters from hips to head. The samples have about 0.7 m; typical errors are a factor of 100 or 0.01. */
const torsoLimits = {least: 0.2, most: 2} as const;

const up = new Vector3(0, 1, 0);
const down = new Vector3(0, -1, 0);
const front = new Vector3(0, 0, 1);
const left = new Vector3(1, 0, 0);
const right = new Vector3(-1, 0, 0);

/**
 * Measures a skeleton at its joints, in the pose of its nodes. A value is `undefined` if its joints are missing, or if an
 * earlier value makes it meaningless: the arms of an avatar that lies on its back can't be checked.
 */
export function readStance({between}: Skeleton) {
  const spine = between('Hips', 'Head');
  const torso = spine?.length();
  const lean = spine && angleBetween(spine, up);
  const upright = lean === undefined ? undefined : lean <= upTolerance;
  const {facing, turn} = (upright && facingOf(between)) || {};
  const isMeasured = facing === '+Z';
  const deviations = (...parts: readonly (readonly [JointName, Vector3 | undefined, Vector3, number])[]) =>
    parts.flatMap(([joint, line, axis, limit]) => {
      const degrees = line && angleBetween(line, axis);
      return degrees === undefined ? [] : [{joint, degrees, limit}];
    });
  const arms = isMeasured
    ? deviations(
        ['LeftArm', between('LeftArm', 'LeftHand'), left, armTolerance],
        ['RightArm', between('RightArm', 'RightHand'), right, armTolerance],
      )
    : undefined;
  const legs = (isMeasured ? (['Left', 'Right'] as const) : []).flatMap((side) => {
    const [thigh, knee, foot, toe] = [`${side}UpLeg`, `${side}Leg`, `${side}Foot`, `${side}ToeBase`] as const;
    return deviations(
      [thigh, between(thigh, knee), down, legTolerance],
      [knee, between(knee, foot), down, legTolerance],
      [foot, between(foot, toe)?.setY(0), front, footTolerance],
    );
  });
  return {
    /** Thighs, shins and feet that aren't straight, with the degrees between each and its axis, and how many are usual. */
    legs: legs.filter(({degrees, limit}) => degrees > limit),
    /** Meters from the hips to the head joint. */
    torso,
    inMeters: torso === undefined ? undefined : torso >= torsoLimits.least && torso <= torsoLimits.most,
    /** Degrees between the spine and +Y. */
    lean,
    upright,
    facing,
    /** Degrees between its front and +Z. */
    turn,
    /** Degrees between each arm and its axis: +X for the left, -X for the right. */
    arms,
    tPose: arms && arms.length > 0 ? arms.every(({degrees}) => degrees <= armTolerance) : undefined,
  };
}

/** The fix for names that are swapped, or a node that mirrors the skeleton. */
export const mirroredText = 'The joints named Left are on the right side. Swap the names, or mirror the model back.';

/**
 * The toes show the front, and shoulders and hips the left side. Without toes, the names left and right are trusted.
 * @returns `turned` for another direction than +Z; `mirrored` if left and right are swapped
 */
function facingOf(between: Skeleton['between']) {
  const sum = (...vectors: (Vector3 | undefined)[]): Vector3 =>
    vectors.reduce((total: Vector3, vector) => total.add(vector ?? new Vector3()), new Vector3()).setY(0);
  // Feet may turn outward; their sum points to the front.
  const toes = sum(between('LeftFoot', 'LeftToeBase'), between('RightFoot', 'RightToeBase'));
  const across = sum(between('RightArm', 'LeftArm'), between('RightUpLeg', 'LeftUpLeg'));
  const [toFront, toLeft] = [angleBetween(toes, front), angleBetween(across, left)];
  if (toFront === undefined && toLeft === undefined) return undefined;
  const turn = Math.max(toFront ?? 0, toLeft ?? 0);
  if ((toFront ?? 0) > facingTolerance) return {facing: 'turned', turn} as const;
  if ((toLeft ?? 0) <= turnTolerance) return {facing: '+Z', turn} as const;
  return {facing: toFront === undefined || toLeft! < 90 ? 'turned' : 'mirrored', turn} as const;
}
