import {readFileSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Page} from '@playwright/test';
import {build} from 'esbuild';
import {ensureChromium, webGlWithoutGraphicsCard} from './chromium';

const statics = path.join(__dirname, '../static');

/**
 * Opens a page in which a script can draw the sample models, at `/models/`.
 * @param script path of the script, which is bundled for the page
 * @param body what the page holds besides
 * @param draw uses what the script gives to `window`; the browser ends with it
 * @throws Error if there is no Chromium
 */
export async function withDrawingPage(
  script: string,
  body: string,
  draw: (page: Page) => Promise<void>,
): Promise<void> {
  const {outputFiles} = await build({entryPoints: [script], bundle: true, write: false, format: 'iife'});
  const executablePath = ensureChromium();
  if (!executablePath) throw new Error('There is no Chromium to draw with.');
  const browser = await chromium.launch({executablePath, args: ['--no-sandbox', ...webGlWithoutGraphicsCard]});
  const page = await browser.newPage({viewport: {width: 1280, height: 900}});
  await page.route('**/*', (route) => {
    const {pathname} = new URL(route.request().url());
    return pathname.startsWith('/models/')
      ? route.fulfill({body: readFileSync(path.join(statics, pathname))})
      : route.fulfill({contentType: 'text/html', body: `<!doctype html>${body}`});
  });
  await page.goto('http://pictures.test/');
  await page.addScriptTag({content: outputFiles[0]!.text});
  await draw(page);
  await browser.close();
}
