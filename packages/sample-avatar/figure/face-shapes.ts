import {type MorphTargetName, arkitMorphTargets, extraMorphTargets, visemes} from '../../../data/morph-targets';
import {type Vec3, bump, scale} from '../geometry/vector';
import {
  type FacePoint,
  type Shape,
  blob,
  browMove,
  cheekSquint,
  corner,
  jaw,
  lids,
  lip,
  lowerLip,
  mirrored,
  pout,
  purse,
  smile,
  sneer,
  sum,
  upperLip,
} from './face-movements';
import {mouth, mouthLine} from './head';
import {eyeCenter} from './rest-pose';

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
