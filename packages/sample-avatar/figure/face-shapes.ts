import {type MorphTargetName, arkitMorphTargets, extraMorphTargets, visemes} from '../../../data/morph-targets';
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

/** How far a full shape moves a place, metres. */
type Shape = (p: FacePoint) => Vec3;

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

function jaw(angle: number, forward = 0, sideways = 0): Shape {
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
function lip({at, modeled}: FacePoint, which: 1 | -1, x: number, radius: Vec3 = lipRadius): number {
  const above = modeled[1] >= mouthLine(modeled[0]) ? 1 : -1;
  if (above !== which) return 0;
  return bump(at, [x, mouth.y + which * 0.004, 0.095], radius);
}

const upperLip =
  (move: Vec3, radius: Vec3 = [0.034, 0.018, 0.03]): Shape =>
  (p) =>
    scale(move, lip(p, 1, 0, radius));

const lowerLip =
  (move: Vec3, radius: Vec3 = [0.034, 0.02, 0.03]): Shape =>
  (p) =>
    scale(move, lip(p, -1, 0, radius));

/** Both lips at the left corner (+X), and some of the cheek. */
const corner =
  (move: Vec3, radius: Vec3 = [0.024, 0.026, 0.04]): Shape =>
  (p) =>
    scale(move, bump(p.at, [mouth.halfWidth, mouth.y + 0.002, 0.086], radius));

const blob =
  (center: Vec3, radius: Vec3, move: Vec3): Shape =>
  (p) =>
    scale(move, bump(p.at, center, radius));

/** The lips drawn towards the middle and to the front, by a share of their distance. */
const purse =
  (inward: number, forward: number, apart = 0): Shape =>
  (p) => {
    const weight = bump(p.at, [0, mouth.y, 0.095], [0.042, 0.03, 0.045]);
    const above = p.modeled[1] >= mouthLine(p.modeled[0]) ? 1 : -1;
    const near = bump(p.at, [0, mouth.y, 0.1], [0.022, 0.022, 0.03]);
    return [-p.at[0] * inward * weight, apart * above * near, forward * weight];
  };

const sum =
  (...parts: readonly (readonly [Shape, number])[]): Shape =>
  (p) => {
    let total: Vec3 = still;
    for (const [shape, weight] of parts) total = add(total, scale(shape(p), weight));
    return total;
  };

/** The same shape on the right side of the face. */
const mirrored =
  (shape: Shape): Shape =>
  ({at, modeled}) => {
    const [x, y, z] = shape({at: [-at[0], at[1], at[2]], modeled: [-modeled[0], modeled[1], modeled[2]]});
    return [-x, y, z];
  };

/**
 * Turns the left eye's lids about the eye's center: `upper` and `lower` in radians at the rim, downwards positive. The
 * skin between rim and brow follows less and less.
 */
function lids(upper: number, lower: number): Shape {
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

const browMove =
  (from: number, to: number, move: Vec3): Shape =>
  ({at}) => {
    if (at[0] <= 0) return still;
    const line = brow(at[0], 'female');
    const along = smoothstep(from - 0.016, from + 0.006, at[0]) * (1 - smoothstep(to - 0.006, to + 0.016, at[0]));
    const away = (at[1] - line.y) / 0.02;
    const weight = along * Math.max(0, 1 - away * away) ** 2 * smoothstep(0.035, 0.06, at[2]);
    return scale(move, weight);
  };

const cheekSquint = sum([blob([0.04, 1.672, 0.08], [0.028, 0.024, 0.04], [0, 0.0035, 0.003]), 1], [lids(0, -0.14), 1]);
const sneer = sum(
  [blob([0.012, 1.668, 0.1], [0.012, 0.014, 0.02], [0.001, 0.003, 0.0005]), 1],
  [blob([0.014, 1.653, 0.09], [0.014, 0.014, 0.03], [0, 0.002, 0.0005]), 1],
  [blob([0.01, 1.7, 0.09], [0.012, 0.02, 0.02], [0, 0.0015, 0.001]), 1],
);
const smile = sum(
  [corner([0.0058, 0.0072, -0.0042]), 1],
  [blob([0.043, 1.664, 0.075], [0.026, 0.024, 0.04], [0.001, 0.0035, 0.003]), 1],
  [lids(0, -0.06), 1],
);
const pout = purse(0.34, 0.007);

/** Eyelids follow the look a little. */
const leftShapes: Readonly<Record<string, Shape>> = {
  eyeBlink: lids(0.71, -0.2),
  eyeLookDown: lids(0.26, 0.08),
  eyeLookIn: blob([eyeCenter[0], eyeCenter[1] + 0.008, 0.086], [0.014, 0.008, 0.02], [-0.0007, 0, 0]),
  eyeLookOut: blob([eyeCenter[0], eyeCenter[1] + 0.008, 0.086], [0.014, 0.008, 0.02], [0.0007, 0, 0]),
  eyeLookUp: lids(-0.14, -0.04),
  eyeSquint: sum([lids(0.16, -0.24), 1], [blob([0.036, 1.68, 0.082], [0.024, 0.014, 0.03], [0, 0.0016, 0.001]), 1]),
  eyeWide: lids(-0.2, 0.08),
  mouthSmile: smile,
  mouthFrown: sum(
    [corner([0.001, -0.0072, -0.001]), 1],
    [blob([0.03, 1.625, 0.08], [0.02, 0.02, 0.03], [0, -0.002, 0]), 1],
  ),
  mouthDimple: corner([0.003, 0.001, -0.0055], [0.016, 0.02, 0.04]),
  mouthStretch: corner([0.0078, -0.0022, -0.005]),
  mouthPress: sum(
    [corner([-0.001, 0.0006, -0.002], [0.018, 0.012, 0.03]), 1],
    [(p) => scale([0, 0.0016, -0.001], lip(p, -1, 0.014)), 1],
  ),
  mouthLowerDown: (p) => scale([0.001, -0.0075, 0.0004], lip(p, -1, 0.012, [0.022, 0.02, 0.03])),
  mouthUpperUp: (p) => scale([0.0005, 0.0062, 0.0004], lip(p, 1, 0.012, [0.022, 0.018, 0.03])),
  browDown: sum([browMove(0.008, 0.056, [-0.0016, -0.0062, 0.0006]), 1], [lids(0.06, 0), 1]),
  browOuterUp: browMove(0.034, 0.06, [0, 0.0075, -0.001]),
  cheekSquint,
  noseSneer: sneer,
};

const centerShapes: Readonly<Record<string, Shape>> = {
  jawForward: jaw(0, 0.0065),
  jawLeft: jaw(0, 0, 0.0075),
  jawRight: jaw(0, 0, -0.0075),
  jawOpen: jaw(0.23, -0.002),
  // Lips stay shut while the jaw opens: the lower lip rises by what the jaw took.
  mouthClose: (p) => {
    const below = p.modeled[1] < mouthLine(p.modeled[0]);
    const near = bump(p.at, [0, mouth.y, 0.095], [0.045, 0.03, 0.05]);
    return [0, below ? 0.018 * near : 0, below ? 0.0035 * near : 0];
  },
  mouthFunnel: purse(0.24, 0.008, 0.0058),
  mouthPucker: pout,
  mouthLeft: blob([0, mouth.y, 0.095], [0.046, 0.034, 0.045], [0.008, 0, -0.001]),
  mouthRight: blob([0, mouth.y, 0.095], [0.046, 0.034, 0.045], [-0.008, 0, -0.001]),
  mouthRollLower: lowerLip([0, 0.0034, -0.0052]),
  mouthRollUpper: upperLip([0, -0.0028, -0.0052]),
  mouthShrugLower: sum(
    [lowerLip([0, 0.004, 0.003]), 1],
    [blob([0, 1.618, 0.085], [0.026, 0.02, 0.03], [0, 0.0035, 0.001]), 1],
  ),
  mouthShrugUpper: upperLip([0, 0.0034, 0.0028]),
  browInnerUp: sum(
    [browMove(0.006, 0.026, [0, 0.0078, -0.0008]), 1],
    [mirrored(browMove(0.006, 0.026, [0, 0.0078, -0.0008])), 1],
    [blob([0, 1.73, 0.095], [0.014, 0.022, 0.03], [0, 0.004, 0]), 1],
  ),
  cheekPuff: sum(
    [(p) => scale([0.008, 0, 0.006], bump(p.at, [0.045, 1.645, 0.06], [0.034, 0.036, 0.05])), 1],
    [(p) => scale([-0.008, 0, 0.006], bump(p.at, [-0.045, 1.645, 0.06], [0.034, 0.036, 0.05])), 1],
  ),
  // The tongue needs a way out.
  tongueOut: sum([jaw(0.1), 1], [lowerLip([0, -0.002, 0.001]), 1]),
};

function arkitShape(name: string): Shape {
  const center = centerShapes[name];
  if (center) return center;
  const left = leftShapes[name.replace(/(Left|Right)$/, '')];
  if (!left) throw new Error(`The shape ${name} is not drawn yet. Add it to face-shapes.ts.`);
  return name.endsWith('Right') ? mirrored(left) : left;
}

const both = (name: string): Shape => sum([arkitShape(`${name}Left`), 1], [arkitShape(`${name}Right`), 1]);

/** Mouth shapes of speech, mixed from the shapes above. */
const visemeMixes: Readonly<Record<(typeof visemes)[number], readonly (readonly [Shape, number])[]>> = {
  viseme_sil: [[both('mouthPress'), 0.06]],
  viseme_PP: [
    [both('mouthPress'), 0.7],
    [centerShapes['mouthRollLower']!, 0.35],
    [centerShapes['mouthRollUpper']!, 0.35],
  ],
  viseme_FF: [
    [centerShapes['mouthRollLower']!, 0.75],
    [both('mouthUpperUp'), 0.45],
    [jaw(0.03), 1],
  ],
  viseme_TH: [
    [jaw(0.07), 1],
    [both('mouthUpperUp'), 0.25],
    [both('mouthLowerDown'), 0.3],
  ],
  viseme_DD: [
    [jaw(0.06), 1],
    [both('mouthUpperUp'), 0.3],
    [both('mouthLowerDown'), 0.4],
  ],
  viseme_kk: [
    [jaw(0.08), 1],
    [both('mouthUpperUp'), 0.3],
    [both('mouthStretch'), 0.2],
  ],
  viseme_CH: [
    [jaw(0.04), 1],
    [centerShapes['mouthFunnel']!, 0.75],
  ],
  viseme_SS: [
    [jaw(0.025), 1],
    [both('mouthStretch'), 0.45],
    [both('mouthLowerDown'), 0.35],
    [both('mouthUpperUp'), 0.25],
  ],
  viseme_nn: [
    [jaw(0.05), 1],
    [both('mouthLowerDown'), 0.3],
    [both('mouthUpperUp'), 0.25],
  ],
  viseme_RR: [
    [jaw(0.05), 1],
    [centerShapes['mouthFunnel']!, 0.5],
  ],
  viseme_aa: [
    [jaw(0.2), 1],
    [both('mouthUpperUp'), 0.25],
  ],
  viseme_E: [
    [jaw(0.1), 1],
    [both('mouthStretch'), 0.55],
    [both('mouthUpperUp'), 0.2],
  ],
  viseme_I: [
    [jaw(0.07), 1],
    [both('mouthStretch'), 0.7],
    [both('mouthSmile'), 0.2],
  ],
  viseme_O: [
    [jaw(0.13), 1],
    [centerShapes['mouthFunnel']!, 0.85],
  ],
  viseme_U: [
    [jaw(0.06), 1],
    [pout, 0.9],
    [centerShapes['mouthFunnel']!, 0.3],
  ],
};

/** Names in the order in which the head carries them: ARKit, visemes, extras. */
export const headShapeNames: readonly MorphTargetName[] = [
  ...Object.values(arkitMorphTargets).flat(),
  ...visemes,
  ...extraMorphTargets.map(({name}) => name),
];

/** What a morph target does to a place of the face. */
export function faceShape(name: MorphTargetName): Shape {
  const extra = extraMorphTargets.find((target) => target.name === name);
  if (extra) return sum(...extra.imitatedBy.map(({target, weight}) => [arkitShape(target), weight] as const));
  if (name.startsWith('viseme_')) return sum(...visemeMixes[name as (typeof visemes)[number]]);
  return arkitShape(name);
}

/** A place that was modeled with the mouth closed, such as a lash. */
export const closedPoint = (p: Vec3): FacePoint => ({at: p, modeled: p});
