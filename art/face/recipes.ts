import type {MorphTargetName} from '@avaturn-docs/platform/morph-targets';

/**
 * What a morph target is mixed from, with weights: face units of the kit, custom fields, and other morph targets. Of a name
 * with `left`, `right`, `upper` or `lower` after it, only that half of the face or that lip counts.
 */
export type Recipe = Readonly<Record<string, number>>;

function sided(side: 'left' | 'right'): Readonly<Record<string, Recipe>> {
  const name = side === 'left' ? 'Left' : 'Right';
  // The kit names halves by the person's own side, like ARKit.
  const eye = (part: string) => `eye-${side}-${part}`;
  const brow = (part: string) => `eyebrows-${side}-${part}`;
  const nose = (part: string) => `nose-${side}-${part}`;
  const half = (recipe: Recipe): Recipe =>
    Object.fromEntries(Object.entries(recipe).map(([key, weight]) => [`${key} ${side}`, weight]));
  return {
    [`eyeBlink${name}`]: {[eye('closure')]: 1},
    [`eyeSquint${name}`]: {[eye('slit')]: 0.65, ...half({cheekRaise: 0.5})},
    [`eyeWide${name}`]: {[eye('opened-up')]: 1.5, [brow('up')]: 0.25},
    [`eyeLookUp${name}`]: {[eye('opened-up')]: 0.9, ...half({eyeUp: 1})},
    [`eyeLookDown${name}`]: {[eye('closure')]: 0.42, ...half({eyeUp: -1})},
    [`eyeLookIn${name}`]: half({eyeOut: -1}),
    [`eyeLookOut${name}`]: half({eyeOut: 1}),
    [`browDown${name}`]: {[brow('down')]: 1},
    [`browOuterUp${name}`]: {[brow('extern-up')]: 0.9, [brow('up')]: 0.4},
    [`cheekSquint${name}`]: {...half({cheekRaise: 1}), [eye('slit')]: 0.3},
    [`noseSneer${name}`]: {[nose('elevation')]: 1, [nose('dilatation')]: 1, ...half({'nose-compression': 0.5})},
    [`mouthSmile${name}`]: half({
      'mouth-corner-puller': 0.62,
      'mouth-upward-retraction': 0.3,
      'mouth-retraction': 0.25,
      smileLift: 0.9,
      cornerForward: 0.5,
      cheekInside: 0.35,
      cheekRaise: 0.8,
    }),
    [`mouthFrown${name}`]: half({'mouth-depression': 1}),
    [`mouthDimple${name}`]: half({'mouth-retraction': 0.7, 'mouth-compression': 0.2}),
    [`mouthStretch${name}`]: half({'mouth-retraction': 0.6, 'neck-platysma': 0.7}),
    [`mouthPress${name}`]: half({'mouth-compression': 0.85}),
    [`mouthLowerDown${name}`]: half({'mouth-depression-retraction lower': 1}),
    [`mouthUpperUp${name}`]: {...half({'mouth-elevation upper': 0.9}), [nose('elevation')]: 0.25},
  };
}

export const recipes = {
  ...sided('left'),
  ...sided('right'),
  browInnerUp: {'eyebrows-left-inner-up': 1.15, 'eyebrows-right-inner-up': 1.15},
  cheekPuff: {puffedCheeks: 1},
  jawOpen: {
    'mouth-open': 0.85,
    tongueJaw: 0.85,
    cornerForward: 0.7,
    cheekInside: 0.25,
    lowerLipUp: 0.4,
    roundLowerLip: 1,
  },
  jawForward: {jawAhead: 1},
  jawLeft: {jawAside: 1},
  jawRight: {jawAside: -1},
  mouthClose: {closedLips: 1},
  mouthFunnel: {jawOpen: 0.12, 'mouth-protusion': 0.25, 'mouth-pursing': 0.7, lipsForward: 1},
  mouthPucker: {'mouth-pursing': 1},
  mouthLeft: {mouthAside: 1},
  mouthRight: {mouthAside: -1},
  mouthRollLower: {'mouth-compression lower': 0.5, rollLower: 1},
  mouthRollUpper: {'mouth-compression upper': 0.5, rollUpper: 1},
  mouthShrugLower: {'mouth-eversion lower': 0.8, lowerLipUp: 0.5, chinRaise: 1},
  mouthShrugUpper: {'mouth-eversion upper': 0.8, 'mouth-elevation upper': 0.35},
  tongueOut: {tongueForward: 1, 'mouth-parling': 0.6},

  viseme_sil: {'mouth-compression': 0.06},
  viseme_PP: {'mouth-compression': 0.8, 'mouth-pursing': 0.12},
  viseme_FF: {jawOpen: 0.06, 'mouth-elevation upper': 0.4, 'mouth-corner-puller': 0.25, lowerLipIn: 1},
  viseme_TH: {jawOpen: 0.2, 'mouth-parling': 0.7, tongueForward: 0.8, tongueUp: 0.6},
  viseme_DD: {jawOpen: 0.12, 'mouth-depression-retraction': 0.35, tongueUp: 0.8},
  viseme_kk: {jawOpen: 0.2, 'mouth-retraction': 0.4, 'mouth-parling': 0.6, tongueBack: 1},
  viseme_CH: {jawOpen: 0.05, 'mouth-protusion': 0.35, lipsForward: 0.8, tongueUp: 0.4},
  viseme_SS: {jawOpen: 0.03, 'mouth-depression-retraction': 0.5, 'mouth-retraction': 0.45},
  viseme_nn: {jawOpen: 0.12, 'mouth-parling': 0.8, tongueUp: 1},
  viseme_RR: {jawOpen: 0.1, 'mouth-protusion': 0.35, 'mouth-pursing': 0.35, tongueBack: 0.5},
  viseme_aa: {jawOpen: 0.62, 'mouth-elevation upper': 0.2},
  viseme_E: {jawOpen: 0.22, 'mouth-retraction': 0.5, 'mouth-upward-retraction': 0.35, cornerForward: 0.4},
  viseme_I: {jawOpen: 0.08, 'mouth-upward-retraction': 0.6, cornerForward: 0.4, tongueUp: 0.35},
  viseme_O: {jawOpen: 0.36, 'mouth-pursing': 0.7, lipsForward: 0.6},
  viseme_U: {jawOpen: 0.06, 'mouth-pursing': 0.85, lipsForward: 0.6},

  mouthOpen: {jawOpen: 0.7},
  mouthSmile: {mouthSmileLeft: 1, mouthSmileRight: 1},
  eyesClosed: {eyeBlinkLeft: 1, eyeBlinkRight: 1},
  eyesLookUp: {eyeLookUpLeft: 1, eyeLookUpRight: 1},
  eyesLookDown: {eyeLookDownLeft: 1, eyeLookDownRight: 1},
} as Readonly<Record<string, Recipe>> as Readonly<Record<MorphTargetName, Recipe>>;
