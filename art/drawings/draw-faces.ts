// Redraws site/static/img/faces/, which shows each morph target on a face: npx tsx art/drawings/draw-faces.ts. A picture is one
// column of square tiles, so that pages can show a tile at any size; `site/src/components/FaceSheet/face-tile.ts` finds it.
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {arkitMorphTargets, extraMorphTargets, visemes} from '@avaturn-docs/platform/morph-targets';
import {withDrawingPage, type Drawing} from './drawing-page';

const folder = path.join(__dirname, '../../site/static/img/faces');

/** In pixels, on a screen with one pixel for each CSS pixel. */
const edge = 112;

/** Bytes, by pixels for each CSS pixel. */
const maxBytes = {1: 60_000, 2: 160_000} as const;

type View = Pick<Drawing, 'azimuth' | 'crop'>;

/** Parts of a portrait, so large that shapes which follow each other differ. */
const eyes: View = {azimuth: 0, crop: {left: 0.395, top: 0.36, size: 0.26}};
const middle: View = {azimuth: 0, crop: {left: 0.385, top: 0.42, size: 0.28}};
const mouth: View = {azimuth: 0, crop: {left: 0.395, top: 0.53, size: 0.27}};

/** Views of what the front doesn't show. */
const views: Readonly<Record<string, View>> = {
  jawForward: {azimuth: 50, crop: {left: 0.17, top: 0.5, size: 0.3}},
  cheekPuff: {azimuth: 30, crop: {left: 0.27, top: 0.42, size: 0.36}},
};
const viewOf = (name: string): View =>
  views[name] ?? (/^(?:eye|brow)/.test(name) ? eyes : /^(?:cheek|nose)/.test(name) ? middle : mouth);

/** `mouthClose` closes the lips over a mouth that `jawOpen` opens. */
const companions: Readonly<Record<string, Readonly<Record<string, number>>>> = {mouthClose: {jawOpen: 1}};

const drawingOf = (name: string): Drawing => ({
  model: 't2-female.glb',
  width: edge * 2,
  height: edge * 2,
  isPortrait: true,
  ...viewOf(name),
  weights: {...companions[name], [name]: 1},
});

const sheets = {
  arkit: Object.values(arkitMorphTargets).flat(),
  others: [...visemes, ...extraMorphTargets.map(({name}) => name)],
};

/** The column as WebP, in the best quality that is small enough. */
async function encode(tiles: readonly Buffer[], scale: 1 | 2): Promise<Buffer> {
  const size = edge * scale;
  const inputs = await Promise.all(tiles.map((tile) => sharp(tile).resize(size, size).toBuffer()));
  const column = sharp({
    create: {width: size, height: size * tiles.length, channels: 4, background: {r: 0, g: 0, b: 0, alpha: 0}},
  }).composite(inputs.map((input, index) => ({input, left: 0, top: index * size})));
  const pixels = await column.png().toBuffer();
  for (const quality of [70, 60, 50, 40, 30]) {
    const file = await sharp(pixels).webp({quality, alphaQuality: 20, effort: 6}).toBuffer();
    if (file.length <= maxBytes[scale]) return file;
  }
  throw new Error(`${tiles.length} tiles of ${size} px don't fit ${maxBytes[scale]} bytes.`);
}

void withDrawingPage(async (draw) => {
  mkdirSync(folder, {recursive: true});
  for (const [sheet, names] of Object.entries(sheets)) {
    const tiles: Buffer[] = [];
    for (const name of names) tiles.push((await draw(drawingOf(name))).picture);
    for (const scale of [1, 2] as const) {
      const file = `${sheet}${scale === 2 ? '-2x' : ''}.webp`;
      const bytes = await encode(tiles, scale);
      writeFileSync(path.join(folder, file), bytes);
      console.log(`${file} ${bytes.length} bytes`);
    }
  }
});
