import type {Browser} from '@playwright/test';
import {expect} from './project';

interface MobileRun {
  readonly browser: Browser;
  /** Of the simulator's page for web views. */
  readonly url: string;
  /** The script that the app runs in the page. */
  readonly script: string;
  /** Path of the object below `window` that the app adds: `native_app`. */
  readonly receiver: string;
}

/** Opens the simulator's page for web views with an app's script, and exports an avatar. @returns what the app receives */
export async function postExport(run: MobileRun): Promise<readonly string[]> {
  const {browser, url, script, receiver} = run;
  const page = await browser.newPage();
  const received: string[] = [];
  await page.exposeFunction('receiveInApp', (text: string) => void received.push(text));
  // As text: tsx would call a helper in named functions, which the page doesn't have.
  await page.addInitScript(`
    let target = window;
    for (const name of ${JSON.stringify(receiver.split('.'))}) target = target[name] ??= {};
    target.postMessage = (text) => window.receiveInApp(text);
  `);
  await page.addInitScript(script);
  await page.goto(url);
  await page.getByRole('button', {name: 'Post the export'}).click();
  await expect(page.getByRole('status')).toContainText("avaturnSDK.on('export')");
  await expect.poll(() => received.length).toBe(1);
  await page.close();
  return received;
}

/** Downloads an exported link. @throws Error unless it is a GLB */
export async function downloadGlb(link: string): Promise<Buffer> {
  const file = Buffer.from(await (await fetch(link)).arrayBuffer());
  expect(file.toString('latin1', 0, 4)).toBe('glTF');
  return file;
}
