import type {JointName} from '../../../data/skeleton';
import {type Vec3, clamp, smoothstep} from '../geometry/vector';
import {armY, fingerPoint, fingers, restPose, thumb, wristX, type BodyShape} from './rest-pose';

/** Up to four joints that move a point, the strongest first; the weights add up to 1. */
export type Influences = readonly (readonly [joint: JointName, weight: number])[];

type Loose = Map<JointName, number>;

function give(weights: Loose, joint: JointName, weight: number): void {
  if (weight > 1e-4) weights.set(joint, (weights.get(joint) ?? 0) + weight);
}

/** Shares `total` among joints along an axis: joint i takes over from its parent around `starts[i]`. */
function chain(
  weights: Loose,
  names: readonly JointName[],
  starts: readonly number[],
  softness: readonly number[],
  at: number,
  total: number,
): void {
  let left = total;
  for (let i = names.length - 1; i > 0; i--) {
    const share = left * smoothstep(starts[i]! - softness[i]!, starts[i]! + softness[i]!, at);
    give(weights, names[i]!, share);
    left -= share;
  }
  give(weights, names[0]!, left);
}

/** How far along a finger a point is, and how far from its middle line. */
function alongFinger(p: Vec3, points: readonly Vec3[]): {away: number; at: number} {
  const from = points[0]!;
  const to = points[3]!;
  const d: Vec3 = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const square = d[0] * d[0] + d[1] * d[1] + d[2] * d[2];
  const t = ((p[0] - from[0]) * d[0] + (p[1] - from[1]) * d[1] + (p[2] - from[2]) * d[2]) / square;
  const c = clamp(t, -0.3, 1.1);
  const away = Math.sqrt(
    (p[0] - from[0] - d[0] * c) ** 2 + (p[1] - from[1] - d[1] * c) ** 2 + (p[2] - from[2] - d[2] * c) ** 2,
  );
  return {away, at: t};
}

const fingerLines = [
  {name: 'Thumb', points: thumb},
  ...fingers.map((finger) => ({
    name: finger.name,
    points: ([0, 1, 2, 3] as const).map((i) => fingerPoint(finger, i)),
  })),
];

function hand(weights: Loose, side: 'Left' | 'Right', p: Vec3, total: number): void {
  let nearest = fingerLines[0]!;
  let best = Infinity;
  let at = 0;
  for (const line of fingerLines) {
    const found = alongFinger(p, line.points);
    if (found.away < best) {
      best = found.away;
      nearest = line;
      at = found.at;
    }
  }
  const [first, second, third, tip] = nearest.points as readonly [Vec3, Vec3, Vec3, Vec3];
  const size = Math.abs(tip[0] - first[0]);
  const name = (i: number) => `${side}Hand${nearest.name}${i}` as JointName;
  const soft = nearest.name === 'Thumb' ? 0.16 : 0.09;
  chain(
    weights,
    [`${side}Hand`, name(1), name(2), name(3)],
    [0, 0.02, Math.abs(second[0] - first[0]) / size, Math.abs(third[0] - first[0]) / size],
    [0, soft, 0.09, 0.08],
    at,
    total,
  );
}

/** Weights of a point of the body, or of cloth near it, in the T-pose. */
export function bodyWeights(shape: BodyShape): (p: Vec3) => Influences {
  const pose = restPose(shape);
  const shoulder = pose.get('LeftArm')![0];
  const elbow = pose.get('LeftForeArm')![0];
  return (p) => {
    const side = p[0] >= 0 ? 'Left' : 'Right';
    const x = Math.abs(p[0]);
    const [, y, z] = p;
    const weights: Loose = new Map();
    // The lower a point is, the further out it still belongs to the trunk: the armpit.
    const low = Math.max(0, armY - 0.02 - y);
    const arm = smoothstep(shoulder - 0.055, shoulder + 0.035, x - low * 0.55) * smoothstep(1.32, 1.4, y);
    const legs = smoothstep(0.965, 0.85, y) * (1 - arm);
    const trunk = 1 - arm - legs;
    if (trunk > 0) {
      const clavicle = trunk * smoothstep(0.03, 0.12, x) * smoothstep(1.4, 1.49, y) * (1 - smoothstep(1.54, 1.6, y));
      give(weights, `${side}Shoulder`, clavicle * 0.8);
      chain(
        weights,
        ['Hips', 'Spine', 'Spine1', 'Spine2', 'Neck', 'Head'],
        [0, 1.045, 1.16, 1.28, 1.5, 1.598 - 0.3 * clamp(z - 0.01, -0.1, 0.06)],
        [0, 0.05, 0.055, 0.06, 0.045, 0.03],
        y,
        trunk - clavicle * 0.8,
      );
    }
    if (arm > 0) {
      const out: Loose = new Map();
      const upper: JointName[] = [`${side}Shoulder`, `${side}Arm`, `${side}ForeArm`, `${side}Hand`];
      chain(out, upper, [0, shoulder - 0.02, elbow, wristX], [0, 0.05, 0.04, 0.03], x, arm);
      const wrist = out.get(`${side}Hand`) ?? 0;
      out.delete(`${side}Hand`);
      for (const [joint, weight] of out) give(weights, joint, weight);
      if (wrist > 0) hand(weights, side, [x, y, z], wrist);
    }
    if (legs > 0) {
      // Between the thighs both legs pull.
      const own = 0.5 + 0.5 * smoothstep(0, 0.025, x);
      const toe = smoothstep(0.055, 0.1, z) * (1 - smoothstep(0.1, 0.16, y));
      for (const [which, share] of [
        [side, own],
        [side === 'Left' ? 'Right' : 'Left', 1 - own],
      ] as const) {
        const out: Loose = new Map();
        const names: JointName[] = [`${which}UpLeg`, `${which}Leg`, `${which}Foot`];
        chain(out, names, [0, -0.505, -0.1], [0, 0.06, 0.035], -y, legs * share);
        const ankle = out.get(`${which}Foot`) ?? 0;
        out.delete(`${which}Foot`);
        for (const [joint, weight] of out) give(weights, joint, weight);
        give(weights, `${which}Foot`, ankle * (1 - toe));
        give(weights, `${which}ToeBase`, ankle * toe);
      }
    }
    return strongest(weights);
  };
}

/** The four strongest influences, adding up to 1. */
export function strongest(weights: ReadonlyMap<JointName, number>): Influences {
  const four = [...weights].sort((a, b) => b[1] - a[1]).slice(0, 4);
  const total = four.reduce((sum, [, weight]) => sum + weight, 0);
  return four.map(([joint, weight]) => [joint, weight / total]);
}

/** Weights of something that a single joint carries, such as glasses. */
export const rigid =
  (joint: JointName): ((p: Vec3) => Influences) =>
  () => [[joint, 1]];
