import path from 'node:path';
import type {Browser, Page} from '@playwright/test';
import {build} from 'esbuild';
import sharp from 'sharp';
import {withChromium} from '../../site/scripts/chromium';
import type {Drawing, Drawn} from './drawing-page/in-page';

export type {Drawing};

export const modelFolder = path.join(__dirname, '../../site/static/models');

/** A new page with a program for the browser. @param file path of the program in `art/drawings/` */
export async function openWithScript(browser: Browser, file: string): Promise<Page> {
  const {outputFiles} = await build({
    entryPoints: [path.join(__dirname, file)],
    bundle: true,
    write: false,
    format: 'iife',
  });
  const page = await (await browser.newContext({viewport: {width: 1280, height: 900}})).newPage();
  await page.route('http://pictures.test/', (route) =>
    route.fulfill({contentType: 'text/html', body: '<!doctype html><body style="margin:0">'}),
  );
  await page.goto('http://pictures.test/');
  await page.addScriptTag({content: outputFiles[0]!.text});
  return page;
}

/** Pictures of one size beside and below each other. */
export const gridOf = (
  tiles: readonly Buffer[],
  columns: number,
  tile: {readonly width: number; readonly height: number},
) =>
  sharp({
    create: {
      width: columns * tile.width,
      height: Math.ceil(tiles.length / columns) * tile.height,
      channels: 4,
      background: '#0000',
    },
  }).composite(
    tiles.map((input, index) => ({
      input,
      left: (index % columns) * tile.width,
      top: Math.floor(index / columns) * tile.height,
    })),
  );

export const pictureOf = (dataUrl: string): Buffer => Buffer.from(dataUrl.split(',')[1] ?? '', 'base64');

/** A picture as PNG, and where in it the joints are. */
type Draw = (drawing: Drawing) => Promise<{readonly picture: Buffer; readonly joints: Drawn['joints']}>;

/** Opens a page that draws models. @param use draws with it; the browser ends afterward */
export const withDrawingPage = (use: (draw: Draw) => Promise<void>): Promise<void> =>
  withChromium(async (browser) => {
    const page = await openWithScript(browser, 'drawing-page/in-page.ts');
    await page.route('http://pictures.test/models/*', (route) =>
      route.fulfill({path: path.join(modelFolder, path.basename(route.request().url()))}),
    );
    await use(async (drawing) => {
      const {url, joints} = await page.evaluate(
        (what) => (window as unknown as {draw(drawing: Drawing): Promise<Drawn>}).draw(what),
        drawing,
      );
      return {picture: pictureOf(url), joints};
    });
  });
