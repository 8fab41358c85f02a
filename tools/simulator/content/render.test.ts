import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {describe, expect, test} from 'vitest';
import {imageCodec} from '../command/image-codec';
import type {RenderOptions} from '../api/objects';
import {assets, bodies, slotOf, usableAssets, type Category} from '../catalog';
import {startCustomization, type Customization} from '../customization';
import {assetFile, drawnModels} from './models';
import {framings, layersOf, renderImage} from './render';

const root = path.join(import.meta.dirname, '../../../site');
const folder = path.join(root, '../tools/simulator/layers');
const again = 'Run npx tsx art/drawings/draw-creator/layers.ts and commit what it draws.';

const render = (customization: Customization, options: Partial<RenderOptions> = {}) =>
  renderImage(
    {kind: 'render', avatarId: '', scene: 'common/transparent_half_body', format: 'png', ...options, customization},
    imageCodec(folder),
  );
const pixelsOf = async (image: Uint8Array) => (await sharp(image).ensureAlpha().raw().toBuffer()).toString('base64');
const wearing = (category: Category, id: string, color?: string): Customization => {
  const start = startCustomization();
  return {...start, assets: {...start.assets, [slotOf[category]]: {id, ...(color !== undefined && {color})}}};
};
/** The first body has all of them. */
const of = (category: Category) =>
  usableAssets.filter((asset) => asset.category === category && assetFile(asset, bodies[0]!.id)).map(({id}) => id);

test('every body and asset of the catalog has its layers, drawn from the current models', () => {
  for (const {id} of bodies) {
    for (const asset of assets.filter((one) => assetFile(one, id) !== undefined && !one.withdrawn)) {
      for (const color of [undefined, '#102030ff']) {
        const start = startCustomization(id);
        const worn = {...start.assets, [slotOf[asset.category]]: {id: asset.id, ...(color !== undefined && {color})}};
        const files = framings.flatMap((framing) => layersOf({...start, assets: worn}, framing).map(({file}) => file));
        expect(
          files.filter((file) => !existsSync(path.join(folder, file))),
          again,
        ).toEqual([]);
      }
    }
  }
  const digest = (file: string) =>
    createHash('sha256')
      .update(readFileSync(path.join(root, 'static/models', file)))
      .digest('hex');
  const drawn = JSON.parse(readFileSync(path.join(folder, 'drawn-from.json'), 'utf8')) as object;
  expect(drawn, again).toEqual(Object.fromEntries(drawnModels().map((file) => [file, digest(file)])));
});

describe('a render shows', () => {
  test.each(Object.keys(slotOf) as Category[])('the %s of the avatar', async (category) => {
    const full = {scene: 'common/transparent_full_body'};
    const images = await Promise.all(
      of(category)
        .slice(0, 2)
        .map(async (id) => pixelsOf(await render(wearing(category, id), full))),
    );
    expect(new Set(images).size).toBe(images.length);
  });

  test.each([
    ['hairAndHeadwear', '#ff0000', '#0000ff'],
    ['eyewear', '#ff0000ff', '#0000ffff'],
  ] as const)('the color of %s', async (category, red, blue) => {
    const mean = async (color: string) => {
      const {channels} = await sharp(await render(wearing(category, of(category)[0]!, color))).stats();
      return channels[0]!.mean - channels[2]!.mean;
    };
    expect(await mean(red)).toBeGreaterThan((await mean(blue)) + 0.2);
  });

  test('format, framing and background as requested', async () => {
    const {channels} = await sharp(await render(startCustomization())).stats();
    expect([channels[3]!.min, channels[3]!.max]).toEqual([0, 255]);
    for (const [format, name] of [
      ['jpg', 'jpeg'],
      ['png', 'png'],
      ['webp', 'webp'],
    ] as const) {
      const image = sharp(await render(startCustomization(), {format, scene: 'common/city_full_body'}));
      expect(await image.metadata()).toMatchObject({format: name, width: 600, height: 800});
      expect((await image.stats()).isOpaque).toBe(true);
    }
    const [forest, city] = await Promise.all(
      ['common/forest_full_body', 'common/city_full_body'].map(async (scene) =>
        pixelsOf(await render(startCustomization(), {scene})),
      ),
    );
    expect(forest).not.toBe(city);
  });
});
