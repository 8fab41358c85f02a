import type {JointName} from '@avaturn-docs/platform/skeleton';
import * as linear from '../body/linear';
import type {Quaternion, Vec3} from '../body/linear';
import type {PosedSkeleton} from '../body/skeleton';

/** Keyframes of a node: times in seconds, and rotations as quaternions x, y, z, w, positions in meters relative to the
 * parent, or weights by morph target. */
export interface Track {
  readonly node: string;
  readonly path: 'rotation' | 'translation' | 'weights';
  readonly times: readonly number[];
  readonly values: readonly (readonly number[])[];
}

export interface Clip {
  readonly name: string;
  readonly seconds: number;
  readonly tracks: readonly Track[];
}

/** Rotation of a joint from its rest rotation, around the body's axes: X to the left, Y up, Z forward. */
export type Turns = Partial<Record<JointName, Quaternion>>;

/** The body at one time. `hips` is the offset of the hips from the rest pose, in meters. */
export interface Moment {
  readonly turns: Turns;
  readonly hips: Vec3;
}

/** The rotation by radians around X, then Y, then Z. */
export const turn = (x: number, y = 0, z = 0): Quaternion =>
  linear.multiply(linear.about([0, 0, 1], z), linear.multiply(linear.about([0, 1, 0], y), linear.about([1, 0, 0], x)));

export interface FootTarget {
  readonly ankle: Vec3;
  /** The foot's rotation in the file's space. */
  readonly foot: Quaternion;
  /** The toes' rotation relative to the foot. */
  readonly toes: Quaternion;
}

/** The maximum extension of a leg, as a share of its length. */
const stretched = 0.998;

/** Bends a leg so that the ankle reaches its target, with the knee forward. `isTooFar` says that it doesn't. */
export function reach(
  skeleton: PosedSkeleton,
  side: 'Left' | 'Right',
  {hips, turns}: Moment,
  target: FootTarget,
): {readonly turns: Turns; readonly isTooFar: boolean} {
  const at = (name: JointName) => skeleton.get(name)!.world.position;
  const [hip, restKnee, restFoot] = [at(`${side}UpLeg`), at(`${side}Leg`), at(`${side}Foot`)];
  const [thigh, shin] = [linear.subtract(restKnee, hip), linear.subtract(restFoot, restKnee)];
  const pelvis = turns.Hips ?? turn(0);
  const start = linear.add(linear.add(at('Hips'), hips), linear.rotate(pelvis, linear.subtract(hip, at('Hips'))));
  const way = linear.subtract(target.ankle, start);
  const [a, b] = [linear.length(thigh), linear.length(shin)];
  const isTooFar = linear.length(way) > (a + b) * stretched;
  const distance = Math.min(linear.length(way), (a + b) * stretched);
  const down = linear.normalize(way);
  const ahead = linear.rotate(target.foot, [0, 0, 1]);
  const pole = linear.normalize([ahead[0], 0, ahead[2]]);
  const forward = linear.normalize(linear.subtract(pole, linear.scale(down, linear.dot(pole, down))));
  const along = (a * a - b * b + distance * distance) / (2 * distance);
  const out = Math.sqrt(Math.max(0, a * a - along * along));
  const knee = linear.add(linear.scale(down, along), linear.scale(forward, out));
  const ankle = linear.scale(down, distance);
  const thighTurn = linear.betweenFrames(thigh, [0, 0, 1], knee, forward);
  const shinTurn = linear.betweenFrames(shin, [0, 0, 1], linear.subtract(ankle, knee), forward);
  return {
    isTooFar,
    turns: {
      [`${side}UpLeg`]: linear.multiply(linear.conjugate(pelvis), thighTurn),
      [`${side}Leg`]: linear.multiply(linear.conjugate(thighTurn), shinTurn),
      [`${side}Foot`]: linear.multiply(linear.conjugate(shinTurn), target.foot),
      [`${side}ToeBase`]: target.toes,
    },
  };
}

/** Creates a clip from the poses at regular times, `phase` from 0 to 1. A constant track keeps only its first and last key. */
export function makeClip(
  skeleton: PosedSkeleton,
  {name, seconds, frames}: {name: string; seconds: number; frames: number},
  at: (phase: number) => Moment,
): Clip {
  const moments = Array.from({length: frames + 1}, (_, i) => at(i / frames));
  const times = moments.map((_, i) => (i * seconds) / frames);
  const ends = [0, seconds];
  const track = (node: JointName, path: 'rotation' | 'translation', values: readonly (readonly number[])[]): Track => {
    const first = values[0]!;
    const moves = values.some((value) => value.some((number, i) => Math.abs(number - first[i]!) > 1e-6));
    return moves ? {node, path, times, values} : {node, path, times: ends, values: [first, first]};
  };
  const {translation} = skeleton.get('Hips')!;
  const tracks = [
    track(
      'Hips',
      'translation',
      moments.map(({hips}) => linear.add(translation, hips)),
    ),
  ];
  for (const [joint, {parent, rotation, world}] of skeleton) {
    if (joint.endsWith('Eye')) continue;
    const above = parent ? linear.conjugate(skeleton.get(parent)!.world.rotation) : turn(0);
    const values = moments.map(({turns}) => {
      const own = turns[joint];
      return own ? linear.multiply(above, linear.multiply(own, world.rotation)) : rotation;
    });
    tracks.push(track(joint, 'rotation', values));
  }
  return {name, seconds, tracks};
}
