import {readFileSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Page} from '@playwright/test';
import {build} from 'esbuild';
import {ensureChromium, webGlWithoutGraphicsCard} from './chromium';
import type {Drawing} from './drawing-page/in-page';

export type {Drawing};

/** A picture for each type that the drawing names. */
export type Draw = (drawing: Drawing) => Promise<Buffer[]>;

/** Where the sample models are. */
export const modelFolder = path.join(__dirname, '../static/models');

/**
 * Opens a page that draws models.
 * @param use draws with it; the browser ends afterwards. The page itself is for what else a picture may need.
 * @param folder with the models
 * @throws Error if there is no Chromium
 */
export async function withDrawingPage(
  use: (draw: Draw, page: Page) => Promise<void>,
  folder = modelFolder,
): Promise<void> {
  const {outputFiles} = await build({
    entryPoints: [path.join(__dirname, 'drawing-page/in-page.ts')],
    bundle: true,
    write: false,
    format: 'iife',
  });
  const executablePath = ensureChromium();
  if (!executablePath) throw new Error('There is no Chromium to draw with.');
  const browser = await chromium.launch({executablePath, args: ['--no-sandbox', ...webGlWithoutGraphicsCard]});
  try {
    const context = await browser.newContext({viewport: {width: 1280, height: 900}});
    const page = await context.newPage();
    await page.route('http://pictures.test/**', (route) => {
      const {pathname} = new URL(route.request().url());
      return pathname.startsWith('/models/')
        ? route.fulfill({body: readFileSync(path.join(folder, pathname.replace('/models/', '')))})
        : route.fulfill({contentType: 'text/html', body: '<!doctype html><body style="margin:0">'});
    });
    await page.goto('http://pictures.test/');
    await page.addScriptTag({content: outputFiles[0]!.text});
    await use(async (drawing) => {
      const urls = await page.evaluate(
        (what) => (window as unknown as {draw(drawing: Drawing): Promise<string[]>}).draw(what),
        drawing,
      );
      return urls.map((url) => Buffer.from(url.split(',')[1] ?? '', 'base64'));
    }, page);
  } finally {
    await browser.close();
  }
}
