import type {MorphTargetName} from '@avaturn-docs/platform/morph-targets';

/** A weight from 0 to 1 for each morph target. */
export type Weights = Readonly<Record<string, number>>;

export interface FacePreset {
  readonly name: string;
  readonly weights: Weights;
}

type KnownWeights = Readonly<Partial<Record<MorphTargetName, number>>>;

const presets = [
  {
    name: 'Smile',
    weights: {
      mouthSmileLeft: 0.7,
      mouthSmileRight: 0.7,
      cheekSquintLeft: 0.5,
      cheekSquintRight: 0.5,
      eyeSquintLeft: 0.35,
      eyeSquintRight: 0.35,
    },
  },
  {name: 'Blink', weights: {eyeBlinkLeft: 1, eyeBlinkRight: 1}},
  {
    name: 'Surprise',
    weights: {
      browInnerUp: 0.5,
      browOuterUpLeft: 0.8,
      browOuterUpRight: 0.8,
      eyeWideLeft: 0.8,
      eyeWideRight: 0.8,
      jawOpen: 0.35,
    },
  },
  {name: 'aa', weights: {viseme_aa: 1}},
  {name: 'E', weights: {viseme_E: 1}},
  {name: 'O', weights: {viseme_O: 1}},
] as const satisfies readonly {readonly name: string; readonly weights: KnownWeights}[];

/** The presets whose morph targets all exist in a file. */
export function facePresets(targets: readonly string[]): readonly FacePreset[] {
  return presets.filter(({weights}) => Object.keys(weights).every((name) => targets.includes(name)));
}
