import type {PersonKey} from '../../people';
import {cloud, noise} from './noise';
import {type Plane, type Rgb, clamp, dilate, fillRest, mix, plane, rgbAt, sample, scaled, smoothstep} from './raster';
import {normalsFrom} from './relief';
import type {SkinChart} from './skin-chart';
import {regionsAt, reliefAt} from './skin-regions';
import type {SkinSource} from './skin-source';
import {betweenLips, coveredLower, eyePlace, skinSize} from './uv-layout';

export interface SkinLook {
  /** How much of each of the kit's skins is in it. */
  readonly skins: Readonly<Record<string, number>>;
  /** The color of cheeks and forehead, and how much of the kit's variation stays. */
  readonly tone: Rgb;
  readonly contrast: number;
  readonly lips: Rgb;
  readonly flush: Rgb;
  /** Share of shaved hair on jaw and lip. */
  readonly beard: number;
  readonly freckles: number;
}

/** The skins of the sample people; colors are sRGB. */
export const skinLooks: Readonly<Record<PersonKey, SkinLook>> = {
  female: {
    skins: {'female-dark': 0.5, 'female-light': 0.5},
    tone: [0.655, 0.455, 0.35],
    contrast: 0.75,
    lips: [0.6, 0.32, 0.3],
    flush: [0.68, 0.36, 0.27],
    beard: 0,
    freckles: 0.25,
  },
  male: {
    skins: {'male-light': 0.6, 'female-light': 0.4},
    tone: [0.8, 0.615, 0.515],
    contrast: 0.8,
    lips: [0.72, 0.45, 0.41],
    flush: [0.84, 0.5, 0.43],
    beard: 0.55,
    freckles: 0.5,
  },
  iris: {
    skins: {'female-light': 1},
    tone: [0.825, 0.65, 0.54],
    contrast: 0.75,
    lips: [0.76, 0.42, 0.4],
    flush: [0.86, 0.53, 0.46],
    beard: 0,
    freckles: 0.1,
  },
  noah: {
    skins: {'male-dark': 0.65, 'female-dark': 0.35},
    tone: [0.42, 0.275, 0.205],
    contrast: 0.8,
    lips: [0.42, 0.25, 0.22],
    flush: [0.46, 0.24, 0.17],
    beard: 0.5,
    freckles: 0,
  },
};

/** What a person wears on the skin. */
export interface SkinParts {
  /** Opacity of the brows. */
  readonly brows: Plane;
  /** Meters to the lashes and to the hair. */
  readonly lashes: Plane;
  readonly hair: Plane;
  readonly hairColor: Rgb;
  /** The eye for T1. */
  readonly eye: Plane;
}

/** Whether a pixel shows the inside of the mouth or the pocket behind a lid. */
const isInside = (pixel: number) => pixel % skinSize > 344 && pixel % skinSize < 520 && pixel > 926 * skinSize;

/** Paints the color of a person's skin. */
export function paintSkin(look: SkinLook, {chart, skins, scalp, detail}: SkinSource, parts: SkinParts): Plane {
  const result = plane(skinSize, skinSize, 3);
  for (const [name, share] of Object.entries(look.skins)) {
    skins[name]!.data.forEach((value, i) => (result.data[i]! += value * share));
  }
  // The mean of the cheeks becomes the tone.
  const sum = [0, 0, 0, 0];
  chart.covered.forEach((isCovered, pixel) => {
    if (!isCovered || regionsAt(...rgbAt(chart.place, pixel)).cheek < 0.3) return;
    rgbAt(result, pixel).forEach((value, k) => (sum[k]! += value));
    sum[3]!++;
  });
  const color = [0, 0, 0];
  const toward = (target: Rgb, share: number) => {
    for (let k = 0; k < 3; k++) color[k] = mix(color[k]!, target[k]!, clamp(share));
  };
  chart.covered.forEach((isCovered, pixel) => {
    if (!isCovered) return;
    const [x, y, z] = rgbAt(chart.place, pixel);
    const at = regionsAt(x, y, z);
    const {blotch, yellow, mottle, pore, poreId, freckle, strands, lips} = detail(pixel);
    const hairy = smoothstep(0.02, 0.5, scalp.data[pixel]!);
    // The kit's variation around its mean, its highlights taken back, its hair taken out.
    rgbAt(result, pixel).forEach((value, k) => {
      const ratio = ((value * sum[3]!) / sum[k]!) ** look.contrast;
      const calm = ratio > 1.04 ? 1.04 + (ratio - 1.04) * (at.hand > 0.5 ? 0.8 : 0.3) : ratio;
      color[k] = look.tone[k]! * mix(calm, 0.97, hairy);
    });
    // No light reaches the back of the mouth, which renderers don't know.
    if (isInside(pixel)) toward(scaled([0.42, 0.17, 0.16], mix(0.25, 1, smoothstep(0.085, 0.138, z))), 0.85);
    else {
      // The kit's lids are sore.
      const sore = clamp((color[0]! - color[1]!) / color[0]! - (look.tone[0] - look.tone[1]) / look.tone[0] - 0.04);
      toward(scaled(look.tone, 0.8, 0.76, 0.76), at.eye * sore * 5);
      const lipLine = 0.94 + 0.1 * noise(x * 900, y * 160, z * 160, 41) + 0.05 * cloud(x * 300, y * 300, z * 300, 42);
      toward(scaled(look.lips, lipLine), lips * 0.72);
      toward(scaled(look.lips, 0.42, 0.3, 0.3), betweenLips(pixel % skinSize, Math.floor(pixel / skinSize)) * 0.85);
      const flushed = Math.max(at.cheek * 0.5, at.nose * 0.5, at.ear * 0.55, at.chin * 0.22, at.hand * 0.12);
      toward(look.flush, flushed * (0.75 + 0.5 * blotch) * (1 - lips) * 0.62);
      const shade = 1 + mottle * (1 - lips * 0.5);
      color[0]! *= shade;
      color[1]! *= shade * (1 + yellow * 0.4);
      color[2]! *= shade * (1 - yellow);
      const porous = (0.3 + 0.7 * Math.max(at.greasy, at.cheek)) * at.face * (1 - lips);
      toward(scaled(look.flush, 0.62), smoothstep(0.45, 0.1, pore) * porous * 0.3);
      toward(scaled(look.tone, 0.66, 0.56, 0.58), at.belowEye * 0.3 + at.lid * 0.16);
      const freckled = look.freckles * Math.max(at.nose, at.cheek, 0.12 * at.face);
      toward(scaled(look.tone, 0.72, 0.58, 0.5), freckle * freckled * 0.75 * (1 - lips));
      const stubble = at.beard * look.beard * (1 - lips) * (0.75 + 0.35 * blotch);
      toward(parts.hairColor, stubble * (0.24 + (poreId > 0.25 ? 0.3 : 0) * smoothstep(0.4, 0.15, pore)));
      // Hair on the head: a cap below the person's hair with an edge of short hairs.
      const closeness = smoothstep(0.04, 0.02, parts.hair.data[pixel]! + strands * 0.004);
      const edge = 1 - Math.abs(scalp.data[pixel]! * 2 - 1);
      const cap = smoothstep(0.25, 0.75, scalp.data[pixel]! + strands * 0.28 * edge) * closeness;
      const shine = 1 + strands * 0.35;
      toward(scaled(parts.hairColor, shine), cap * 0.93);
      toward(parts.hairColor, parts.brows.data[pixel]! * 0.76);
      toward(
        [0.07, 0.05, 0.045],
        smoothstep(0.0021, 0.0004, parts.lashes.data[pixel]!) * (y > 0.7285 ? 0.85 : 0.4) * at.face,
      );
    }
    result.data.set(color, pixel * 3);
  });
  dilate(result, chart.covered, 8);
  fillRest(result, look.tone);
  drawSock(result);
  drawEye(result, parts.eye);
  return result;
}

/** Sock grey at the texel of covered legs and feet. */
function drawSock({data}: Plane): void {
  const [left, top] = coveredLower.map((place) => Math.round(place * skinSize) - 16) as [number, number];
  for (let i = 0; i < 32 * 32; i++) data.set([0.11, 0.11, 0.12], ((top + (i >> 5)) * skinSize + left + (i & 31)) * 3);
}

function drawEye({data}: Plane, eye: Plane): void {
  for (let y = 0; y < eyePlace.size; y++) {
    for (let x = 0; x < eyePlace.size; x++) {
      const pixel = (eyePlace.y + y) * skinSize + eyePlace.x + x;
      for (let k = 0; k < 3; k++)
        data[pixel * 3 + k] = sample(eye, (x + 0.5) / eyePlace.size, (y + 0.5) / eyePlace.size, k);
    }
  }
}

/** Normals of the skin's pores and lines, exaggerated by `strength`. */
export function paintSkinNormal({place, covered}: SkinChart, strength: number): Plane {
  const height = plane(skinSize, skinSize, 1);
  const length = (from: Rgb, to: Rgb) => Math.hypot(from[0] - to[0], from[1] - to[1], from[2] - to[2]);
  covered.forEach((isCovered, pixel) => {
    if (!isCovered) return;
    const at = rgbAt(place, pixel);
    // Where a pixel is wider than a pore there is nothing to show.
    const next = [pixel + 1, pixel + skinSize].filter((other) => covered[other]);
    const widest = Math.max(0.0004, ...next.map((other) => length(at, rgbAt(place, other))));
    height.data[pixel] = (reliefAt(...at, regionsAt(...at)) / 1000) * strength * (0.0004 / widest) ** 1.5;
  });
  return normalsFrom(height, place, covered);
}

/** Occlusion (between the lips), roughness and metalness (none) of all skins. */
export function paintSkinRoughness({chart: {place, covered}, detail}: SkinSource): Plane {
  const result = plane(skinSize, skinSize, 3);
  for (let pixel = 0; pixel < covered.length; pixel++) {
    const [column, row] = [pixel % skinSize, Math.floor(pixel / skinSize)];
    const isEye = column >= eyePlace.x && column < eyePlace.x + eyePlace.size && row >= eyePlace.y;
    let [occlusion, roughness] = [1, isEye ? 0.06 : 0.6];
    if (covered[pixel]) {
      const {blotch, pore, lips} = detail(pixel);
      const [x, y, z] = rgbAt(place, pixel);
      const at = regionsAt(x, y, z);
      roughness = 0.58 - at.greasy * 0.1 + at.ear * 0.08 + at.hand * 0.06 + at.beard * 0.04 - at.lid * 0.06;
      roughness +=
        noise(x * 250, y * 250, z * 250, 81) * 0.035 + blotch * 0.03 + smoothstep(0.45, 0.15, pore) * 0.06 * at.face;
      const dark = isInside(pixel) ? 1 : betweenLips(column, row);
      roughness = mix(mix(roughness, 0.36, lips), 0.75, dark);
      occlusion = 1 - dark * 0.75;
    }
    result.data.set([occlusion, roughness, 0], pixel * 3);
  }
  return result;
}
