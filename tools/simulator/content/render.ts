/** Composes the image of a render from the layers that `art/drawings/draw-creator/layers.ts` draws: the body, and each asset
 * on it. */
import type {DownloadTarget, RenderOptions} from '../api/objects';
import {assetOf, bodyOf, slotOf, type Category} from '../catalog';
import type {Customization} from '../customization';
import {encoded, factors, hairLayerFactors, lensFactors, linear} from './color';

/** RGBA bytes, row by row; the colors aren't premultiplied. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** Reads and writes images, differently in Node and in a page. */
export interface ImageCodec {
  /** @param file below `layers/` */
  read(file: string): Promise<Pixels>;
  write(pixels: Pixels, format: RenderOptions['format']): Promise<Uint8Array>;
}

export const framings = ['full', 'half'] as const;
export type Framing = (typeof framings)[number];

/** Part of an asset in a layer. Lenses are drawn in white and colored later. */
export type LayerPart = '' | '-frame' | '-lens';

export const bodyLayer = (framing: Framing, body: string): string => `${framing}/${body}.webp`;
export const assetLayer = (framing: Framing, gender: string, id: string, part: LayerPart = ''): string =>
  `${framing}/${gender}-${id}${part}.webp`;

interface Layer {
  readonly file: string;
  /** Factor for linear color and alpha of each pixel. */
  readonly factors?: readonly [number, number, number, number];
}

/** From back to front. */
const order: readonly Category[] = ['clothing', 'footwear', 'eyewear', 'hairAndHeadwear'];

export function layersOf({assets, body}: Customization, framing: Framing): Layer[] {
  const {id, gender} = bodyOf(body);
  const worn = order.flatMap((category): Layer[] => {
    const slot = assets[slotOf[category]];
    const asset = slot && assetOf(slot.id.toLowerCase());
    if (!slot || !asset || (category === 'footwear' && framing === 'half')) return [];
    const file = (part?: LayerPart) => assetLayer(framing, gender, asset.id, part);
    if (slot.color === undefined) return [{file: file()}];
    if (category === 'eyewear') {
      return [{file: file('-lens'), factors: lensFactors(factors(slot.color))}, {file: file('-frame')}];
    }
    return [{file: file(), factors: hairLayerFactors(factors(slot.color))}];
  });
  return [{file: bodyLayer(framing, id)}, ...worn];
}

/** Background color of a scene in RGB bytes. Scenes without one get the first. */
const backgrounds = {
  preview: [223, 230, 234],
  city: [176, 186, 196],
  forest: [128, 152, 118],
  futuristic: [86, 74, 132],
} as const;

function backgroundOf({scene, format}: RenderOptions): readonly [number, number, number] | undefined {
  const name = (Object.keys(backgrounds) as (keyof typeof backgrounds)[]).find((key) => scene.includes(key));
  // JPEG has no transparency.
  if (scene.includes('transparent') && format !== 'jpg') return undefined;
  return backgrounds[name ?? 'preview'];
}

/** The image of an avatar at the time of the request. */
export async function renderImage(
  target: DownloadTarget & {readonly kind: 'render'},
  codec: ImageCodec,
): Promise<Uint8Array> {
  const layers = layersOf(target.customization, target.scene.includes('half_body') ? 'half' : 'full');
  const [body, ...worn] = await Promise.all(
    layers.map(async ({file, factors: by}) => {
      const pixels = await codec.read(file);
      return by ? multiply(pixels, by) : pixels;
    }),
  );
  const {width, height} = body!;
  const data = new Uint8ClampedArray(body!.data.length);
  const background = backgroundOf(target);
  if (background) new Uint32Array(data.buffer).fill(new Uint32Array(Uint8Array.of(...background, 255).buffer)[0]!);
  for (const layer of [body!, ...worn]) putOver(data, layer.data);
  return codec.write({width, height, data}, target.format);
}

/** Alpha compositing, "over" (Porter and Duff), of colors that aren't premultiplied. */
function putOver(under: Uint8ClampedArray, over: Uint8ClampedArray): void {
  for (let at = 0; at < under.length; at += 4) {
    const upper = over[at + 3]! / 255;
    if (upper === 0) continue;
    const lower = (under[at + 3]! / 255) * (1 - upper);
    const alpha = upper + lower;
    for (let part = at; part < at + 3; part++) under[part] = (over[part]! * upper + under[part]! * lower) / alpha;
    under[at + 3] = alpha * 255;
  }
}

function multiply({width, height, data}: Pixels, by: readonly [number, number, number, number]): Pixels {
  const tables = [0, 1, 2].map((part) =>
    Uint8ClampedArray.from({length: 256}, (_, byte) => 255 * encoded(linear(byte / 255) * by[part]!)),
  );
  const made = new Uint8ClampedArray(data.length);
  for (let at = 0; at < data.length; at += 4) {
    for (let part = 0; part < 3; part++) made[at + part] = tables[part]![data[at + part]!]!;
    made[at + 3] = data[at + 3]! * by[3];
  }
  return {width, height, data: made};
}
