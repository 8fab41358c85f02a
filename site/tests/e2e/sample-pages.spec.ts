import {readFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {expect} from '@playwright/test';
import type {ExportAvatarResult} from '@avaturn/sdk';
import {expectAllRan, logged, openParts, pressNext, sampleTests, valuesOf} from './samples/fixture';

const {test, around} = sampleTests();

const quickstart = 'web/quickstart/avatar.html';

test('the first SDK page opens the creator and logs the export', async ({page}) => {
  const ready = logged(page, 'The creator is ready.');
  await page.goto(`${around.server.origin}/web/first-avatar/`);
  await ready;
  const exported = logged(page, 'Avatar exported');
  await pressNext(page);
  const [, result] = (await valuesOf(await exported)) as [string, ExportAvatarResult];
  expect(result).toMatchObject({urlType: 'dataURL', bodyId: 'body_0', avatarSupportsFaceAnimations: true});
  expect(Buffer.from(result.url.slice(result.url.indexOf(',') + 1), 'base64').toString('latin1', 0, 4)).toBe('glTF');
});

test('the quickstart runs from disk as a single file, and offers the avatar', async ({page}) => {
  await page.goto(pathToFileURL(path.join(__dirname, '../../samples', quickstart)).href);
  await pressNext(page);
  const download = page.waitForEvent('download');
  await page.getByRole('link', {name: 'Download your avatar'}).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('avatar.glb');
  expect(readFileSync(await file.path()).toString('latin1', 0, 4)).toBe('glTF');
});

test('a dialog opens the creator, and the avatar is offered and stored', async ({page}) => {
  await page.goto(`${around.server.origin}/web/dialog/`);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', {name: 'Create an avatar'}).click();
  const creator = page.frameLocator('#avaturn-sdk-iframe');
  await creator.locator('summary', {hasText: 'Simulation'}).click();
  await creator.getByRole('button', {name: 'Report scene_error'}).click();
  await expect(dialog.getByRole('alert')).toHaveText(/^The creator reported a problem: /);
  await dialog.getByRole('button', {name: 'Close'}).focus();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', {name: 'Create an avatar'}).click();
  await expect(dialog.getByRole('alert')).toBeEmpty();
  await pressNext(page);
  await expect(page.getByRole('status')).toHaveText(/^Your avatar is ready: \d+\.\d MB\.$/);
  await expect(dialog).toBeHidden();
  await expect(page.locator('#avaturn-sdk-container')).toBeEmpty();
  const download = page.waitForEvent('download');
  await page.getByRole('link', {name: 'Download the GLB'}).click();
  expect((await download).suggestedFilename()).toBe('avatar.glb');
  const kept = await page.evaluate(async () => {
    const {keepAvatar, findAvatar} = await import('./avatar-store.js' as string);
    const {newSessionUrl} = await import('./session.js' as string);
    const link = document.querySelector<HTMLAnchorElement>('#download')!;
    await keepAvatar('one', await (await fetch(link.href)).blob());
    const found = await findAvatar('one');
    const url = await newSessionUrl();
    return {magic: await found?.slice(0, 4).text(), none: await findAvatar('two'), url};
  });
  expect(kept).toEqual({
    magic: 'glTF',
    none: undefined,
    url: expect.stringContaining(`${around.simulator.api}/sandbox/creator/`),
  });
});

test('a plain iframe receives the older message', async ({page}) => {
  await page.goto(`${around.server.origin}/web/plain-iframe/plain-iframe.html`);
  await page.evaluate(() => {
    window.postMessage('{"source": "avaturn", "eventName": "v2.avatar.exported", "data": {"url": "forged"}}', '*');
    window.postMessage({other: true}, '*');
  });
  await pressNext(page, '#creator');
  await expect(page.getByRole('status')).toHaveText(/^The avatar came as data, \d{7} characters\.$/);
});

test('a React component opens the creator once, passes on the export and cleans up', async ({page}) => {
  await openParts(page, around.server, '<style>.avatar-creator{height:400px}</style><div id="root"></div>');
  await page.evaluate(async () => {
    type ReactModule = typeof import('react') & typeof import('react-dom/client');
    const react = (await import('/react.js' as string)) as ReactModule;
    const {AvatarCreator} = await import('/web/first-avatar/AvatarCreator.tsx' as string);
    const view = react.createRoot(document.querySelector('#root')!);
    const onExport = (result: ExportAvatarResult) => {
      console.log('component exported', result.bodyId);
      view.unmount();
    };
    const creator = react.createElement(AvatarCreator, {url: 'https://demo.avaturn.dev', onExport});
    view.render(react.createElement(react.StrictMode, null, creator));
  });
  await expect(page.locator('iframe')).toHaveCount(1);
  const exported = logged(page, 'component exported');
  await pressNext(page);
  expect((await exported).text()).toContain('body_0');
  await expect(page.locator('#root')).toBeEmpty();
});

test("a custom UI lists, changes and saves the avatar's properties", async ({page}) => {
  await page.goto(`${around.server.origin}/web/custom-ui/`);
  const status = page.getByRole('status');
  await expect(status).toHaveText('Choose what your avatar wears.');
  await page.getByRole('button', {name: 'Brown leather shoes'}).click();
  await expect(status).toHaveText('Brown leather shoes is on.');
  await expect(page.getByRole('button', {name: 'Brown leather shoes'})).toHaveAttribute('aria-pressed', 'true');
  await page.getByLabel('Eye color').selectOption('green');
  await expect(status).toHaveText('');
  await page.getByRole('button', {name: 'Use this avatar'}).click();
  await expect(status).toHaveText(/^Your avatar is ready: \d+\.\d MB\.$/);
  await page.frameLocator('iframe').locator('summary', {hasText: 'Simulation'}).click();
  await page.frameLocator('iframe').getByLabel('Refuse every request').check();
  await page.getByRole('button', {name: 'Sneakers'}).click();
  await expect(status).toHaveText('The simulator is set to reject every request.');
  await page.frameLocator('iframe').getByLabel('Refuse every request').uncheck();
  const session = await page.evaluate(async () => {
    const {newSessionUrl, save} = await import('./backend' as string);
    const {offerClothingOnly} = await import('./offer-clothing' as string);
    await save('one', new Blob(['glTF']));
    await offerClothingOnly();
    return newSessionUrl();
  });
  expect(session).toContain(`${around.simulator.api}/sandbox/creator/`);
  expect([...around.server.uploads]).toEqual([['/api/avatars/one/file', Buffer.from('glTF')]]);
  await expect(page.getByRole('button', {name: 'Sneakers'})).toHaveCount(0);
  await expect(page.getByRole('button', {name: 'White T-shirt and jeans'})).toHaveCount(1);
});

test('these tests ran every sample listed as executed', () => {
  expectAllRan(around, 'pages', [quickstart]);
});
