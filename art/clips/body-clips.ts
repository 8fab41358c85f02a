import type {JointName} from '@avaturn-docs/platform/skeleton';
import * as linear from '../body/linear';
import type {Vec3} from '../body/linear';
import type {PosedSkeleton} from '../body/skeleton';
import {type Clip, type FootTarget, type Moment, type Turns, makeClip, reach, turn} from './moment';

const sides = [
  ['Left', 1],
  ['Right', -1],
] as const;

const curls = {Index: 0.26, Middle: 0.33, Ring: 0.39, Pinky: 0.42} as const;

/** Arms at the sides, hands loosely closed. In radians: `swing` to the front, `elbow` bent, `rise` of the shoulder. */
function relaxedArm(side: 'Left' | 'Right', {swing = 0, elbow = 0.25, rise = 0}): Turns {
  const sign = side === 'Left' ? 1 : -1;
  const turns: Turns = {
    [`${side}Shoulder`]: turn(0, 0, sign * (rise - 0.1)),
    [`${side}Arm`]: linear.multiply(turn(-swing, 0, 0), turn(0, 0.1 * sign, -1.3 * sign)),
    [`${side}ForeArm`]: turn(0, -elbow * sign, 0),
    [`${side}Hand`]: turn(0, 0, -0.08 * sign),
    [`${side}HandThumb1`]: turn(0, 0.1 * sign, -0.22 * sign),
    [`${side}HandThumb2`]: turn(0, 0.12 * sign, -0.1 * sign),
  };
  for (const [finger, curl] of Object.entries(curls)) {
    for (const number of [1, 2, 3] as const) {
      turns[`${side}Hand${finger}${number}` as JointName] = turn(0, 0, -curl * (number === 2 ? 1.3 : 0.9) * sign);
    }
  }
  return turns;
}

const wave = (phase: number, times: number, offset = 0) => Math.sin(2 * Math.PI * (phase * times + offset));

/** Feet a little apart and turned out, flat on the ground. */
function standingFoot(skeleton: PosedSkeleton, side: 'Left' | 'Right', sign: number): FootTarget {
  const [x, y, z] = skeleton.get(`${side}Foot`)!.world.position;
  return {ankle: [x + 0.012 * sign, y, z + (sign > 0 ? 0.02 : -0.01)], foot: turn(0, 0.14 * sign, 0), toes: turn(0)};
}

/** The standing body: weight shifts between the legs, breath, small movements of the head. */
function standing(skeleton: PosedSkeleton, phase: number): Moment {
  const breath = wave(phase, 2);
  const shift = wave(phase, 1);
  const turns: Turns = {
    Hips: turn(0, 0.035 * wave(phase, 1, 0.1), 0.028 * shift),
    Spine: turn(0.01 + 0.006 * breath, -0.012 * shift, -0.016 * shift),
    Spine1: turn(0.008 * breath, -0.012 * shift, -0.012 * shift),
    Spine2: turn(-0.02 * breath, 0, -0.006 * shift),
    Neck: turn(0.012 * breath, 0.03 * wave(phase, 1, 0.2), 0),
    Head: turn(
      0.02 * wave(phase, 2, 0.15),
      0.05 * wave(phase, 1, 0.3) + 0.025 * wave(phase, 3),
      0.015 * wave(phase, 1, 0.4),
    ),
  };
  for (const [side] of sides) {
    Object.assign(
      turns,
      relaxedArm(side, {swing: 0.04 + 0.012 * wave(phase, 2, 0.1), elbow: 0.26 + 0.02 * breath, rise: 0.012 * breath}),
    );
  }
  const hips: Vec3 = [0.022 * shift, -0.008 - 0.004 * Math.abs(shift) + 0.0015 * breath, 0.003 * wave(phase, 1, 0.25)];
  const moment = {turns, hips};
  for (const [side, sign] of sides)
    Object.assign(turns, reach(skeleton, side, moment, standingFoot(skeleton, side, sign)).turns);
  return moment;
}

/** Standing, breathing and shifting weight, 8 seconds. */
export function idleClip(skeleton: PosedSkeleton): Clip {
  return makeClip(skeleton, {name: 'Idle', seconds: 8, frames: 64}, (phase) => standing(skeleton, phase));
}

/** Constant between 0 and 1, with a soft start and end. */
function ease(value: number): number {
  const t = Math.min(1, Math.max(0, value));
  return t * t * (3 - 2 * t);
}

/** Raising the right hand and waving, 4 seconds. */
export function waveClip(skeleton: PosedSkeleton): Clip {
  return makeClip(skeleton, {name: 'Wave', seconds: 4, frames: 48}, (phase) => {
    const up = ease(phase / 0.2) * (1 - ease((phase - 0.78) / 0.2));
    const shake = wave(phase, 6.5, -0.05) * up * ease((phase - 0.12) / 0.1) * (1 - ease((phase - 0.76) / 0.08));
    const moment = standing(skeleton, phase);
    const low = relaxedArm('Right', {});
    const high: Turns = {
      RightShoulder: turn(0, 0, -0.12),
      RightArm: linear.multiply(turn(0, -0.3, 0.8 - 0.04 * shake), turn(-1.3, 0, 0)),
      RightForeArm: turn(0.1, 2.05 + 0.3 * shake, 0),
      RightHand: turn(0, 0.12 * shake, 0.05),
      RightHandThumb1: turn(0, 0.1, 0.05),
    };
    const turns = {...moment.turns};
    for (const [name, start] of Object.entries(low) as [JointName, linear.Quaternion][]) {
      turns[name] = linear.blend(start, high[name] ?? turn(0), up);
    }
    turns.Head = linear.multiply(turn(0, -0.06 * up, -0.05 * up), turns.Head ?? turn(0));
    turns.Spine2 = linear.multiply(turns.Spine2 ?? turn(0), turn(0, 0, -0.03 * up));
    return {...moment, turns};
  });
}

/** Duration of a double step in seconds. */
const walkSeconds = 1.1;
/** Length of a double step, as a share of the length of the leg. */
const stepLength = 1.34;
/** Share of a double step during which a foot is on the ground. */
const stance = 0.62;
/** Times in a double step at which the foot is flat, and at which the heel lifts. */
const flat = 0.11;
const heelOff = 0.36;
/** Angles of the foot in radians, toes down: when the heel touches down, and when the toes leave. */
const strike = -0.34;
const pushOff = 0.85;

/** Position of the foot at `phase` after its heel touched down, with the hips at rest. It rolls over heel and ball without
 * sliding. */
function walkingFoot(skeleton: PosedSkeleton, side: 'Left' | 'Right', phase: number): FootTarget {
  const sign = side === 'Left' ? 1 : -1;
  const [x, height, rest] = skeleton.get(`${side}Foot`)!.world.position;
  const ball = skeleton.get(`${side}ToeBase`)!.world.position[2] - rest;
  const heightOf = (joint: 'LeftUpLeg' | 'LeftFoot') => skeleton.get(joint)!.world.position[1];
  const way = stepLength * (heightOf('LeftUpLeg') - heightOf('LeftFoot'));
  const yaw = turn(0, 0.09 * sign, 0);
  const across = x * 0.72;
  const onGround = (t: number): {ankle: Vec3; pitch: number} => {
    const pitch =
      t < flat ? strike * (1 - ease(t / flat)) : pushOff * Math.max(0, (t - heelOff) / (stance - heelOff)) ** 2;
    // The contact point relative to the ankle: the heel before the foot is flat, the ball after.
    const contact: Vec3 = [0, -height, t < flat ? -0.05 : ball];
    const turned = linear.rotate(turn(pitch), contact);
    const standing = rest + 0.02 + way * (0.29 - t);
    return {ankle: [across, -turned[1], standing + contact[2] - turned[2]], pitch};
  };
  if (phase <= stance) {
    const {ankle, pitch} = onGround(phase);
    const toes = turn(phase > heelOff ? -pitch : 0);
    return {ankle, foot: linear.multiply(yaw, turn(pitch)), toes};
  }
  // A curve through the air that leaves and meets the ground at its speed.
  const t = (phase - stance) / (1 - stance);
  const step = 1e-3;
  const [off, before, on, after] = [onGround(stance), onGround(stance - step), onGround(0), onGround(step)];
  const span = 1 - stance;
  const hermite = (axis: 1 | 2) => {
    const start = ((off.ankle[axis] - before.ankle[axis]) / step) * span;
    const end = ((after.ankle[axis] - on.ankle[axis]) / step) * span;
    const [t2, t3] = [t * t, t * t * t];
    return (
      (2 * t3 - 3 * t2 + 1) * off.ankle[axis] +
      (t3 - 2 * t2 + t) * start +
      (3 * t2 - 2 * t3) * on.ankle[axis] +
      (t3 - t2) * end
    );
  };
  const clearance = 0.035 * Math.sin(Math.PI * t) ** 2;
  const pitch = pushOff * (1 - ease(t / 0.6)) + strike * ease((t - 0.35) / 0.65);
  return {
    ankle: [across, Math.max(hermite(1), height * 0.9) + clearance, hermite(2)],
    foot: linear.multiply(yaw, turn(pitch)),
    toes: turn(-pushOff * (1 - ease(t / 0.35))),
  };
}

/** One double step in place; the ground moves backward. The left heel touches down at 0. */
export function walkClip(skeleton: PosedSkeleton): Clip {
  const moment = (phase: number, drop: number): Moment => {
    const sway = wave(phase, 1, 0.05);
    const forward = Math.cos(2 * Math.PI * phase);
    const turns: Turns = {
      Hips: turn(0.03, -0.1 * forward, 0.035 * wave(phase, 1, 0.02)),
      Spine: turn(0.015, 0.07 * forward, -0.025 * wave(phase, 1, 0.02)),
      Spine1: turn(0.01, 0.07 * forward, -0.02 * wave(phase, 1, 0.02)),
      Spine2: turn(0, 0.06 * forward, 0.005 * sway),
      Neck: turn(-0.02, -0.05 * forward, 0),
      Head: turn(-0.02 + 0.012 * wave(phase, 2), -0.05 * forward, 0),
    };
    for (const [side, sign] of sides) {
      const swing = -0.36 * Math.cos(2 * Math.PI * (phase - 0.03)) * sign;
      Object.assign(
        turns,
        relaxedArm(side, {swing: swing + 0.02, elbow: 0.36 + 0.45 * Math.max(0, swing), rise: 0.01}),
      );
    }
    return {turns, hips: [0.018 * sway, -drop - 0.02 * Math.cos(4 * Math.PI * (phase - 0.04)), 0.006 * wave(phase, 2)]};
  };
  const feet = (phase: number) => [
    ['Left', walkingFoot(skeleton, 'Left', phase % 1)] as const,
    ['Right', walkingFoot(skeleton, 'Right', (phase + 0.5) % 1)] as const,
  ];
  const frames = 44;
  const fits = (drop: number) =>
    Array.from({length: frames}, (_, i) => i / frames).every((phase) =>
      feet(phase).every(([side, target]) => !reach(skeleton, side, moment(phase, drop), target).isTooFar),
    );
  let drop = 0;
  while (!fits(drop)) drop += 0.002;
  return makeClip(skeleton, {name: 'Walk', seconds: walkSeconds, frames}, (phase) => {
    const body = moment(phase % 1, drop);
    for (const [side, target] of feet(phase)) Object.assign(body.turns, reach(skeleton, side, body, target).turns);
    return body;
  });
}
