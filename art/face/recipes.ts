import type {MorphTargetName} from '@avaturn-docs/platform/morph-targets';
import type {OwnField} from './own-fields';

/**
 * One part of a morph target: a face unit of the kit, a custom field, or another morph target, times `weight`. `side` keeps
 * one half of the face and `lip` one lip.
 */
export interface Ingredient {
  readonly unit?: string;
  readonly own?: OwnField;
  readonly shape?: MorphTargetName;
  readonly weight: number;
  readonly side?: 'left' | 'right';
  readonly lip?: 'upper' | 'lower';
}

type Recipe = readonly Ingredient[];

const unit = (name: string, weight: number, options: Partial<Ingredient> = {}): Ingredient => ({
  unit: name,
  weight,
  ...options,
});
const own = (name: OwnField, weight: number, options: Partial<Ingredient> = {}): Ingredient => ({
  own: name,
  weight,
  ...options,
});

/** Morph targets mixed from others, as `{name: weight}`. */
const mix = (weights: Partial<Record<MorphTargetName, number>>): Recipe =>
  Object.entries(weights).map(([shape, weight]) => ({shape: shape as MorphTargetName, weight}));

function sided(side: 'left' | 'right'): Record<string, Recipe> {
  const name = side === 'left' ? 'Left' : 'Right';
  // The kit names halves by the person's own side, like ARKit.
  const eye = (part: string) => `eye-${side}-${part}`;
  const brow = (part: string) => `eyebrows-${side}-${part}`;
  const on = {side};
  return {
    [`eyeBlink${name}`]: [unit(eye('closure'), 1)],
    [`eyeSquint${name}`]: [unit(eye('slit'), 0.65), own('cheekRaise', 0.5, on)],
    [`eyeWide${name}`]: [unit(eye('opened-up'), 1.5), unit(brow('up'), 0.25)],
    [`eyeLookUp${name}`]: [unit(eye('opened-up'), 0.9), own('eyeUp', 1, on)],
    [`eyeLookDown${name}`]: [unit(eye('closure'), 0.42), own('eyeUp', -1, on)],
    [`eyeLookIn${name}`]: [own('eyeOut', -1, on)],
    [`eyeLookOut${name}`]: [own('eyeOut', 1, on)],
    [`browDown${name}`]: [unit(brow('down'), 1)],
    [`browOuterUp${name}`]: [unit(brow('extern-up'), 0.9), unit(brow('up'), 0.4)],
    [`cheekSquint${name}`]: [own('cheekRaise', 1, on), unit(eye('slit'), 0.3)],
    [`noseSneer${name}`]: [
      unit(`nose-${side}-elevation`, 1),
      unit(`nose-${side}-dilatation`, 1),
      unit('nose-compression', 0.5, on),
    ],
    [`mouthSmile${name}`]: [
      unit('mouth-corner-puller', 0.62, on),
      unit('mouth-upward-retraction', 0.3, on),
      unit('mouth-retraction', 0.25, on),
      own('smileLift', 0.9, on),
      own('cornerForward', 0.5, on),
      own('cheekInside', 0.35, on),
      own('cheekRaise', 0.8, on),
    ],
    [`mouthFrown${name}`]: [unit('mouth-depression', 1, on)],
    [`mouthDimple${name}`]: [unit('mouth-retraction', 0.7, on), unit('mouth-compression', 0.2, on)],
    [`mouthStretch${name}`]: [unit('mouth-retraction', 0.6, on), unit('neck-platysma', 0.7, on)],
    [`mouthPress${name}`]: [unit('mouth-compression', 0.85, on)],
    [`mouthLowerDown${name}`]: [unit('mouth-depression-retraction', 1, {...on, lip: 'lower'})],
    [`mouthUpperUp${name}`]: [
      unit('mouth-elevation', 0.9, {...on, lip: 'upper'}),
      unit(`nose-${side}-elevation`, 0.25),
    ],
  };
}

export const recipes = {
  ...sided('left'),
  ...sided('right'),
  browInnerUp: [unit('eyebrows-left-inner-up', 1.15), unit('eyebrows-right-inner-up', 1.15)],
  cheekPuff: [own('cheekPuff', 1)],
  jawOpen: [
    unit('mouth-open', 0.85),
    own('tongueJaw', 0.85),
    own('cornerForward', 0.7),
    own('cheekInside', 0.25),
    own('lowerLipUp', 0.4),
    own('roundLowerLip', 1),
  ],
  jawForward: [own('jawForward', 1)],
  jawLeft: [own('jawLeft', 1)],
  jawRight: [own('jawLeft', -1)],
  mouthClose: [own('mouthClose', 1)],
  mouthFunnel: [
    ...mix({jawOpen: 0.12}),
    unit('mouth-protusion', 0.25),
    unit('mouth-pursing', 0.7),
    own('lipsForward', 1),
  ],
  mouthPucker: [unit('mouth-pursing', 1)],
  mouthLeft: [own('mouthLeft', 1)],
  mouthRight: [own('mouthLeft', -1)],
  mouthRollLower: [unit('mouth-compression', 0.5, {lip: 'lower'}), own('rollLower', 1)],
  mouthRollUpper: [unit('mouth-compression', 0.5, {lip: 'upper'}), own('rollUpper', 1)],
  mouthShrugLower: [unit('mouth-eversion', 0.8, {lip: 'lower'}), own('lowerLipUp', 0.5), own('chinRaise', 1)],
  mouthShrugUpper: [unit('mouth-eversion', 0.8, {lip: 'upper'}), unit('mouth-elevation', 0.35, {lip: 'upper'})],
  tongueOut: [own('tongueForward', 1), unit('mouth-parling', 0.6)],

  viseme_sil: [unit('mouth-compression', 0.06)],
  viseme_PP: [unit('mouth-compression', 0.8), unit('mouth-pursing', 0.12)],
  viseme_FF: [
    ...mix({jawOpen: 0.06}),
    unit('mouth-elevation', 0.4, {lip: 'upper'}),
    unit('mouth-corner-puller', 0.25),
    own('lowerLipIn', 1),
  ],
  viseme_TH: [...mix({jawOpen: 0.2}), unit('mouth-parling', 0.7), own('tongueForward', 0.8), own('tongueUp', 0.6)],
  viseme_DD: [...mix({jawOpen: 0.12}), unit('mouth-depression-retraction', 0.35), own('tongueUp', 0.8)],
  viseme_kk: [...mix({jawOpen: 0.2}), unit('mouth-retraction', 0.4), unit('mouth-parling', 0.6), own('tongueBack', 1)],
  viseme_CH: [...mix({jawOpen: 0.05}), unit('mouth-protusion', 0.35), own('lipsForward', 0.8), own('tongueUp', 0.4)],
  viseme_SS: [...mix({jawOpen: 0.03}), unit('mouth-depression-retraction', 0.5), unit('mouth-retraction', 0.45)],
  viseme_nn: [...mix({jawOpen: 0.12}), unit('mouth-parling', 0.8), own('tongueUp', 1)],
  viseme_RR: [
    ...mix({jawOpen: 0.1}),
    unit('mouth-protusion', 0.35),
    unit('mouth-pursing', 0.35),
    own('tongueBack', 0.5),
  ],
  viseme_aa: [...mix({jawOpen: 0.62}), unit('mouth-elevation', 0.2, {lip: 'upper'})],
  viseme_E: [
    ...mix({jawOpen: 0.22}),
    unit('mouth-retraction', 0.5),
    unit('mouth-upward-retraction', 0.35),
    own('cornerForward', 0.4),
  ],
  viseme_I: [
    ...mix({jawOpen: 0.08}),
    unit('mouth-upward-retraction', 0.6),
    own('cornerForward', 0.4),
    own('tongueUp', 0.35),
  ],
  viseme_O: [...mix({jawOpen: 0.36}), unit('mouth-pursing', 0.7), own('lipsForward', 0.6)],
  viseme_U: [...mix({jawOpen: 0.06}), unit('mouth-pursing', 0.85), own('lipsForward', 0.6)],

  mouthOpen: mix({jawOpen: 0.7}),
  mouthSmile: mix({mouthSmileLeft: 1, mouthSmileRight: 1}),
  eyesClosed: mix({eyeBlinkLeft: 1, eyeBlinkRight: 1}),
  eyesLookUp: mix({eyeLookUpLeft: 1, eyeLookUpRight: 1}),
  eyesLookDown: mix({eyeLookDownLeft: 1, eyeLookDownRight: 1}),
} as Readonly<Record<string, Recipe>> as Readonly<Record<MorphTargetName, Recipe>>;
