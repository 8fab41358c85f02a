/** The left and the right shape of a name. */
const pair = <Name extends string>(name: Name) => [`${name}Left`, `${name}Right`] as const;

/**
 * The morph targets of a T2 avatar by name, and the meshes that have them. T1 has none. Weights range from 0 to 1.
 *
 * A T2 head has 72 targets: 52 ARKit shapes, 15 visemes and 5 extras. That split is inferred from the counts and the name
 * lists. Sources: ARKit and viseme names, TalkingHead and public records of T2 exports; mesh counts, the same records
 * (reported); the links to VRM expressions are our suggestion.
 */
export const arkitMorphTargets = {
  eyes: [
    ...pair('eyeBlink'),
    ...pair('eyeLookDown'),
    ...pair('eyeLookIn'),
    ...pair('eyeLookOut'),
    ...pair('eyeLookUp'),
    ...pair('eyeSquint'),
    ...pair('eyeWide'),
  ],
  jaw: ['jawForward', 'jawLeft', 'jawRight', 'jawOpen'],
  mouth: [
    'mouthClose',
    'mouthFunnel',
    'mouthPucker',
    ...pair('mouth'),
    ...pair('mouthSmile'),
    ...pair('mouthFrown'),
    ...pair('mouthDimple'),
    ...pair('mouthStretch'),
    'mouthRollLower',
    'mouthRollUpper',
    'mouthShrugLower',
    'mouthShrugUpper',
    ...pair('mouthPress'),
    ...pair('mouthLowerDown'),
    ...pair('mouthUpperUp'),
  ],
  brows: [...pair('browDown'), 'browInnerUp', ...pair('browOuterUp')],
  cheeks: ['cheekPuff', ...pair('cheekSquint')],
  nose: pair('noseSneer'),
  tongue: ['tongueOut'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type FaceRegion = keyof typeof arkitMorphTargets;
export type ArkitMorphTarget = (typeof arkitMorphTargets)[FaceRegion][number];

/** The 15 Oculus visemes. Names are case-sensitive. */
export const visemes = [
  'viseme_sil',
  'viseme_PP',
  'viseme_FF',
  'viseme_TH',
  'viseme_DD',
  'viseme_kk',
  'viseme_CH',
  'viseme_SS',
  'viseme_nn',
  'viseme_RR',
  'viseme_aa',
  'viseme_E',
  'viseme_I',
  'viseme_O',
  'viseme_U',
] as const satisfies readonly string[];

export type Viseme = (typeof visemes)[number];

/** The sounds of English that each shows. Source: `meta-visemes`. */
export const visemeSounds: Readonly<Record<Viseme, string>> = {
  viseme_sil: 'silence',
  viseme_PP: 'p, b, m',
  viseme_FF: 'f, v',
  viseme_TH: 'th',
  viseme_DD: 't, d',
  viseme_kk: 'k, g',
  viseme_CH: 'ch, j, sh',
  viseme_SS: 's, z',
  viseme_nn: 'n, l',
  viseme_RR: 'r',
  viseme_aa: 'a in car',
  viseme_E: 'e in bed',
  viseme_I: 'i in tip',
  viseme_O: 'o in toe',
  viseme_U: 'oo in book',
};

/**
 * Shapes outside the standard sets, and the ARKit shapes that approximate them in a model without them. `mouthOpen` at 1 is
 * reported to look like `jawOpen` at about 0.7.
 */
export const extraMorphTargets = [
  {name: 'mouthOpen', imitatedBy: [{target: 'jawOpen', weight: 0.7}]},
  {name: 'mouthSmile', imitatedBy: pair('mouthSmile').map((target) => ({target, weight: 1}))},
  {name: 'eyesClosed', imitatedBy: pair('eyeBlink').map((target) => ({target, weight: 1}))},
  {name: 'eyesLookUp', imitatedBy: pair('eyeLookUp').map((target) => ({target, weight: 1}))},
  {name: 'eyesLookDown', imitatedBy: pair('eyeLookDown').map((target) => ({target, weight: 1}))},
] as const;

export type MorphTargetName = ArkitMorphTarget | Viseme | (typeof extraMorphTargets)[number]['name'];

/** The meshes of a T2 export, and the number of morph targets that one public record counted on each. */
export const morphMeshes = [
  {name: 'Head_Mesh', morphTargets: 72, carries: 'All visemes and the full ARKit set'},
  {name: 'EyeAO_Mesh', morphTargets: 32, carries: 'Brows, blinks, cheeks'},
  {name: 'Eyelash_Mesh', morphTargets: 31, carries: 'Brows, blinks, cheeks'},
  {name: 'Tongue_Mesh', morphTargets: 21, carries: 'Visemes, jaw, `tongueOut`'},
  {name: 'Teeth_Mesh', morphTargets: 20, carries: 'Visemes, jaw'},
  {name: 'Eye_Mesh', morphTargets: 11, carries: 'Eye look directions and `eyesClosed`; no `eyeBlink…`'},
  {name: 'Body_Mesh', morphTargets: 0, carries: 'None'},
] as const;

/** Preset expressions of VRM 1.0, and the sets of T2 targets suggested for each, best first. */
export const vrmExpressionSuggestions = [
  {preset: 'aa', alternatives: [['viseme_aa']]},
  {preset: 'ih', alternatives: [['viseme_I']]},
  {preset: 'ou', alternatives: [['viseme_U']]},
  {preset: 'ee', alternatives: [['viseme_E']]},
  {preset: 'oh', alternatives: [['viseme_O']]},
  {preset: 'blink', alternatives: [['eyesClosed'], ['eyeBlinkLeft', 'eyeBlinkRight']]},
  {preset: 'blinkLeft', alternatives: [['eyeBlinkLeft']]},
  {preset: 'blinkRight', alternatives: [['eyeBlinkRight']]},
  {preset: 'lookUp', alternatives: [['eyesLookUp']]},
  {preset: 'lookDown', alternatives: [['eyesLookDown']]},
] as const satisfies readonly {preset: string; alternatives: readonly (readonly MorphTargetName[])[]}[];

/** The preset expressions of VRM 1.0 for emotions. */
export const vrmEmotions = ['happy', 'angry', 'sad', 'relaxed', 'surprised', 'neutral'] as const;
export type VrmEmotion = (typeof vrmEmotions)[number];

/** Weights from 0 to 1 of the ARKit shapes that make up an emotion. */
export type EmotionWeights = Readonly<Partial<Record<ArkitMorphTarget, number>>>;

type Paired<Shape> = Shape extends `${infer Name}Left` ? Name : never;

/** The same weight for the left and the right shape of each name. */
const pairs = (weights: Readonly<Partial<Record<Paired<ArkitMorphTarget>, number>>>): EmotionWeights =>
  Object.fromEntries(Object.entries(weights).flatMap(([name, weight]) => pair(name).map((shape) => [shape, weight])));

/** A suggestion for each emotion. `neutral` is the face at rest. */
export const emotionSuggestions: Readonly<Record<VrmEmotion, EmotionWeights>> = {
  happy: pairs({mouthSmile: 0.8, cheekSquint: 0.5, eyeSquint: 0.3}),
  angry: pairs({browDown: 1, eyeSquint: 0.4, noseSneer: 0.5, mouthFrown: 0.5, mouthPress: 0.4}),
  sad: {browInnerUp: 1, ...pairs({eyeLookDown: 0.3, mouthFrown: 0.8}), mouthShrugLower: 0.4},
  relaxed: pairs({eyeBlink: 0.35, mouthSmile: 0.3}),
  surprised: {browInnerUp: 0.6, ...pairs({browOuterUp: 0.9, eyeWide: 0.9}), jawOpen: 0.4},
  neutral: {},
};
