import type {EyeColor} from '../../people';
import {cloud, noise} from './noise';
import {type Plane, clamp, mix, plane, sample, smoothstep} from './raster';

const size = 256;

/** Colors of an iris near the pupil and at the rim (sRGB), and the kit's eye whose fibers it has. */
export const irises: Readonly<Record<EyeColor, {from: 'eyes-green' | 'eyes-blue'; inner: number[]; outer: number[]}>> =
  {
    brown: {from: 'eyes-green', inner: [0.46, 0.28, 0.13], outer: [0.27, 0.15, 0.08]},
    'dark-brown': {from: 'eyes-green', inner: [0.26, 0.15, 0.08], outer: [0.15, 0.085, 0.055]},
    blue: {from: 'eyes-blue', inner: [0.42, 0.45, 0.46], outer: [0.23, 0.31, 0.39]},
  };

/** Share of the picture's half width that the iris fills, and of the iris that the pupil fills. */
const irisRadius = 0.447;
const pupilRadius = 0.34;

/** The iris in the kit's picture of the left eye: its middle and radius (v down). */
const kitIris = {u: 0.287, v: 0.7, radius: 0.1155};

/** Paints an eye as its outer shell needs it: see `eyeUv`. */
export function paintEye(color: EyeColor, kit: Plane): Plane {
  const {inner, outer} = irises[color];
  const result = plane(size, size, 3);
  for (let pixel = 0; pixel < size * size; pixel++) {
    const [x, y] = [(((pixel % size) + 0.5) / size) * 2 - 1, ((Math.floor(pixel / size) + 0.5) / size) * 2 - 1];
    const radius = Math.hypot(x, y);
    const inIris = radius / irisRadius;
    const reach = (inIris * kitIris.radius) / (radius || 1);
    const fiber = sample(kit, kitIris.u + x * reach, kitIris.v + y * reach, 1) / 0.4;
    const vein =
      smoothstep(0.86, 1, 1 - Math.abs(noise(x * 5, y * 5, 0, 91) + noise(x * 13, y * 13, 0, 92) * 0.4)) *
      smoothstep(0.6, 1, radius);
    const white = [0.66, 0.625, 0.6].map((value, k) => {
      const shade = value * (1 - 0.3 * smoothstep(0.5, 1.05, radius) + 0.015 * cloud(x * 3, y * 3, 0, 93));
      return mix(shade, [0.72, 0.42, 0.38][k]!, vein * 0.14 + 0.1 * smoothstep(0.75, 1.1, radius));
    });
    const limbus = smoothstep(0.8, 0.98, inIris);
    for (let k = 0; k < 3; k++) {
      let iris = mix(inner[k]!, outer[k]!, smoothstep(0.4, 0.85, inIris)) * mix(1, clamp(fiber, 0.45, 1.75), 0.55);
      iris *= (1 - limbus * 0.62) * (1 + 0.22 * y * (1 - limbus));
      iris = mix(0.02, iris, smoothstep(pupilRadius - 0.03, pupilRadius + 0.04, inIris));
      result.data[pixel * 3 + k] = mix(iris, white[k]!, smoothstep(0.94, 1.07, inIris));
    }
  }
  return result;
}

/** Paints the shade below the lids: dark at the top, clear at the bottom. */
export function paintEyeShade(): Plane {
  const result = plane(4, 64, 4);
  for (let pixel = 0; pixel < 4 * 64; pixel++) {
    const clear = Math.floor(pixel / 4) / 63;
    const alpha = Math.round(140 * (1 - clear) ** 1.7);
    result.data.set(
      [36, 16, 12, alpha].map((value) => value / 255),
      pixel * 4,
    );
  }
  return result;
}
