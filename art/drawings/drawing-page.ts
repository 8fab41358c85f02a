import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Browser, Page} from '@playwright/test';
import {build} from 'esbuild';
import sharp from 'sharp';
import {withChromium} from '../../site/scripts/chromium';
import type {Drawing} from './drawing-page/in-page';

export type {Drawing};

/** A picture for each type that the drawing names. */
export type Draw = (drawing: Drawing) => Promise<Buffer[]>;

/** Where the sample models are. */
export const modelFolder = path.join(__dirname, '../../site/static/models');

/** A new page with a program for the browser. @param file path of the program in `site/scripts/` */
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

export const pictureOf = (dataUrl: string): Buffer => Buffer.from(dataUrl.split(',')[1] ?? '', 'base64');

/**
 * Opens a page that draws models.
 * @param use draws with it; the browser ends afterwards. The page itself is for what else a picture may need.
 * @param folder with the models
 */
export const withDrawingPage = (use: (draw: Draw, page: Page) => Promise<void>, folder = modelFolder): Promise<void> =>
  withChromium(async (browser) => {
    const page = await openWithScript(browser, 'drawing-page/in-page.ts');
    await page.route('http://pictures.test/models/*', (route) =>
      route.fulfill({body: readFileSync(path.join(folder, path.basename(route.request().url())))}),
    );
    await use(async (drawing) => {
      const urls = await page.evaluate(
        (what) => (window as unknown as {draw(drawing: Drawing): Promise<string[]>}).draw(what),
        drawing,
      );
      return urls.map(pictureOf);
    }, page);
  });

/** Pictures of the same size beside each other as PNG. @param overlap in pixels; the first is in front */
export function beside(
  parts: readonly Buffer[],
  {width, height}: Pick<Drawing, 'width' | 'height'>,
  overlap = 0,
): Promise<Buffer> {
  const step = width - overlap;
  const row = {width: step * (parts.length - 1) + width, height, channels: 4, background: '#0000'} as const;
  return sharp({create: row})
    .composite(parts.map((input, index) => ({input, left: index * step, top: 0})).reverse())
    .png()
    .toBuffer();
}
