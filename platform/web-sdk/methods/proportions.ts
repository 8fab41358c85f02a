import type {MethodRow} from './method';

export const proportionMethods = [
  {
    name: 'getBodyProportions',
    signature: 'getBodyProportions(): Promise<Record<EditableBodyProportions, number>>',
    summary: 'Returns the correction of the proportions.',
    resolves: 'An object with a number for each of `head`, `arms`, and `chest`',
    eventName: 'get_body_proportions',
  },
  {
    name: 'setBodyProportions',
    signature: 'setBodyProportions(key: EditableBodyProportions, value: number): Promise<null>',
    summary: 'Corrects one proportion of the body.',
    parameters: [
      {name: 'key', description: '`head`, `arms`, or `chest`'},
      {name: 'value', description: 'a number'},
    ],
    resolves: '`null`',
    eventName: 'set_body_proportions',
    range: {min: -100, max: 100, neutral: 0},
    notes: ['Up to 1.1.2, the documented range was -50 to 50.'],
  },
  {
    name: 'getSkinToneCorrection',
    signature: 'getSkinToneCorrection(): Promise<number>',
    summary: 'Returns the correction of the skin tone.',
    resolves: 'A number; 0 means no correction',
    eventName: 'get_skin_tone',
    notes: ['In 0.7.0, a response of 0 arrives as `null`.'],
  },
  {
    name: 'setSkinToneCorrection',
    signature: 'setSkinToneCorrection(value: number): Promise<null>',
    summary: 'Corrects the skin tone.',
    parameters: [{name: 'value', description: 'a number'}],
    resolves: '`null`',
    eventName: 'set_skin_tone',
    range: {min: -50, max: 50, neutral: 0},
  },
] as const satisfies readonly MethodRow[];
