import type {MethodRow} from './method';

export const colorMethods = [
  {
    name: 'getEyeColor',
    signature: 'getEyeColor(): Promise<EyeColorType>',
    summary: 'Returns the eye color.',
    resolves: '`EyeColorType`',
    eventName: 'get_eye_color',
    since: '1.1.0',
    t2Only: true,
  },
  {
    name: 'setEyeColor',
    signature: 'setEyeColor(value: EyeColorType): Promise<null>',
    summary: 'Changes the eye color.',
    parameters: [{name: 'value', description: 'one of the ten values of `EyeColorType`'}],
    resolves: '`null`',
    eventName: 'set_eye_color',
    since: '1.1.0',
    notes: ['The eyes of a T1 avatar aren’t separate, so check the result there.'],
  },
  {
    name: 'getHairColor',
    signature: 'getHairColor(): Promise<ColorValueHex>',
    summary: 'Returns the hair color.',
    resolves: 'A hex color with its leading `#`',
    eventName: 'get_hair_color',
  },
  {
    name: 'setHairColor',
    signature: 'setHairColor(value: ColorValueHex): Promise<null>',
    summary: 'Changes the hair color.',
    parameters: [{name: 'value', description: 'a hex color with its leading `#`'}],
    resolves: '`null`',
    eventName: 'set_hair_color',
  },
  {
    name: 'getEyewearColor',
    signature: "getEyewearColor(): Promise<ColorValueHex | 'transparent'>",
    summary: 'Returns the lens color.',
    resolves: 'A hex color with its leading `#`, or `transparent`',
    eventName: 'get_eyewear_color',
  },
  {
    name: 'setEyewearColor',
    signature: "setEyewearColor(value: ColorValueHex | 'transparent'): Promise<null>",
    summary: 'Changes the color of the lenses.',
    parameters: [{name: 'value', description: 'a hex color with its leading `#`, or `transparent`'}],
    resolves: '`null`',
    eventName: 'set_eyewear_color',
  },
] as const satisfies readonly MethodRow[];
