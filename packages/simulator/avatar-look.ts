/** Adjustable properties of an avatar, with the ranges that the web SDK documents. */
import {proportionMethods} from '../../data/web-sdk/methods/proportions';
import {eyeColors} from '../../data/web-sdk/types';

export {eyeColors};
export type EyeColor = (typeof eyeColors)[number];

export const proportionKeys = ['head', 'arms', 'chest'] as const;
export type ProportionKey = (typeof proportionKeys)[number];

function rangeOf(method: string): {readonly min: number; readonly max: number} {
  const range = proportionMethods.find(({name}) => name === method)?.range;
  if (!range) throw new Error(`data/web-sdk/methods/proportions.ts gives no range for ${method}.`);
  return range;
}

export const proportionRange = rangeOf('setBodyProportions');
export const skinToneRange = rangeOf('setSkinToneCorrection');
