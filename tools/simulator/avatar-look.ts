/** Adjustable properties of an avatar, with the ranges that the web SDK documents. */
import type {MethodRow} from '@avaturn-docs/platform/web-sdk/methods/method';
import {proportionMethods} from '@avaturn-docs/platform/web-sdk/methods/proportions';
import {eyeColors} from '@avaturn-docs/platform/web-sdk/types';

export {eyeColors};
export type EyeColor = (typeof eyeColors)[number];

export const proportionKeys = ['head', 'arms', 'chest'] as const;
export type ProportionKey = (typeof proportionKeys)[number];

function rangeOf(method: string): {readonly min: number; readonly max: number} {
  const row: MethodRow | undefined = proportionMethods.find(({name}) => name === method);
  if (!row?.range) throw new Error(`platform/web-sdk/methods/proportions.ts gives no range for ${method}.`);
  return row.range;
}

export const proportionRange = rangeOf('setBodyProportions');
export const skinToneRange = rangeOf('setSkinToneCorrection');
