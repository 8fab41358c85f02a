import {type Vec3, add, bump, clamp, scale, smoothstep} from '../geometry/vector';
import {brow, mouth, mouthLine} from './head';
import {eyeCenter} from './rest-pose';

/**
 * A place of the face: where it lies with the mouth closed, and where it was modeled, lips apart. The second tells the
 * lips from each other.
 */
export interface FacePoint {
  readonly at: Vec3;
  readonly modeled: Vec3;
}

/** How far a full shape moves a place, meters. */
export type Shape = (p: FacePoint) => Vec3;

const still: Vec3 = [0, 0, 0];

/** The jaw turns about a line through both hinges, in front of the ears. */
const hinge: Vec3 = [0, 1.668, 0];

/** How much a place follows the jaw: all of the chin and the lower lip, fading out over cheeks and throat. */
function jawShare({at, modeled}: FacePoint): number {
  const [x, y, z] = at;
  const edge = mouthLine(x);
  const onLine = modeled[1] < mouthLine(modeled[0]);
  const inner = smoothstep(mouth.halfWidth * 1.02, mouth.halfWidth * 0.7, Math.abs(x)) * smoothstep(0.05, 0.07, z);
  // Inside the lips' width a clean cut; beside it a soft one that stretches the cheek.
  const soft = smoothstep(edge + 0.016, edge - 0.022, y);
  const below = onLine ? 1 : 0;
  const share = inner * below + (1 - inner) * soft;
  // Nothing moves at the neck line, where the body begins.
  const throat = smoothstep(1.525, 1.568, y - 0.35 * z);
  const side = smoothstep(0.085, 0.035, Math.abs(x)) * smoothstep(-0.03, 0.035, z);
  return share * throat * side;
}

/** The jaw opened by an angle in radians, and pushed forward and to the left (+X) by meters. */
export function jaw(angle: number, forward = 0, sideways = 0): Shape {
  const sin = Math.sin(angle);
  const cos = Math.cos(angle);
  return (p) => {
    const share = jawShare(p);
    if (share === 0) return still;
    const y = p.at[1] - hinge[1];
    const z = p.at[2] - hinge[2];
    return scale([sideways, y * cos - z * sin - y, z * cos + y * sin - z + forward], share);
  };
}

const lipRadius: Vec3 = [0.02, 0.016, 0.03];

/** How much a place belongs to the upper (1) or lower (-1) lip around a place across; 0 elsewhere. */
export function lip({at, modeled}: FacePoint, which: 1 | -1, x: number, radius: Vec3 = lipRadius): number {
  const above = modeled[1] >= mouthLine(modeled[0]) ? 1 : -1;
  if (above !== which) return 0;
  return bump(at, [x, mouth.y + which * 0.004, 0.095], radius);
}

/** The middle of the upper lip moved by meters; `radius` is how far the move reaches. */
export const upperLip =
  (move: Vec3, radius: Vec3 = [0.034, 0.018, 0.03]): Shape =>
  (p) =>
    scale(move, lip(p, 1, 0, radius));

/** The middle of the lower lip moved by meters; `radius` is how far the move reaches. */
export const lowerLip =
  (move: Vec3, radius: Vec3 = [0.034, 0.02, 0.03]): Shape =>
  (p) =>
    scale(move, lip(p, -1, 0, radius));

/** Both lips at the left corner (+X), and some of the cheek. */
export const corner =
  (move: Vec3, radius: Vec3 = [0.024, 0.026, 0.04]): Shape =>
  (p) =>
    scale(move, bump(p.at, [mouth.halfWidth, mouth.y + 0.002, 0.086], radius));

/** All of the face around a place moved by meters, fading out to `radius`. */
export const blob =
  (center: Vec3, radius: Vec3, move: Vec3): Shape =>
  (p) =>
    scale(move, bump(p.at, center, radius));

/** The lips drawn towards the middle and to the front, by a share of their distance. */
export const purse =
  (inward: number, forward: number, apart = 0): Shape =>
  (p) => {
    const weight = bump(p.at, [0, mouth.y, 0.095], [0.042, 0.03, 0.045]);
    const above = p.modeled[1] >= mouthLine(p.modeled[0]) ? 1 : -1;
    const near = bump(p.at, [0, mouth.y, 0.1], [0.022, 0.022, 0.03]);
    return [-p.at[0] * inward * weight, apart * above * near, forward * weight];
  };

/** Several shapes at once, each with its weight. */
export const sum =
  (...parts: readonly (readonly [Shape, number])[]): Shape =>
  (p) => {
    let total: Vec3 = still;
    for (const [shape, weight] of parts) total = add(total, scale(shape(p), weight));
    return total;
  };

/** The same shape on the right side of the face. */
export const mirrored =
  (shape: Shape): Shape =>
  ({at, modeled}) => {
    const [x, y, z] = shape({at: [-at[0], at[1], at[2]], modeled: [-modeled[0], modeled[1], modeled[2]]});
    return [-x, y, z];
  };

/**
 * Turns the left eye's lids about the eye's center: `upper` and `lower` in radians at the rim, downwards positive. The
 * skin between rim and brow follows less and less.
 */
export function lids(upper: number, lower: number): Shape {
  return ({at}) => {
    const x = at[0] - eyeCenter[0];
    const y = at[1] - eyeCenter[1] - 0.1 * x;
    const z = at[2] - eyeCenter[2];
    if (Math.abs(x) > 0.024 || Math.abs(y) > 0.022 || z < 0.002) return still;
    const u = clamp(x / 0.0172, -1, 1);
    const open = 1 - u * u;
    const isUpper = y > 0.001 * open;
    const rim = isUpper ? 0.0092 * open : -0.0068 * open;
    const past = Math.abs(y - rim);
    const inside = isUpper ? y < rim : y > rim;
    const fade = inside ? 1 : 1 - smoothstep(0, isUpper ? 0.0115 : 0.011, past);
    // The rim closes along the opening's own arc, so the corners stay.
    const angle = (isUpper ? upper : lower) * open * fade;
    const sin = Math.sin(angle);
    const cos = Math.cos(angle);
    const yy = at[1] - eyeCenter[1];
    return [0, yy * cos - z * sin - yy, z * cos + yy * sin - z];
  };
}

/** The left brow moved by meters, between two places across (+X, meters) and a little beyond. */
export const browMove =
  (from: number, to: number, move: Vec3): Shape =>
  ({at}) => {
    if (at[0] <= 0) return still;
    const line = brow(at[0], 'female');
    const along = smoothstep(from - 0.016, from + 0.006, at[0]) * (1 - smoothstep(to - 0.006, to + 0.016, at[0]));
    const away = (at[1] - line.y) / 0.02;
    const weight = along * Math.max(0, 1 - away * away) ** 2 * smoothstep(0.035, 0.06, at[2]);
    return scale(move, weight);
  };

export const cheekSquint = sum(
  [blob([0.04, 1.672, 0.08], [0.028, 0.024, 0.04], [0, 0.0035, 0.003]), 1],
  [lids(0, -0.14), 1],
);
export const sneer = sum(
  [blob([0.012, 1.668, 0.1], [0.012, 0.014, 0.02], [0.001, 0.003, 0.0005]), 1],
  [blob([0.014, 1.653, 0.09], [0.014, 0.014, 0.03], [0, 0.002, 0.0005]), 1],
  [blob([0.01, 1.7, 0.09], [0.012, 0.02, 0.02], [0, 0.0015, 0.001]), 1],
);
export const smile = sum(
  [corner([0.0058, 0.0072, -0.0042]), 1],
  [blob([0.043, 1.664, 0.075], [0.026, 0.024, 0.04], [0.001, 0.0035, 0.003]), 1],
  [lids(0, -0.06), 1],
);
export const pout = purse(0.34, 0.007);
