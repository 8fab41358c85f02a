import {type JointName, t1Joints} from '../../data/skeleton';
import type {Clip, Track} from './file/model';
import {restPose} from './figure/rest-pose';

type Quaternion = readonly [x: number, y: number, z: number, w: number];

const multiply = (a: Quaternion, b: Quaternion): Quaternion => [
  a[3] * b[0] + a[0] * b[3] + a[1] * b[2] - a[2] * b[1],
  a[3] * b[1] - a[0] * b[2] + a[1] * b[3] + a[2] * b[0],
  a[3] * b[2] + a[0] * b[1] - a[1] * b[0] + a[2] * b[3],
  a[3] * b[3] - a[0] * b[0] - a[1] * b[1] - a[2] * b[2],
];

/** A turn by radians about X, then Y, then Z of the parent. */
function turn(x: number, y = 0, z = 0): Quaternion {
  const about = (angle: number, axis: 0 | 1 | 2): Quaternion => {
    const s = Math.sin(angle / 2);
    return [axis === 0 ? s : 0, axis === 1 ? s : 0, axis === 2 ? s : 0, Math.cos(angle / 2)];
  };
  return multiply(about(z, 2), multiply(about(y, 1), about(x, 0)));
}

/** Rotations of one moment; joints that are absent stay in the rest pose. `hips` is an offset in meters. */
interface Moment {
  readonly rotations: Partial<Record<JointName, Quaternion>>;
  readonly hips: readonly [x: number, y: number, z: number];
}

/** A track that never changes keeps its first and last key only. */
function briefest(track: Track): Track {
  const first = track.values[0]!;
  const moves = track.values.some((value) => value.some((number, i) => Math.abs(number - first[i]!) > 1e-6));
  return moves ? track : {...track, values: [first, first]};
}

function clip(name: string, seconds: number, frames: number, at: (phase: number) => Moment): Clip {
  const moments = Array.from({length: frames + 1}, (_, i) => at((i % frames) / frames));
  const rest = restPose('female').get('Hips')!;
  const tracks: Track[] = [
    {
      joint: 'Hips',
      path: 'translation',
      values: moments.map(({hips}) => [rest[0] + hips[0], rest[1] + hips[1], rest[2] + hips[2]]),
    },
    ...t1Joints.map(({name: joint}): Track => ({
      joint,
      path: 'rotation',
      values: moments.map(({rotations}) => rotations[joint] ?? [0, 0, 0, 1]),
    })),
  ];
  return {name, times: moments.map((_, i) => (i * seconds) / frames), tracks: tracks.map(briefest)};
}

const sides = [
  ['Left', 1],
  ['Right', -1],
] as const;

/** Arms down at the side and hands loosely closed: the start of both clips. */
function relaxed(swing: (side: 1 | -1) => {arm: number; elbow: number}): Partial<Record<JointName, Quaternion>> {
  const result: Partial<Record<JointName, Quaternion>> = {};
  for (const [side, sign] of sides) {
    const {arm, elbow} = swing(sign);
    result[`${side}Shoulder`] = turn(0, 0, -0.09 * sign);
    result[`${side}Arm`] = multiply(turn(arm, 0, 0), turn(0, -0.06 * sign, -1.24 * sign));
    result[`${side}ForeArm`] = turn(0, -elbow * sign, -0.04 * sign);
    result[`${side}Hand`] = turn(0, 0.05 * sign, -0.06 * sign);
    for (const [finger, curl] of [
      ['Index', 0.22],
      ['Middle', 0.3],
      ['Ring', 0.36],
      ['Pinky', 0.4],
    ] as const) {
      for (const [i, share] of [
        [1, 0.8],
        [2, 1.1],
        [3, 0.8],
      ] as const) {
        result[`${side}Hand${finger}${i}`] = turn(0, 0, -curl * share * sign);
      }
    }
    result[`${side}HandThumb1`] = turn(0.15, 0.25 * sign, -0.2 * sign);
    result[`${side}HandThumb2`] = turn(0, 0.18 * sign, 0);
  }
  return result;
}

/** Standing and breathing, six seconds, ends where it begins. */
export function idleClip(): Clip {
  return clip('Idle', 6, 48, (phase) => {
    const breath = Math.sin(2 * Math.PI * phase * 2);
    const sway = Math.sin(2 * Math.PI * phase);
    const slow = Math.cos(2 * Math.PI * phase);
    const rotations = relaxed((sign) => ({arm: 0.03 + 0.012 * breath, elbow: 0.22 + 0.02 * sway * sign}));
    const lean = 0.018 * sway;
    Object.assign(rotations, {
      Hips: turn(0, 0.02 * slow, lean * 0.4),
      Spine: turn(0.01 + 0.008 * breath, 0, -lean * 0.5),
      Spine1: turn(0.012 * breath, 0, -lean * 0.3),
      Spine2: turn(-0.014 * breath, 0, 0),
      Neck: turn(0.01 * breath, 0.03 * sway, 0),
      Head: turn(0.02 * slow, 0.07 * sway, 0.012 * slow),
    });
    for (const [side, sign] of sides) {
      const legs = 0.045 * sign;
      rotations[`${side}UpLeg`] = turn(-0.02, 0, legs - lean * 0.4 - 0.03 * sign);
      rotations[`${side}Leg`] = turn(0.04, 0, 0);
      rotations[`${side}Foot`] = turn(-0.02, 0.06 * sign, -0.015 * sign);
    }
    return {rotations, hips: [0.012 * sway, -0.0012 - 0.001 * breath, 0]};
  });
}

/** One double step in place, 1.07 seconds, ends where it begins. */
export function walkClip(): Clip {
  return clip('Walk', 1.0666, 32, (phase) => {
    const cycle = 2 * Math.PI * phase;
    const rotations = relaxed((sign) => {
      const forward = Math.sin(cycle) * sign;
      return {arm: 0.42 * forward, elbow: 0.32 - 0.14 * forward};
    });
    for (const [side, sign] of sides) {
      const own = cycle + (sign > 0 ? 0 : Math.PI);
      const thigh = 0.42 * Math.sin(own) - 0.08;
      const lift = Math.max(0, Math.sin(own + 1.9 + Math.PI / 2));
      const knee = 0.12 + 0.95 * lift * lift;
      rotations[`${side}UpLeg`] = turn(thigh, 0, 0.01 * sign);
      rotations[`${side}Leg`] = turn(knee, 0, 0);
      rotations[`${side}Foot`] = turn(-0.12 - thigh * 0.35 - knee * 0.1 + 0.3 * lift, 0, 0);
      rotations[`${side}ToeBase`] = turn(-0.25 * Math.max(0, Math.sin(own - 0.4)), 0, 0);
    }
    const twist = 0.12 * Math.sin(cycle);
    Object.assign(rotations, {
      Hips: turn(0.03, -twist * 0.7, 0.03 * Math.cos(cycle)),
      Spine: turn(0.02, twist * 0.5, -0.02 * Math.cos(cycle)),
      Spine1: turn(0.02, twist * 0.6, -0.01 * Math.cos(cycle)),
      Spine2: turn(0, twist * 0.5, 0),
      Neck: turn(-0.02, -twist * 0.4, 0),
      Head: turn(-0.02, -twist * 0.4, 0),
    });
    return {rotations, hips: [0.012 * Math.cos(cycle), -0.018 + 0.018 * Math.cos(2 * cycle), 0]};
  });
}
