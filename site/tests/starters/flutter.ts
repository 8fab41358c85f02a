import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Browser} from '@playwright/test';
import {formatFaults} from '../../checks/samples/formats';
import {pixelsBeforeBackground} from './expo';
import {downloadGlb, postExport} from './mobile-page';
import {expect} from './project';

interface FlutterRun {
  readonly project: string;
  readonly browser: Browser;
  /** Without a trailing slash. */
  readonly simulator: string;
  readonly pictures: string;
}

const three = path.join(__dirname, '../../../node_modules/three');

/** Parses every source, exports an avatar over the starter's bridge, and shows it in the page of its scene. */
export async function driveFlutter({project, browser, simulator, pictures}: FlutterRun): Promise<void> {
  const files = readdirSync(project, {recursive: true, encoding: 'utf8'});
  const sources = files.filter((file) => /\.(dart|yaml|xml|plist|html)$/.test(file));
  expect(sources.length).toBeGreaterThan(8);
  for (const file of sources) {
    expect(await formatFaults({file, text: readFileSync(path.join(project, file), 'utf8')})).toEqual([]);
  }

  const url = `${simulator}/sandbox/mobile/?sdk=true`;
  const script = readFileSync(path.join(project, 'assets/bridge.js'), 'utf8');
  const [text] = await postExport({browser, url, script, receiver: 'AvatarBridge'});
  const glb = await downloadGlb((JSON.parse(text!) as {data: {url: string}}).data.url);

  const page = await browser.newPage({viewport: {width: 390, height: 640}});
  await page.route('https://cdn.jsdelivr.net/npm/three@*/**', (route) =>
    route.fulfill({
      path: path.join(three, new URL(route.request().url()).pathname.replace(/^\/npm\/three@[^/]+/, '')),
      headers: {'Access-Control-Allow-Origin': '*'},
    }),
  );
  await page.goto(pathToFileURL(path.join(project, 'assets/scene.html')).href);
  await page.evaluate(`showAvatar('data:model/gltf-binary;base64,${glb.toString('base64')}')`);
  const stage = page.getByRole('img', {name: 'The avatar in 3D'});
  await expect.poll(async () => pixelsBeforeBackground(await stage.screenshot())).toBeGreaterThan(5000);
  await page.screenshot({path: `${pictures}/avatar.png`});
  await page.close();
}
