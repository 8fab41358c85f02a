import type {Browser, Locator, Response} from '@playwright/test';
import {PNG} from 'pngjs';
import vectors from '../fixtures/bridge-messages.json';
import {createAvatar, openCreator} from './creator';
import {expect, timeout} from './project';

/** Number of different pixels in two pictures of the same size. */
function differentPixels(one: Buffer, other: Buffer): number {
  const [a, b] = [PNG.sync.read(one).data, PNG.sync.read(other).data];
  let count = 0;
  for (let i = 0; i < a.length; i += 4) {
    if (a[i] !== b[i] || a[i + 1] !== b[i + 1] || a[i + 2] !== b[i + 2]) count += 1;
  }
  return count;
}

/** Waits until two consecutive pictures are identical. */
async function stillPicture(canvas: Locator): Promise<Buffer> {
  let last = await canvas.screenshot();
  await expect
    .poll(async () => {
      const next = await canvas.screenshot();
      const different = differentPixels(last, next);
      last = next;
      return different;
    })
    .toBe(0);
  return last;
}

const expectChange = (canvas: Locator, from: Buffer, pixels: number) =>
  expect.poll(async () => differentPixels(from, await canvas.screenshot())).toBeGreaterThan(pixels);

interface SceneRun {
  readonly browser: Browser;
  readonly url: string;
  /** Existing folder for screenshots. */
  readonly pictures: string;
  readonly onResponse?: (response: Response) => void;
}

/**
 * Tests a starter with a scene: the avatar appears, its face and its clip change the picture, a second export replaces the
 * first, and an error of the creator is shown.
 * @returns when the first avatar was visible, in milliseconds since 1970
 */
export async function driveScene({browser, url, pictures, onResponse = () => {}}: SceneRun): Promise<number> {
  const page = await browser.newPage({viewport: {width: 640, height: 720}});
  page.setDefaultTimeout(timeout);
  const errors: string[] = [];
  page.on('pageerror', ({message}) => errors.push(message));
  page.on('response', onResponse);
  await page.goto(url);
  const canvas = page.getByRole('img', {name: 'The avatar in 3D'});
  const [clip, mouth, status] = [page.getByLabel('Clip'), page.getByLabel('Mouth'), page.getByRole('status')];
  await expect(mouth).toBeDisabled();
  const empty = await stillPicture(canvas);

  await createAvatar(page);
  await expect(status).toHaveText('Move the slider to open the mouth.');
  await expectChange(canvas, empty, 5000);
  const shownAt = Date.now();
  await page.screenshot({path: `${pictures}/avatar.png`});

  await clip.selectOption('None');
  const still = await stillPicture(canvas);
  await mouth.fill('1');
  await expectChange(canvas, still, 5);
  await mouth.fill('0');
  await clip.selectOption('Wave');
  await expectChange(canvas, still, 500);
  await page.screenshot({path: `${pictures}/wave.png`});

  // The creator is open, and another window posts the creator's messages: they must neither close the dialog nor show an
  // error.
  await openCreator(page);
  const foreign = vectors.sdk.map(({message}) => message);
  await page.evaluate(async (messages) => {
    const last = new Promise((resolve) => {
      window.addEventListener('message', ({data}) => data === 'the last one' && resolve(data));
    });
    for (const message of [...messages, 'the last one']) window.postMessage(message, '*');
    await last;
  }, foreign);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(status).not.toContainText("didn't work");
  await page.getByRole('button', {name: 'Close'}).click();
  await expect(page.getByRole('dialog')).toBeHidden();

  await createAvatar(page, 'export=httpURL');
  await expect(status).toHaveText('Move the slider to open the mouth.');
  await clip.selectOption('None');
  // The same avatar in the same pose: remains of the first one would be visible.
  await expect.poll(async () => differentPixels(still, await canvas.screenshot())).toBe(0);

  await createAvatar(page, 'fail=avatar_load_error');
  await expect(status).toContainText("That didn't work: ");
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', {name: 'Create an avatar'})).toBeEnabled();
  expect(errors).toEqual([]);
  await page.close();
  return shownAt;
}

/** Creates an avatar, and expects that it is still there after a reload. */
export async function expectStoredAvatar(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage({viewport: {width: 640, height: 720}});
  page.setDefaultTimeout(timeout);
  const status = page.getByRole('status');
  await page.goto(url);
  await createAvatar(page);
  await expect(status).toHaveText('Move the slider to open the mouth.');
  await page.reload();
  await expect(status).toHaveText('Move the slider to open the mouth.');
  await page.close();
}
