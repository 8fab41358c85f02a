// Draws static/img/models/ anew, the pictures that stand where a viewer is not live yet: npx tsx scripts/draw-models.ts
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {build} from 'esbuild';
import {sampleModels} from '../data/sample-models';
import {ensureChromium} from './chromium';
import type {Still} from './draw-models/page';

const root = path.join(__dirname, '..');
const folder = path.join(root, 'static/img/models');

async function main(): Promise<void> {
  const {outputFiles} = await build({
    entryPoints: [path.join(__dirname, 'draw-models/page.ts')],
    bundle: true,
    write: false,
    format: 'iife',
  });
  const executablePath = ensureChromium();
  if (!executablePath) throw new Error('There is no Chromium to draw with.');
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  });
  const page = await browser.newPage({viewport: {width: 700, height: 900}});
  await page.route('**/*', (route) => {
    const {pathname} = new URL(route.request().url());
    return pathname.startsWith('/models/')
      ? route.fulfill({body: readFileSync(path.join(root, 'static', pathname))})
      : route.fulfill({contentType: 'text/html', body: '<!doctype html><body style="margin:0;--line:#d8d4ca">'});
  });
  await page.goto('http://pictures.test/');
  await page.addScriptTag({content: outputFiles[0]!.text});
  mkdirSync(folder, {recursive: true});
  for (const {id, file} of sampleModels.filter(({kind}) => kind !== 'clips')) {
    const url = await page.evaluate(
      (still) => (window as unknown as {drawStill(still: Still): Promise<string>}).drawStill(still),
      {url: `/models/${file}`, width: 640, height: 800},
    );
    const picture = Buffer.from(url.split(',')[1] ?? '', 'base64');
    writeFileSync(path.join(folder, `${id}.webp`), picture);
    console.log(`${id}.webp ${picture.length} bytes`);
  }
  await browser.close();
}

void main();
