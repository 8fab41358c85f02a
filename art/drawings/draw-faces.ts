// Redraws site/static/img/faces/, which shows each morph target on a face: npx tsx art/drawings/draw-faces.ts. A picture is one
// column of square tiles, so that pages can show a tile at any size; `site/src/components/FaceSheet/face-tile.ts` finds it.
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {arkitMorphTargets, extraMorphTargets, visemes} from '@avaturn-docs/platform/morph-targets';
import {faceView} from '../../site/src/components/Stage/face-views';
import {gridOf, withDrawingPage, type Drawing} from './drawing-page';

const folder = path.join(__dirname, '../../site/static/img/faces');

/** In pixels, on a screen with one pixel for each CSS pixel. */
const edge = 112;

/** Bytes, by pixels for each CSS pixel. */
const maxBytes = {1: 60_000, 2: 160_000} as const;

/** `mouthClose` closes the lips over a mouth that `jawOpen` opens. */
const companions: Readonly<Record<string, Readonly<Record<string, number>>>> = {mouthClose: {jawOpen: 1}};

function drawingOf(name: string): Drawing {
  const {azimuth, ...crop} = faceView(name);
  return {
    model: 't2-female.glb',
    width: edge * 2,
    height: edge * 2,
    isPortrait: true,
    azimuth,
    crop,
    weights: {...companions[name], [name]: 1},
  };
}

const sheets = {
  arkit: Object.values(arkitMorphTargets).flat(),
  others: [...visemes, ...extraMorphTargets.map(({name}) => name)],
};

/** The column as WebP, in the best quality that is small enough. */
async function encode(tiles: readonly Buffer[], scale: 1 | 2): Promise<Buffer> {
  const size = edge * scale;
  const inputs = await Promise.all(tiles.map((tile) => sharp(tile).resize(size, size).toBuffer()));
  const pixels = await gridOf(inputs, 1, {width: size, height: size}).png().toBuffer();
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
