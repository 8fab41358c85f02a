import {expect} from '@playwright/test';
import type {AvaturnSDK, ExportAvatarResult} from '@avaturn/sdk';
import {assets, usableAssets} from '@avaturn-docs/simulator/catalog';
import {assetFile} from '@avaturn-docs/simulator/content/models';
import {expectAllRan, logged, openParts, pressNext, sampleTests, valuesOf} from './samples/fixture';

const body = '<style>#avaturn{height:400px}</style><p id="body"></p><div id="creator"></div><div id="avaturn"></div>';
const {test, around} = sampleTests();
const idOf = (alias: string) => assets.find((asset) => asset.alias === alias)!.id;

test('callbacks report what happens in the creator', async ({page}) => {
  await openParts(page, around.server, body);
  await page.evaluate(async () => {
    const at = (file: string): Promise<any> => import(`/web/${file}`);
    const {AvaturnSDK: Sdk} = (await import('/packages/@avaturn/sdk/dist/index.js' as string)) as {
      AvaturnSDK: new () => AvaturnSDK;
    };
    const events = await at('callbacks/events.js');
    const {guardMessages} = await at('callbacks/guard-messages');
    const {reportErrors} = await at('callbacks/report-errors');
    const {dispatchExports} = await at('callbacks/creator-events');
    const {url} = (await (await fetch('/api/session', {method: 'POST'})).json()) as {url: string};
    const sdk = new Sdk();
    const removeGuard = guardMessages();
    events.watchLoad(sdk);
    events.watchAssets(sdk);
    events.watchBody(sdk);
    events.watchHairColor(sdk);
    await events.openCreator(sdk, document.querySelector('#avaturn')!, url);
    reportErrors(sdk, (text: string) => console.log('shown', text));
    events.watchExport(sdk);
    // The SDK keeps only one callback per event, so the other export handler is tested later.
    window.addEventListener('dispatch', () => {
      removeGuard();
      dispatchExports(sdk, window);
    });
    window.addEventListener('avatar-export', (event) => {
      console.log('dispatched', (event as CustomEvent<ExportAvatarResult>).detail.bodyId);
    });
  });
  const creator = page.frameLocator('#avaturn-sdk-iframe');
  const offered = logged(page, 'assets are offered.');
  await creator.getByRole('button', {name: 'Sample: female, T2'}).click();
  expect((await offered).text()).toBe(
    `${usableAssets.filter((asset) => assetFile(asset, 'body_0')).length} assets are offered.`,
  );
  await creator.locator('summary', {hasText: 'Clothing'}).click();
  const changed = logged(page, 'Changed to');
  await creator.getByRole('radio', {name: 'White T-shirt and jeans'}).check();
  expect((await changed).text()).toContain(idOf('White T-shirt and jeans'));
  await creator.getByRole('radio', {name: 'male, T1', exact: true}).check();
  await expect(page.locator('#body')).toHaveText('body_3');
  await creator.locator('summary', {hasText: 'Hair'}).click();
  await creator.getByLabel('Color', {exact: true}).first().fill('#ff0000');
  await expect.poll(() => page.evaluate(() => document.body.style.getPropertyValue('--hair'))).toBe('#ff0000');
  await creator.locator('summary', {hasText: 'Simulation'}).click();
  const shown = logged(page, 'shown');
  await creator.getByRole('button', {name: 'Report scene_error'}).click();
  expect((await shown).text()).toBe('shown The 3D view failed on this device.');
  const exported = logged(page, 'bytes, body body_3');
  await pressNext(page);
  expect((await exported).text()).toMatch(/^Avatar \S+: [1-9]\d{6} bytes, body body_3$/);
  await page.evaluate(() => window.dispatchEvent(new Event('dispatch')));
  const dispatched = logged(page, 'dispatched');
  await pressNext(page);
  expect((await dispatched).text()).toBe('dispatched body_3');
});

test('each part of an editor changes the avatar that is open', async ({page}) => {
  await openParts(page, around.server, body);
  const {laced, sneakers, shirt, glasses} = {
    laced: idOf('Brown leather shoes'),
    sneakers: idOf('Sneakers'),
    shirt: idOf('White T-shirt and jeans'),
    glasses: idOf('Round glasses'),
  };
  const wears = logged(page, 'The avatar wears');
  const opening = page.evaluate(
    async ({owned, start}) => {
      const {openCreator} = await import('/web/editor-parts/open-creator' as string);
      const {url} = (await (await fetch('/api/session', {method: 'POST'})).json()) as {url: string};
      const sdk = await openCreator(document.querySelector('#avaturn')!, url, {owned, start});
      (window as unknown as {sdk: AvaturnSDK}).sdk = sdk;
    },
    {owned: [laced, sneakers, shirt, glasses], start: [laced]},
  );
  await page.frameLocator('#avaturn-sdk-iframe').getByRole('button', {name: 'Sample: female, T2'}).click();
  await opening;
  expect((await valuesOf(await wears))[1]).toMatchObject({footwear: laced});
  const result = await page.evaluate(
    async ({shirt, glasses}) => {
      const at = (file: string): Promise<any> => import(`/web/editor-parts/${file}`);
      const {sdk} = window as unknown as {sdk: AvaturnSDK};
      const {offeredFootwear} = await at('offer-footwear');
      const {dress} = await at('dress');
      const {wearClear} = await at('lenses');
      const {colorHair} = await at('hair-color');
      const {paintHair} = await at('paint-hair');
      const {pickFirstShoes} = await at('pick-shoes');
      const {hasSkinCorrection} = await at('skin-tone');
      const {nextBody} = await at('bodies');
      const footwear = await offeredFootwear(sdk);
      const isDressed = await dress(sdk, shirt);
      await wearClear(sdk, glasses);
      const colored = await colorHair(sdk, '#112233');
      await paintHair(sdk, '#5b3a29');
      const refused = await paintHair(sdk, 'red').catch((error: Error) => error.message);
      const picked = await pickFirstShoes(sdk);
      const corrected = await hasSkinCorrection(sdk);
      await nextBody(sdk);
      return {
        footwear,
        isDressed,
        lenses: await sdk.getEyewearColor(),
        colored,
        painted: await sdk.getHairColor(),
        refused,
        picked,
        worn: await sdk.getActiveAssets(),
        corrected,
        body: await sdk.getActiveBody(),
      };
    },
    {shirt, glasses},
  );
  expect(result).toEqual({
    footwear: [sneakers, laced],
    isDressed: true,
    lenses: 'transparent',
    colored: '#112233',
    painted: '#5b3a29',
    refused: '"red" is not a color like #5b3a29.',
    picked: true,
    worn: expect.objectContaining({clothing: shirt, eyewear: glasses, footwear: sneakers}),
    corrected: false,
    body: {id: 'body_2'},
  });
});

test('the ways to open, wait for, read and close a creator', async ({page}) => {
  await openParts(page, around.server, body);
  const ran = logged(page, 'exported bytes');
  await page.evaluate(async () => {
    const at = (file: string): Promise<any> => import(`/web/${file}`);
    const container = document.querySelector('#avaturn')!;
    const url = 'https://demo.avaturn.dev';
    const {closeCreator} = await at('first-avatar/close.js');
    const {openInBrowser} = await at('first-avatar/import-in-browser.js');
    const sdk = await openInBrowser(container, url);
    closeCreator(sdk, container);
    console.assert(container.childElementCount === 0, 'The container is not empty.');

    const {openStyled, openDressed} = await at('first-avatar/options.js');
    const style = document.createElement('link');
    Object.assign(style, {rel: 'stylesheet', href: '/web/first-avatar/style.css'});
    document.head.append(style);
    await new Promise((resolve) => style.addEventListener('load', resolve));
    await openStyled(container, url);
    console.assert(
      container.querySelector('iframe')?.clientHeight === container.clientHeight,
      'The frame is not full.',
    );
    console.assert(container.querySelector('.creator-frame')?.getAttribute('title') === 'Avatar creator', 'No style.');
    container.replaceChildren();
    await openDressed(container, url);
    container.replaceChildren();

    const {AvaturnSDK: Sdk} = (await import('/packages/@avaturn/sdk/dist/index.js' as string)) as {
      AvaturnSDK: new () => AvaturnSDK;
    };
    const {initWithLimit} = await at('first-avatar/init-with-limit');
    const silent = new Sdk();
    const late = await initWithLimit(silent, container, {url: `${url}/?fail=silent`}, 50).catch(
      (error: Error) => error.message,
    );
    console.assert(late === 'The creator did not respond within 0.05 seconds.', String(late));
    silent.destroy();
    container.replaceChildren();

    const {readGlb} = await at('first-avatar/glb.js');
    const {avatarBytes} = await at('overview/avatar-bytes');
    const last = new Sdk();
    last.on('export', (result) => {
      void Promise.all([readGlb(result), avatarBytes(result.url)]).then(([blob, bytes]) =>
        console.log('exported bytes', blob.size, bytes.byteLength),
      );
    });
    await initWithLimit(last, container, {url});
  });
  await pressNext(page);
  const [, blobSize, byteLength] = (await valuesOf(await ran)) as [string, number, number];
  expect(blobSize).toBeGreaterThan(1_000_000);
  expect(byteLength).toBe(blobSize);
});

test('these tests ran every sample listed as executed', () => {
  expectAllRan(around, 'parts');
});
