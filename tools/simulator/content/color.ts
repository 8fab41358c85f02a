/** Applies the color of an asset to its material in a GLB, and to its layer in an image. */

/** Linear red, green, blue and alpha, 0 to 1. */
export type Color = readonly [number, number, number, number];

/** sRGB to linear light (IEC 61966-2-1). */
export const linear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** Linear light to sRGB. */
export const encoded = (value: number): number =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;

/** The base color factor of a hair asset without a color. */
export const hairGray = linear(0x8c / 255);

/** @param color `#rrggbb` or `#rrggbbaa` */
export function factors(color: string): Color {
  const part = (index: number) => Number.parseInt(color.slice(1 + 2 * index, 3 + 2 * index) || 'ff', 16) / 255;
  return [linear(part(0)), linear(part(1)), linear(part(2)), part(3)];
}

/** The texture is bright, so the color can be the factor. */
export function hairFactors([red, green, blue]: Color): Color {
  return [red, green, blue, 1];
}

/** The color factor for a gray hair texture. */
export function hairLayerFactors(color: Color): Color {
  const [red, green, blue] = hairFactors(color);
  return [red / hairGray, green / hairGray, blue / hairGray, 1];
}

/** Clear lenses still reflect a little. */
export function lensFactors([red, green, blue, alpha]: Color): Color {
  return [red, green, blue, Math.max(alpha, 0.08)];
}
