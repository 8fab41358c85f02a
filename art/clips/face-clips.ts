import type {MorphTargetName} from '@avaturn-docs/platform/morph-targets';
import * as linear from '../body/linear';
import type {FacePart} from '../body/face-parts';
import type {PosedSkeleton} from '../body/skeleton';
import {type Clip, type Track, turn} from './moment';

type Weights = Partial<Record<MorphTargetName, number>>;

/** Times in seconds of blinks, and of looks elsewhere: left and up, as shares of the maximum. */
const faces: Readonly<
  Record<
    string,
    {blinks: readonly number[]; looks: readonly (readonly [second: number, left: number, up: number])[]; smile: number}
  >
> = {
  Idle: {
    blinks: [1.1, 3.9, 4.25, 6.7],
    looks: [
      [0, 0, 0],
      [1.15, 0.22, 0.04],
      [2.3, 0, 0],
      [3.95, -0.2, -0.05],
      [5.2, 0.06, 0.05],
      [6.75, 0, 0],
    ],
    smile: 0.12,
  },
  Walk: {blinks: [0.4], looks: [[0, 0, 0]], smile: 0.05},
  Wave: {blinks: [0.5, 3.1], looks: [[0, 0, 0]], smile: 0.5},
};

/** Times in seconds at which the lids close and open. */
const shutting = 0.08;
const opening = 0.15;

function lids(second: number, blinks: readonly number[]): number {
  return blinks.reduce((shut, blink) => {
    const since = second - blink;
    return Math.max(shut, since < 0 ? Math.max(0, 1 + since / shutting) : Math.max(0, 1 - since / opening));
  }, 0);
}

/** Weight of an occasional smile. */
const swell = (phase: number) => Math.sin(Math.PI * phase) ** 2;

function weightsAt(name: string, second: number, seconds: number): Weights {
  const {blinks, looks, smile} = faces[name]!;
  const [, left, up] = looks.filter(([from]) => from <= second).at(-1)!;
  const shut = lids(second, blinks);
  const smiling = smile * swell(second / seconds);
  return {
    eyeBlinkLeft: shut,
    eyeBlinkRight: shut,
    eyeLookOutLeft: Math.max(0, left),
    eyeLookInRight: Math.max(0, left),
    eyeLookInLeft: Math.max(0, -left),
    eyeLookOutRight: Math.max(0, -left),
    eyeLookUpLeft: Math.max(0, up),
    eyeLookUpRight: Math.max(0, up),
    eyeLookDownLeft: Math.max(0, -up),
    eyeLookDownRight: Math.max(0, -up),
    mouthSmileLeft: smiling,
    mouthSmileRight: smiling,
    cheekSquintLeft: 0.4 * smiling,
    cheekSquintRight: 0.4 * smiling,
    browInnerUp: 0.1 * swell(((second / seconds) * 2) % 1),
  };
}

/** Keyframes of the face: the corners of its blinks and looks, and regular steps for slow movements. */
function keyTimes(name: string, seconds: number): number[] {
  const {blinks, looks} = faces[name]!;
  const corners = [
    ...blinks.flatMap((blink) => [blink - shutting, blink, blink + opening]),
    ...looks.flatMap(([second]) => [second - 0.04, second]),
    ...Array.from({length: Math.round(seconds * 3) + 1}, (_, i) => (i * seconds) / Math.round(seconds * 3)),
  ];
  return [...new Set(corners)].filter((second) => second >= 0 && second <= seconds).sort((one, other) => one - other);
}

/** Adds a face to a clip: blinks, looks, a slight smile and a tremor of the eyes, on every mesh that has the shapes. */
export function withFace(clip: Clip, skeleton: PosedSkeleton, meshes: readonly FacePart[]): Clip {
  const {seconds} = clip;
  const times = keyTimes(clip.name, seconds);
  const weights = times.map((second) => weightsAt(clip.name, second, seconds));
  const tracks = meshes.flatMap(({name, morphTargets}): Track[] => {
    if (!morphTargets) return [];
    const values = weights.map((moment) => Array.from(morphTargets.keys(), (target) => moment[target] ?? 0));
    return [{node: name, path: 'weights', times, values}];
  });
  for (const joint of ['LeftEye', 'RightEye'] as const) {
    const {rotation} = skeleton.get(joint)!;
    tracks.push({
      node: joint,
      path: 'rotation',
      times,
      values: times.map((second) => {
        const phase = (2 * Math.PI * second) / seconds;
        return linear.multiply(rotation, turn(0.008 * Math.sin(3 * phase), 0.012 * Math.sin(5 * phase), 0));
      }),
    });
  }
  return {...clip, tracks: [...clip.tracks, ...tracks]};
}
