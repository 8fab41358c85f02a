import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {build} from 'esbuild';
import sharp, {type WebpOptions} from 'sharp';
import {withChromium} from '../../site/scripts/chromium';
import type {Drawing, Drawn} from './in-page';

export type {Drawing};

const root = path.join(__dirname, '../..');
const modelFolder = path.join(root, 'site/static/models');

/** A picture of one or more drawings, row by row in tiles of one size. */
export interface Picture {
  /** Path from the root of the repository. */
  readonly file: string;
  readonly tiles: readonly Drawing[];
  readonly columns?: number;
  /** Of a tile in pixels. A drawing of another size is scaled, and cut around its middle. */
  readonly width: number;
  readonly height: number;
  /** The picture has the first of these encodings in which it is small enough, or the last one. */
  readonly encodings: readonly WebpOptions[];
  readonly maxBytes?: number;
}

/** Draws pictures, and writes their files. @returns what was drawn */
export async function drawPictures(pictures: readonly Picture[]): Promise<WeakMap<Drawing, Drawn>> {
  const {outputFiles} = await build({
    entryPoints: [path.join(__dirname, 'in-page.ts')],
    bundle: true,
    write: false,
    format: 'iife',
  });
  const drawn = new WeakMap<Drawing, Drawn>();
  await withChromium(async (browser) => {
    const page = await (await browser.newContext({viewport: {width: 1280, height: 900}})).newPage();
    await page.route('http://pictures.test/', (route) =>
      route.fulfill({contentType: 'text/html', body: '<!doctype html><body style="margin:0">'}),
    );
    await page.route('http://pictures.test/models/*', (route) =>
      route.fulfill({path: path.join(modelFolder, path.basename(route.request().url()))}),
    );
    await page.goto('http://pictures.test/');
    await page.addScriptTag({content: outputFiles[0]!.text});
    const draw = (drawing: Drawing) =>
      page.evaluate((what) => (window as unknown as {draw(drawing: Drawing): Promise<Drawn>}).draw(what), drawing);
    for (const picture of pictures) {
      for (const tile of picture.tiles) if (!drawn.has(tile)) drawn.set(tile, await draw(tile));
      const bytes = await encode(
        picture,
        picture.tiles.map((tile) => Buffer.from(drawn.get(tile)!.url.split(',')[1]!, 'base64')),
      );
      writeFileSync(path.join(root, picture.file), bytes);
      console.log(`${picture.file} ${bytes.length} bytes`);
    }
  });
  return drawn;
}

async function encode(
  {columns = 1, width, height, encodings, maxBytes = Infinity}: Picture,
  tiles: readonly Buffer[],
): Promise<Buffer> {
  const inputs = await Promise.all(tiles.map((tile) => sharp(tile).resize(width, height).toBuffer()));
  const rows = Math.ceil(tiles.length / columns);
  const pixels = await sharp({
    create: {width: columns * width, height: rows * height, channels: 4, background: '#0000'},
  })
    .composite(
      inputs.map((input, index) => ({
        input,
        left: (index % columns) * width,
        top: Math.floor(index / columns) * height,
      })),
    )
    .png()
    .toBuffer();
  let file = Buffer.alloc(0);
  for (const encoding of encodings) {
    file = await sharp(pixels)
      .webp({effort: 6, ...encoding})
      .toBuffer();
    if (file.length <= maxBytes) break;
  }
  return file;
}
