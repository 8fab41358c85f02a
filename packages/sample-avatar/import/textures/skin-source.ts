import {cells, cloud, noise} from './noise';
import {type Plane, type Rgb, blurred, luminance, plane, rgbAt, sample, smoothstep} from './raster';
import type {SkinChart} from './skin-chart';
import {skinSize} from './uv-layout';

/** What all people's skins are painted from. */
export interface SkinSource {
  readonly chart: SkinChart;
  /** The kit's skins moved to our layout. */
  readonly skins: Readonly<Record<string, Plane>>;
  /** Where the kit's skins have hair on the head, softly. */
  readonly scalp: Plane;
  /** What varies at a pixel. */
  detail(pixel: number): Detail;
}

/** What varies from pixel to pixel, the same for all people. */
export interface Detail {
  readonly blotch: number;
  readonly yellow: number;
  readonly mottle: number;
  /** Distance to the next pore, as a share of the distance between pores, and the pore's number. */
  readonly pore: number;
  readonly poreId: number;
  readonly freckle: number;
  readonly strands: number;
  readonly lips: number;
}

/** Millimeters between pores and between freckles. */
const poreDistance = 1.05;
const freckleDistance = 5;

function detailAt([x, y, z]: Rgb, [red, green]: Rgb): Detail {
  const pores = 1000 / poreDistance;
  const [pore, , poreId] = cells(x * pores, y * pores, z * pores, 11);
  const freckles = 1000 / freckleDistance;
  const [freckle, , freckleId] = cells(x * freckles, y * freckles, z * freckles, 61);
  const blotch = cloud(x * 55, y * 55, z * 55, 51);
  const mouth = smoothstep(0.034, 0.028, Math.abs(x)) * smoothstep(0.638, 0.645, y) * smoothstep(0.683, 0.678, y);
  return {
    blotch,
    pore,
    poreId,
    yellow: cloud(x * 90, y * 90, z * 90, 52) * 0.018,
    mottle: noise(x * 330, y * 330, z * 330, 53) * 0.02 + noise(x * 800, y * 800, z * 800, 54) * 0.018 + blotch * 0.022,
    freckle: freckleId > 0.35 ? smoothstep(0.35 * freckleId, 0.1 * freckleId, freckle) : 0,
    strands: noise(x * 1400, y * 260, z * 700, 71) * 0.5 + noise(x * 400, y * 300, z * 400, 72) * 0.5,
    // The kit's light skin shows where the lips are.
    lips: smoothstep(0.27, 0.45, (red - green) / red) * mouth * smoothstep(0.1, 0.12, z),
  };
}

/** Moves the kit's skins to our layout. */
export async function moveSkins(chart: SkinChart, pictures: Readonly<Record<string, Plane>>): Promise<SkinSource> {
  const moved = (picture: Plane) => {
    const skin = plane(skinSize, skinSize, 3);
    chart.covered.forEach((isCovered, pixel) => {
      if (!isCovered) return;
      const [u, v] = [chart.kit.data[pixel * 2]!, chart.kit.data[pixel * 2 + 1]!];
      for (let k = 0; k < 3; k++) skin.data[pixel * 3 + k] = sample(picture, u, v, k);
    });
    return skin;
  };
  const skins = Object.fromEntries(Object.entries(pictures).map(([name, picture]) => [name, moved(picture)]));
  const hair = plane(skinSize, skinSize, 1);
  chart.covered.forEach((isCovered, pixel) => {
    if (!isCovered) return;
    const [x, y, z] = rgbAt(chart.place, pixel);
    const beside = smoothstep(0.052, 0.062, Math.abs(x)) * smoothstep(0.1, 0.08, z);
    const offFace = Math.max(beside, smoothstep(0.05, 0.03, z));
    const isBlack = smoothstep(0.2, 0.1, luminance(rgbAt(skins['female-dark']!, pixel)));
    hair.data[pixel] = y > 0.6 ? isBlack * Math.max(smoothstep(0.765, 0.785, y), offFace) : 0;
  });
  const detail = (pixel: number) => detailAt(rgbAt(chart.place, pixel), rgbAt(skins['female-light']!, pixel));
  return {chart, skins, detail, scalp: await blurred(hair, 5)};
}
