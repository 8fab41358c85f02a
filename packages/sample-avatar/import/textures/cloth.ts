import {fit} from '../../wear/fit';
import type {ObjMesh} from '../read';
import type {SourceMesh} from '../sources';
import type {LookName} from '../../wear/wardrobe';
import {islandsOf} from '../surface';
import {cloud, hash, noise} from './noise';
import {
  type Plane,
  type Rgb,
  clamp,
  dilate,
  drawFaces,
  fillRest,
  luminance,
  mix,
  plane,
  rgbAt,
  scaled,
  smoothstep,
  uvOf,
} from './raster';
import {normalsFrom} from './relief';

export const clothSize = 1024;

/** How a part of an outfit is dyed. Colors are sRGB. */
interface Fabric {
  readonly color: Rgb;
  /** Color of what is light in the kit's picture, for stripes. */
  readonly stripe?: Rgb;
  /** How much of the kit's light and dark stays. */
  readonly contrast: number;
  readonly roughness: number;
}

type Part = 'top' | 'shirt' | 'bottom' | 'shoes';
type Dyes = Partial<Readonly<Record<Part, Fabric>>>;

const jersey = (color: Rgb): Fabric => ({color, contrast: 0, roughness: 0.93});
const denim = (color: Rgb, contrast = 0.75): Fabric => ({color, contrast, roughness: 0.88});
const twill = (color: Rgb): Fabric => ({color, contrast: 0.9, roughness: 0.86});
const poplin = (color: Rgb, stripe: Rgb): Fabric => ({color, stripe, contrast: 0.3, roughness: 0.82});

const indigo = denim([0.2, 0.235, 0.305]);
const blueJeans = denim([0.31, 0.37, 0.445]);
const greyJeans = denim([0.27, 0.275, 0.29], 0.5);
const sandJeans = denim([0.62, 0.54, 0.43], 0.35);
const offWhite: Rgb = [0.87, 0.85, 0.81];

/** The repaints of each outfit. */
export const dyes: Readonly<Record<LookName, Readonly<Record<string, Dyes>>>> = {
  'tee-jeans': {
    rust: {top: jersey([0.47, 0.215, 0.15]), bottom: indigo},
    white: {top: jersey(offWhite), bottom: blueJeans},
  },
  'tee-men': {
    navy: {top: jersey([0.17, 0.215, 0.31]), bottom: sandJeans},
  },
  'long-sleeve': {olive: {top: jersey([0.36, 0.37, 0.27]), bottom: greyJeans}},
  'shirt-jeans': {
    blue: {top: poplin([0.5, 0.6, 0.72], [0.84, 0.87, 0.9]), bottom: indigo},
    white: {top: poplin([0.86, 0.85, 0.82], [0.6, 0.66, 0.74]), bottom: greyJeans},
  },
  jacket: {
    olive: {top: twill([0.3, 0.3, 0.235]), shirt: poplin([0.82, 0.8, 0.76], [0.7, 0.7, 0.69]), bottom: indigo},
    charcoal: {
      top: twill([0.235, 0.24, 0.255]),
      shirt: poplin([0.62, 0.68, 0.76], [0.8, 0.83, 0.87]),
      bottom: sandJeans,
    },
  },
  sweater: {sand: {top: jersey([0.71, 0.62, 0.5]), bottom: greyJeans}},
};

/** Islands of a garment's picture: each pixel's part, and what the fabric is compared with. */
interface Cut {
  readonly place: Plane;
  readonly covered: Uint8Array;
  /** Index into `islands`, plus 1. */
  readonly island: Plane;
  readonly islands: readonly {readonly part: Part; readonly mean: Rgb}[];
}

/** Finds the islands of a garment in its picture and which part of the outfit each is. */
function cut({obj, binding}: SourceMesh, base: ObjMesh, color: Plane, size: number): Cut {
  const points = fit(binding, base.points);
  const numbers = islandsOf(obj.faces.map(({uvs}) => uvs));
  const islandOf = new Map(obj.faces.map((face, i) => [face, numbers[i]!]));
  const count = Math.max(...numbers) + 1;
  const heights = Array.from({length: count}, () => [0, 0]);
  const {result, covered} = drawFaces(obj.faces, size, 4, (point, uv, face) => {
    const island = islandOf.get(face)!;
    const [x, y, z] = points.subarray(point * 3, point * 3 + 3) as unknown as Rgb;
    heights[island]![0]! += y;
    heights[island]![1]!++;
    return [...uvOf(obj, uv), x, y, z, island + 1];
  });
  const place = plane(size, size, 3);
  const island = plane(size, size, 1);
  const sums = heights.map(() => [0, 0, 0, 0]);
  covered.forEach((isCovered, pixel) => {
    if (!isCovered) return;
    place.data.set(result.data.subarray(pixel * 4, pixel * 4 + 3), pixel * 3);
    const index = (island.data[pixel] = Math.round(result.data[pixel * 4 + 3]!)) - 1;
    for (let k = 0; k < 3; k++) sums[index]![k]! += color.data[pixel * 4 + k]!;
    sums[index]![3]!++;
  });
  const islands = sums.map((sum, i) => {
    const mean = [0, 1, 2].map((k) => sum[k]! / (sum[3]! || 1)) as unknown as Rgb;
    const height = heights[i]![0]! / heights[i]![1]!;
    const isStriped = (mean[0] - mean[1]) / mean[0] > 0.12;
    const part: Part = height < -0.75 ? 'shoes' : height < 0.02 ? 'bottom' : isStriped ? 'shirt' : 'top';
    return {part, mean};
  });
  return {place, covered, island, islands};
}

/** Distance in pixels, up to `limit`, from each pixel to the edge of its island. */
function insets(covered: Uint8Array, size: number, limit: number): Uint8Array {
  const result = new Uint8Array(covered.length);
  for (let step = 0; step < limit; step++) {
    for (let pixel = 0; pixel < covered.length; pixel++) {
      if (!covered[pixel] || result[pixel]! < step) continue;
      const isInner = [pixel - 1, pixel + 1, pixel - size, pixel + size].every(
        (other) => covered[other] && result[other]! >= step,
      );
      if (isInner) result[pixel] = step + 1;
    }
  }
  return result;
}

/** Kit pictures of an outfit, enlarged to the size of ours. */
export interface ClothPictures {
  readonly color: Plane;
  readonly normal: Plane;
  readonly occlusion: Plane;
}

/**
 * Pictures of an outfit: its colors by name, normals, and occlusion-roughness-metalness. `hasHems` keeps collar and hems
 * darker than the rest.
 */
export function paintCloth(
  mesh: SourceMesh,
  base: ObjMesh,
  dyed: Readonly<Record<string, Dyes>>,
  hasHems: boolean,
  kit: ClothPictures,
) {
  const size = clothSize;
  const {place, covered, island, islands} = cut(mesh, base, kit.color, size);
  const inset = insets(covered, size, 16);
  const colors = Object.fromEntries(
    Object.entries(dyed).map(([name, dye]) => {
      const picture = plane(size, size, 3);
      covered.forEach((isCovered, pixel) => {
        if (!isCovered) return;
        const {part, mean} = islands[island.data[pixel]! - 1]!;
        const fabric = dye[part === 'shirt' && !dye.shirt ? 'top' : part] ?? dye.top!;
        const source = kit.color.data.subarray(pixel * 4, pixel * 4 + 3) as unknown as Rgb;
        const light = luminance(source);
        const [x, y] = [pixel % size, Math.floor(pixel / size)];
        const fleck = 1 + (hash(x >> 1, y, 0, 101) - 0.5) * 0.05 + noise(x / 3, y / 3, 0, 102) * 0.02;
        let color: Rgb = fabric.color;
        let shade = clamp(light / luminance(mean), 0.35, 1.7) ** fabric.contrast;
        if (fabric.stripe) {
          const stripe =
            smoothstep(3, 9, inset[pixel]!) *
            smoothstep(0.18, 0.5, light) *
            smoothstep(0.45, 0.3, (source[0] - source[2]) / source[0]);
          color = color.map((value, k) => mix(value, fabric.stripe![k]!, stripe)) as unknown as Rgb;
          shade = 1;
        } else if (part === 'top' && fabric.contrast === 0) {
          // Printed emblems and wordmarks go; the collar (darker) and a band at the hems stay, tone on tone.
          const isHem = hasHems && source[0] > source[2] * 0.85 && inset[pixel]! < 12;
          const isCollar = hasHems && light < luminance(mean) * 0.72;
          shade = isCollar || isHem ? 0.82 : 1 + cloud(...scaled(rgbAt(place, pixel), 70), 103) * 0.035;
        }
        const hollow = mix(1, Math.max(0.35, kit.occlusion.data[pixel * 4]!), 0.35);
        picture.data.set(
          color.map((value) => value * shade * fleck * hollow),
          pixel * 3,
        );
      });
      dilate(picture, covered, 10);
      fillRest(picture, Object.values(dye)[0]!.color);
      return [name, picture];
    }),
  );

  const height = plane(size, size, 1);
  const orm = plane(size, size, 3);
  covered.forEach((isCovered, pixel) => {
    if (!isCovered) return orm.data.set([1, 0.9, 0], pixel * 3);
    const {part} = islands[island.data[pixel]! - 1]!;
    const [x, y, z] = rgbAt(place, pixel);
    const [column, row] = [pixel % size, Math.floor(pixel / size)];
    const weave = noise(column / 1.7, row / 1.7, 0, 111) * 0.12;
    // The kit's tops are flat: soft folds, longer upward than across.
    const folds =
      part === 'bottom' ? 0 : cloud(x * 17, y * 10, z * 17, 112) * 3.2 + cloud(x * 45, y * 30, z * 45, 113) * 0.5;
    height.data[pixel] = (weave + folds) / 1000;
    const fabric = Object.values(dyed)[0]![part] ?? jersey(offWhite);
    orm.data.set(
      [0.25 + 0.75 * kit.occlusion.data[pixel * 4]!, fabric.roughness + noise(column / 4, row / 4, 0, 114) * 0.03, 0],
      pixel * 3,
    );
  });
  const normal = normalsFrom(height, place, covered, kit.normal);
  dilate(normal, covered, 10);
  dilate(orm, covered, 10);
  return {colors, normal, orm};
}
