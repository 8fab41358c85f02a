import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Browser} from '@playwright/test';
import {PNG} from 'pngjs';
import type * as Messages from '../../samples/react-native/avatar/src/avatar-export';
import {createAvatar, openCreator} from './creator';
import {downloadGlb, postExport} from './mobile-page';
import {expect, timeout} from './project';

interface ExpoRun {
  readonly project: string;
  readonly browser: Browser;
  /** Without a trailing slash. */
  readonly simulator: string;
  readonly pictures: string;
}

/** Exports an avatar over the starter's bridge, and shows it in the bundled page of its scene. */
export async function driveExpo({project, browser, simulator, pictures}: ExpoRun): Promise<void> {
  const {readExport, withPageSdk} = (await import(path.join(project, 'src/avatar-export.ts'))) as typeof Messages;
  const url = withPageSdk(`${simulator}/sandbox/mobile/`);
  const script = readFileSync(path.join(project, 'src/bridge.js'), 'utf8');
  const texts = await postExport({browser, url, script, receiver: 'ReactNativeWebView'});
  const results = texts.map((data) => readExport({url, data}, simulator));
  expect(results).toEqual([expect.objectContaining({urlType: 'httpURL', avatarId: expect.any(String)})]);
  const glb = await downloadGlb(results[0]!.url);
  await showScene({project, browser, pictures, glb});
}

/**
 * Closes the creator, makes an avatar in the browser, as the page describes it, and reloads the app, which still has it.
 * @returns when the avatar was visible, in milliseconds since 1970
 */
export async function driveExpoInBrowser(browser: Browser, url: string, pictures: string): Promise<number> {
  const page = await browser.newPage({viewport: {width: 640, height: 720}});
  page.setDefaultTimeout(timeout);
  await page.addInitScript(`
    const {put} = Cache.prototype;
    Cache.prototype.put = function (...all) {
      window.stored = (window.stored ?? 0) + 1;
      return put.apply(this, all);
    };
  `);
  await page.goto(url, {timeout});
  await openCreator(page);
  await page.getByRole('dialog').getByRole('button', {name: 'Close'}).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await createAvatar(page);
  const stage = page.getByRole('img', {name: 'The avatar in 3D'});
  await expect.poll(async () => pixelsBeforeBackground(await stage.screenshot())).toBeGreaterThan(5000);
  const shownAt = Date.now();
  expect(await page.evaluate('window.stored')).toBe(1);
  await page.screenshot({path: `${pictures}/browser.png`});
  await page.reload({timeout});
  await expect(stage).toBeVisible();
  await page.close();
  return shownAt;
}

/** Number of pixels whose color isn't that of the upper left corner. */
export function pixelsBeforeBackground(picture: Buffer): number {
  const {data} = PNG.sync.read(picture);
  const colors = new Uint32Array(Uint8Array.from(data).buffer);
  return colors.filter((color) => color !== colors[0]).length;
}

/** Opens the scene as the app does: its props are an object of the web view. */
async function showScene({project, browser, pictures, glb}: Omit<ExpoRun, 'simulator'> & {readonly glb: Buffer}) {
  const folder = path.join(project, 'dist/www.bundle');
  const file = readdirSync(folder).find((name) => name.endsWith('.html'))!;
  const page = await browser.newPage({viewport: {width: 390, height: 640}});
  page.setDefaultTimeout(timeout);
  const props = {url: `data:model/gltf-binary;base64,${glb.toString('base64')}`, mouth: 0};
  const settings = JSON.stringify({EXPO_DOM_HOST_OS: 'android', initialProps: {names: [], props}});
  await page.addInitScript(`
    window.ReactNativeWebView = {postMessage: () => {}, injectedObjectJson: () => ${JSON.stringify(settings)}};
  `);
  await page.goto(pathToFileURL(path.join(folder, file)).href);
  const stage = page.getByRole('img', {name: 'The avatar in 3D'});
  await expect.poll(async () => pixelsBeforeBackground(await stage.screenshot())).toBeGreaterThan(5000);
  await page.screenshot({path: `${pictures}/avatar.png`});
  await page.close();
}
