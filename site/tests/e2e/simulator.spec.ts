import {expect, test, type Page} from '@playwright/test';
import type {ExportAvatarResult} from '@avaturn/sdk';
import {readContainer} from '@avaturn-docs/avatar-glb/read/container';
import {assets, bodies, usableAssets} from '@avaturn-docs/simulator/catalog';
import {assetFile} from '@avaturn-docs/simulator/content/models';
import {sdkMethods} from '@avaturn-docs/platform/web-sdk/methods';
import {violations} from './axe';
import {call, opened} from './simulator-host';
import {webGl, withBlankFrames} from './webgl';

test.use(webGl);

const idOf = (alias: string) => assets.find((asset) => asset.alias === alias)!.id;
const offeredFor = (body: string) => usableAssets.filter((asset) => assetFile(asset, body)).map(({id}) => id);

/** Names of the meshes in the GLB of a data URL. */
function meshesOf(url: string): string[] {
  const bytes = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
  const json = readContainer(bytes).json as {meshes: {name: string}[]};
  return json.meshes.map(({name}) => name);
}

/** Requests without a correct envelope, and correct ones from other windows, to change the body. */
async function postForeignMessages(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const target = document.querySelector('iframe')!.contentWindow!;
    const request = {
      type: 'MESSAGE',
      source: 'v1.avaturn-sdk',
      eventName: 'set_active_body',
      key: 'x',
      date: 0,
      isOk: true,
      data: 'body_2',
    };
    for (const broken of [
      null,
      'text',
      5,
      [],
      {},
      {...request, source: 'other'},
      {...request, key: 1},
      {...request, eventName: 'toString'},
      {...request, type: 'OTHER'},
    ]) {
      target.postMessage(broken, '*');
    }
    // From another window of the same origin, and from one of another origin.
    const foreign = (sandboxed: boolean) =>
      new Promise<void>((resolve) => {
        const other = document.createElement('iframe');
        if (sandboxed) other.sandbox.add('allow-scripts');
        const script = `parent.frames[0].postMessage(${JSON.stringify(request)}, '*'); parent.postMessage('sent', '*')`;
        other.srcdoc = `<script>${script}</script>`;
        addEventListener('message', ({data}) => data === 'sent' && resolve(), {once: false});
        document.body.append(other);
      });
    const received = window.onmessage;
    await foreign(false);
    await foreign(true);
    window.onmessage = received;
  });
}

test('every method of the SDK works, other messages are ignored, and the export contains the selection', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({message}) => errors.push(message));
  await opened(page);
  await postForeignMessages(page);
  expect(await call(page, 'getActiveBody')).toEqual({id: 'body_0'});
  const called = new Set<string>(['init', 'on', 'destroy']);
  const ask = (method: string, ...args: unknown[]) => {
    called.add(method);
    return call(page, method, ...args);
  };
  const list = (await ask('getAssetList')) as {id: string; category: string; preview: string}[];
  expect(list.map(({id}) => id)).toEqual(offeredFor('body_0'));
  for (const {preview} of list) expect((await page.request.get(preview)).status(), preview).toBe(200);
  expect(await ask('getActiveAssets')).toMatchObject({clothing: idOf('Rust T-shirt and jeans'), eyewear: ''});
  expect(await ask('setActiveAsset', idOf('Round glasses'))).toBe(null);
  expect(await ask('getActiveAssets')).toMatchObject({eyewear: idOf('Round glasses')});
  expect(await ask('setAvailableAssets', [idOf('Brown leather shoes')])).toBe(null);
  expect(await ask('getAssetList')).toHaveLength(1);
  expect(await ask('setActiveAsset', idOf('Sneakers'))).toContain('refused: No available asset');

  expect(await ask('getBodyList')).toMatchObject(bodies.map(({id, gender}) => ({id, gender})));
  expect(await ask('getActiveBody')).toEqual({id: 'body_0'});
  expect(await ask('setActiveBody', 'body_1')).toBe(null);
  expect(await ask('getActiveBody')).toEqual({id: 'body_1'});
  expect(await ask('getActiveAssets')).toMatchObject({
    clothing: idOf('Navy T-shirt and chinos'),
    hairAndHeadwear: idOf('Short crop'),
    eyewear: idOf('Round glasses'),
  });
  expect(await ask('setActiveBody', 'body_99')).toContain('refused: No body');
  expect(await ask('getAnimationList')).toMatchObject([{id: 'idle'}, {id: 'walk'}]);
  expect(await ask('setActiveAnimation', 'walk')).toBe(null);
  expect(await ask('getActiveAnimation')).toEqual({id: 'walk'});

  for (const [name, value, wrong] of [
    ['EyeColor', 'green', 'pink'],
    ['HairColor', '#112233', 'red'],
    ['EyewearColor', 'transparent', '#12'],
    ['SkinToneCorrection', -20, 51],
  ] as const) {
    expect(await ask(`set${name}`, value)).toBe(null);
    expect(await ask(`set${name}`, wrong)).toContain('refused: ');
    expect(await ask(`get${name}`)).toBe(value);
  }
  expect(await ask('setBodyProportions', 'head', 100)).toBe(null);
  expect(await ask('setBodyProportions', 'legs', 1)).toContain('refused: ');
  expect(await ask('getBodyProportions')).toEqual({head: 100, arms: 0, chest: 0});
  expect(await ask('getAvatarId')).toEqual({id: null});

  const result = (await ask('exportAvatar')) as ExportAvatarResult;
  const {url, ...rest} = result;
  expect(rest).toEqual({
    urlType: 'dataURL',
    avatarId: expect.any(String),
    sessionId: 'demo',
    avatarSupportsFaceAnimations: true,
    bodyId: 'body_1',
    gender: 'male',
  });
  const meshes = meshesOf(url);
  for (const part of ['glasses', 'look', 'hair', 'shoes']) {
    expect(meshes.filter((name) => name.startsWith(`avaturn_${part}_`)).length, part).toBeGreaterThan(0);
  }
  expect(await ask('getAvatarId')).toEqual({id: result.avatarId});
  expect([...called].sort()).toEqual(sdkMethods.map(({name}) => name).sort());
  expect(errors).toEqual([]);
});

test('the page is accessible, narrow and wide, and says that it is a simulation', async ({page}) => {
  await withBlankFrames(page, true);
  const starting = page.getByText('allow JavaScript for this page and reload it');
  await page.route('**/sandbox/creator/*.js', (route) => route.abort());
  await page.goto('/sandbox/creator/');
  await expect(page.getByRole('heading', {name: 'Simulated avatar creator'})).toBeVisible();
  await expect(starting).toBeVisible();
  await page.unrouteAll();
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await page.setViewportSize({width: 360, height: 800});
  await page.goto('/sandbox/creator/?session=demo');
  await expect(page.getByRole('button', {name: 'Next'})).toBeVisible();
  await expect(page.locator('#stage-status')).toBeEmpty();
  await expect(starting).toHaveCount(0);
  const closed = page.locator('details:not([open]) > summary');
  for (let left = await closed.count(); left > 0; left--) {
    await closed.first().press('Enter');
    await expect(closed).toHaveCount(left - 1);
  }
  for (const width of [360, 1280]) {
    await page.setViewportSize({width, height: 800});
    await expect(page.getByText('This isn’t Avaturn')).toBeVisible();
    if (width === 360) expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  expect(problems).toEqual([]);
});
