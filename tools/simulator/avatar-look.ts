/** Adjustable properties of an avatar, with the ranges that the web SDK documents. */
import {proportionMethods} from '@avaturn-docs/platform/web-sdk/methods/proportions';
import {eyeColors} from '@avaturn-docs/platform/web-sdk/types';

export {eyeColors};
export type EyeColor = (typeof eyeColors)[number];

export const proportionKeys = ['head', 'arms', 'chest'] as const;
export type ProportionKey = (typeof proportionKeys)[number];

const [, setBodyProportions, , setSkinToneCorrection] = proportionMethods;
export const proportionRange = setBodyProportions.range;
export const skinToneRange = setSkinToneCorrection.range;
