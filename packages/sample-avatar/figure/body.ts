import {type Field, type Station, bounded, capsule, loft, mirrored, smoothMin, union} from '../geometry/field';
import {type BodyShape, armY, armZ, fingerPoint, fingers, thumb} from './rest-pose';

/** Trunk from the crotch to the base of the neck: height, half width, front, back. */
const trunk: Readonly<Record<BodyShape, readonly Station[]>> = {
  female: [
    {at: 0.86, across: 0.148, front: 0.074, back: 0.094},
    {at: 0.92, across: 0.17, front: 0.086, back: 0.114},
    {at: 0.98, across: 0.16, front: 0.088, back: 0.1},
    {at: 1.06, across: 0.13, front: 0.082, back: 0.078},
    {at: 1.13, across: 0.118, front: 0.079, back: 0.074},
    {at: 1.22, across: 0.128, front: 0.09, back: 0.08},
    {at: 1.31, across: 0.139, front: 0.112, back: 0.092},
    {at: 1.39, across: 0.142, front: 0.094, back: 0.094},
    {at: 1.46, across: 0.12, front: 0.05, back: 0.082},
    {at: 1.52, across: 0.062, front: 0.02, back: 0.072},
  ],
  male: [
    {at: 0.86, across: 0.142, front: 0.08, back: 0.092},
    {at: 0.92, across: 0.16, front: 0.09, back: 0.108},
    {at: 0.98, across: 0.156, front: 0.093, back: 0.098},
    {at: 1.06, across: 0.142, front: 0.09, back: 0.084},
    {at: 1.13, across: 0.138, front: 0.089, back: 0.082},
    {at: 1.22, across: 0.148, front: 0.098, back: 0.092},
    {at: 1.31, across: 0.162, front: 0.112, back: 0.102},
    {at: 1.39, across: 0.166, front: 0.1, back: 0.104},
    {at: 1.46, across: 0.142, front: 0.055, back: 0.09},
    {at: 1.52, across: 0.07, front: 0.02, back: 0.076},
  ],
};

const arm: Readonly<Record<BodyShape, readonly Station[]>> = {
  female: [
    {at: 0.1, across: 0.042, front: 0.046},
    {at: 0.17, across: 0.045, front: 0.046},
    {at: 0.24, across: 0.039, front: 0.042},
    {at: 0.34, across: 0.034, front: 0.037},
    {at: 0.45, across: 0.03, front: 0.032},
    {at: 0.51, across: 0.032, front: 0.034},
    {at: 0.6, across: 0.026, front: 0.029},
    {at: 0.685, across: 0.019, front: 0.025},
    {at: 0.72, across: 0.0185, front: 0.029, middleDeep: -0.001},
  ],
  male: [
    {at: 0.1, across: 0.05, front: 0.056},
    {at: 0.18, across: 0.055, front: 0.056},
    {at: 0.25, across: 0.05, front: 0.052},
    {at: 0.34, across: 0.044, front: 0.046},
    {at: 0.45, across: 0.036, front: 0.038},
    {at: 0.52, across: 0.04, front: 0.042},
    {at: 0.6, across: 0.032, front: 0.036},
    {at: 0.685, across: 0.022, front: 0.029},
    {at: 0.72, across: 0.021, front: 0.032, middleDeep: -0.001},
  ],
};

const leg: Readonly<Record<BodyShape, readonly Station[]>> = {
  female: [
    {at: 0.06, across: 0.031, front: 0.036, back: 0.036, middleAcross: 0.108, middleDeep: -0.032},
    {at: 0.12, across: 0.029, front: 0.033, back: 0.036, middleAcross: 0.108, middleDeep: -0.03},
    {at: 0.22, across: 0.037, front: 0.038, back: 0.044, middleAcross: 0.107, middleDeep: -0.024},
    {at: 0.34, across: 0.05, front: 0.046, back: 0.062, middleAcross: 0.106, middleDeep: -0.014},
    {at: 0.42, across: 0.049, front: 0.05, back: 0.056, middleAcross: 0.104, middleDeep: -0.008},
    {at: 0.5, across: 0.05, front: 0.056, back: 0.05, middleAcross: 0.103},
    {at: 0.6, across: 0.061, front: 0.068, back: 0.062, middleAcross: 0.1},
    {at: 0.72, across: 0.074, front: 0.082, back: 0.078, middleAcross: 0.096},
    {at: 0.84, across: 0.084, front: 0.086, back: 0.094, middleAcross: 0.091},
    {at: 0.92, across: 0.08, front: 0.08, back: 0.098, middleAcross: 0.086},
  ],
  male: [
    {at: 0.06, across: 0.034, front: 0.039, back: 0.039, middleAcross: 0.108, middleDeep: -0.032},
    {at: 0.12, across: 0.033, front: 0.037, back: 0.04, middleAcross: 0.108, middleDeep: -0.03},
    {at: 0.22, across: 0.043, front: 0.043, back: 0.05, middleAcross: 0.107, middleDeep: -0.024},
    {at: 0.34, across: 0.056, front: 0.05, back: 0.068, middleAcross: 0.106, middleDeep: -0.014},
    {at: 0.42, across: 0.053, front: 0.054, back: 0.06, middleAcross: 0.104, middleDeep: -0.008},
    {at: 0.5, across: 0.055, front: 0.06, back: 0.055, middleAcross: 0.103},
    {at: 0.6, across: 0.066, front: 0.074, back: 0.068, middleAcross: 0.1},
    {at: 0.72, across: 0.078, front: 0.088, back: 0.082, middleAcross: 0.096},
    {at: 0.84, across: 0.085, front: 0.09, back: 0.094, middleAcross: 0.091},
    {at: 0.92, across: 0.079, front: 0.082, back: 0.094, middleAcross: 0.086},
  ],
};

const foot: readonly Station[] = [
  {at: -0.088, across: 0.022, front: 0.022, middleAcross: 0.028, middleDeep: 0.108},
  {at: -0.05, across: 0.036, front: 0.032, middleAcross: 0.038, middleDeep: 0.108},
  {at: 0, across: 0.042, front: 0.034, middleAcross: 0.044, middleDeep: 0.109},
  {at: 0.06, across: 0.028, front: 0.042, middleAcross: 0.03, middleDeep: 0.112},
  {at: 0.12, across: 0.018, front: 0.044, middleAcross: 0.02, middleDeep: 0.114},
  {at: 0.158, across: 0.012, front: 0.032, middleAcross: 0.014, middleDeep: 0.113},
];

export interface Body {
  readonly trunk: Field;
  /** Shoulder muscle on the left and the root of the neck. */
  readonly yoke: Field;
  /** The left arm without the hand, from inside the chest to the wrist. */
  readonly arm: Field;
  readonly leg: Field;
  readonly foot: Field;
  /** All of the body but the head and the neck, both sides. */
  readonly whole: Field;
}

function handField(): Field {
  const palm = loft('x', [
    {at: 0.7, across: 0.018, front: 0.026, middleAcross: armY, middleDeep: armZ},
    {at: 0.73, across: 0.0165, front: 0.034, middleAcross: armY, middleDeep: armZ + 0.001},
    {at: 0.765, across: 0.0145, front: 0.041, middleAcross: armY - 0.001, middleDeep: armZ - 0.001},
    {at: 0.79, across: 0.0105, front: 0.04, middleAcross: armY - 0.002, middleDeep: armZ - 0.001},
  ]);
  const digits = fingers.map((finger) => {
    const at = [0, 1, 2, 3].map((i) => fingerPoint(finger, i as 0 | 1 | 2 | 3));
    const r = finger.radius;
    return union(0.004, capsule(at[0]!, at[1]!, r * 1.06, r), capsule(at[1]!, at[3]!, r, r * 0.74));
  });
  const thumbField = union(
    0.006,
    capsule(thumb[0]!, thumb[1]!, 0.0165, 0.0118),
    capsule(thumb[1]!, thumb[3]!, 0.0112, 0.0074),
  );
  const outer = union(0.006, ...digits);
  return (x, y, z) => smoothMin(smoothMin(palm(x, y, z), outer(x, y, z), 0.008), thumbField(x, y, z), 0.012);
}

/** The body in the T-pose, meters. */
export function bodyField(shape: BodyShape): Body {
  const place = (stations: readonly Station[]) =>
    stations.map((s) => ({...s, middleAcross: armY, middleDeep: armZ + (s.middleDeep ?? 0)}));
  const trunkField = loft('y', trunk[shape]);
  const armField = loft('x', place(arm[shape]));
  const legField = loft('y', leg[shape]);
  const footField = loft('z', foot);
  const trapezius = capsule([0.03, 1.56, -0.034], [shape === 'male' ? 0.15 : 0.13, 1.512, -0.034], 0.04, 0.03);
  const hand = bounded(handField(), [0.69, 1.44, -0.11], [0.9, 1.54, 0.07], 0.03);
  const upper = bounded(armField, [0.1, 1.42, -0.11], [0.73, 1.58, 0.05], 0.08);
  const lower = bounded(
    (x, y, z) => smoothMin(legField(x, y, z), footField(x, y, z), 0.03),
    [0, 0, -0.13],
    [0.2, 0.93, 0.18],
    0.08,
  );
  const half: Field = (x, y, z) => {
    let result = smoothMin(trunkField(x, y, z), trapezius(x, y, z), 0.04);
    result = smoothMin(result, upper(x, y, z), 0.045);
    result = smoothMin(result, lower(x, y, z), 0.025);
    return smoothMin(result, hand(x, y, z), 0.014);
  };
  const root = capsule([0, 1.47, -0.034], [0, 1.57, -0.026], shape === 'male' ? 0.058 : 0.047);
  const yoke: Field = (x, y, z) => smoothMin(trapezius(x, y, z), root(x, y, z), 0.03);
  return {trunk: trunkField, yoke, arm: armField, leg: legField, foot: footField, whole: mirrored(half)};
}
