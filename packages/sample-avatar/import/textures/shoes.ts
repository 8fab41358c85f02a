import {fit} from '../../wear/fit';
import type {ObjMesh} from '../read';
import type {SourceMesh} from '../sources';
import type {ShoeName} from '../../wear/wardrobe';
import {cells, cloud, noise} from './noise';
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
  smoothstep,
  uvOf,
} from './raster';
import {normalsFrom} from './relief';

const size = 512;

/** Lining of sneakers and their laces, and socks in other shoes (sRGB). */
const lining: Rgb = [0.5, 0.49, 0.47];
const sock: Rgb = [0.16, 0.16, 0.17];

interface ShoeColors {
  readonly upper: Rgb;
  readonly sole: Rgb;
  readonly roughness: number;
}

/** Upper and sole of each pair (sRGB). */
export const shoeColors: Readonly<Record<ShoeName, ShoeColors>> = {
  laced: {upper: [0.4, 0.25, 0.16], sole: [0.3, 0.22, 0.16], roughness: 0.52},
  sneakers: {upper: [0.8, 0.79, 0.76], sole: [0.86, 0.85, 0.82], roughness: 0.75},
  oxfords: {upper: [0.13, 0.12, 0.125], sole: [0.1, 0.1, 0.1], roughness: 0.5},
};

/** Pictures of a pair of shoes. Without a picture in the kit they are painted from the mesh alone. */
export function paintShoes(
  {obj, binding}: SourceMesh,
  base: ObjMesh,
  {upper, sole, roughness}: ShoeColors,
  kit?: Plane,
) {
  const points = fit(binding, base.points);
  const axis = (k: number) => points.filter((_, i) => i % 3 === k);
  const lowest = Math.min(...axis(1));
  const [heel, toe] = [Math.min(...axis(2)), Math.max(...axis(2))];
  const middle = axis(0).reduce((sum, x) => sum + Math.abs(x), 0) / axis(0).length;
  const {result: place, covered} = drawFaces(obj.faces, size, 3, (point, uv) => {
    return [...uvOf(obj, uv), ...points.subarray(point * 3, point * 3 + 3)];
  });
  let [sum, count] = [0, 0];
  if (kit) {
    covered.forEach((isCovered, pixel) => {
      if (!isCovered) return;
      sum += luminance(kit.data.subarray(pixel * 4, pixel * 4 + 3) as unknown as Rgb);
      count++;
    });
  }
  const color = plane(size, size, 3);
  const height = plane(size, size, 1);
  const orm = plane(size, size, 3);
  covered.forEach((isCovered, pixel) => {
    if (!isCovered) return orm.data.set([1, 0.8, 0], pixel * 3);
    const [x, y, z] = rgbAt(place, pixel);
    const up = y - lowest;
    const isSole = 1 - smoothstep(0.017, 0.019, up);
    const inside = smoothstep(0.085, 0.1, up);
    let patch = 0;
    let shade = 1 + cloud(x * 60, y * 60, z * 60, 131) * 0.05 + noise(x * 500, y * 500, z * 500, 132) * 0.03;
    if (kit) {
      const light = luminance(kit.data.subarray(pixel * 4, pixel * 4 + 3) as unknown as Rgb);
      shade *= clamp((light + 0.03) / (sum / count + 0.03), 0.3, 2.2) ** 0.7;
    } else {
      // A seam above the sole and grooves along its side, laces, and a dark patch around the heel.
      shade *= 1 - 0.25 * smoothstep(0.0016, 0.0006, Math.abs(up - 0.0195));
      shade *= 1 - 0.1 * isSole * smoothstep(0.6, 0.9, Math.sin(up * 1400));
      const along = (z - heel) / (toe - heel);
      const laced = smoothstep(0.019, 0.017, Math.abs(Math.abs(x) - middle)) * smoothstep(0.045, 0.05, up);
      const isBetween = laced * smoothstep(0.44, 0.46, along) * smoothstep(0.74, 0.72, along);
      patch =
        isBetween * 0.75 * smoothstep(0.1, -0.3, Math.sin(z * 620)) + smoothstep(0.17, 0.16, along) * (1 - isSole);
    }
    color.data.set(
      upper.map(
        (value, k) =>
          mix(mix(value, sole[k]!, isSole), (kit ? sock : lining)[k]!, Math.max(inside, clamp(patch))) * shade,
      ),
      pixel * 3,
    );
    const [near, next] = cells(x * 700, y * 700, z * 700, 133);
    const grain = Math.min(1, (next - near) * 2) * 0.05 * (1 - isSole);
    height.data[pixel] =
      (grain + (kit ? luminance(kit.data.subarray(pixel * 4, pixel * 4 + 3) as unknown as Rgb) * 1.2 : 0)) / 1000;
    orm.data.set([1, clamp(roughness + isSole * 0.25 + cloud(x * 90, y * 90, z * 90, 134) * 0.06), 0], pixel * 3);
  });
  const normal = normalsFrom(height, place, covered);
  for (const picture of [color, normal, orm]) dilate(picture, covered, 8);
  fillRest(color, upper);
  return {color, normal, orm};
}
