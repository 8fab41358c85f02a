import {type Vec3, clamp} from '../geometry/vector';

/** sRGB, 0 to 1. */
export type Color = Vec3;

export const shade = (color: Color, factor: number): Color => [
  clamp(color[0] * factor, 0, 1),
  clamp(color[1] * factor, 0, 1),
  clamp(color[2] * factor, 0, 1),
];

/** `#rrggbb` as sRGB from 0 to 1. */
export function hex(code: string): Color {
  const value = Number.parseInt(code.slice(1), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}
