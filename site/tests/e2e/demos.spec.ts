import {expect, test} from '@playwright/test';
import {PNG} from 'pngjs';
import {violations, violationsInBothModes} from './axe';
import {creator, demo, isPartOfDemo, open, ready} from './demo';
import {webGl, withBlankFrames} from './webgl';

test.use(webGl);

test('HTML page: nothing loads before the click; a failed download can be retried; an export shows its fields and a file; stopping frees everything', async ({
  page,
}) => {
  const {asked, problems} = await open(page, '/docs/integration/web/html/');
  await page.waitForLoadState('networkidle');
  expect(asked.filter(isPartOfDemo)).toEqual([]);
  const before = asked.filter((path) => path.endsWith('.js')).length;
  await expect(demo(page).getByRole('link', {name: 'Open the real creator'})).toHaveAttribute(
    'href',
    'https://demo.avaturn.dev',
  );

  const retry = demo(page).getByRole('button', {name: 'Try again'});
  await page.route('**/assets/js/*.js', (route) => route.abort());
  await demo(page).getByRole('button', {name: 'Open the simulated creator'}).press('Enter');
  await expect(demo(page).getByRole('alert')).toContainText('The demo didn’t load');
  await page.unroute('**/assets/js/*.js');
  await page.route('**/sandbox/creator/**', (route) => route.fulfill({status: 503, body: 'away'}));
  await retry.press('Enter');
  await expect(demo(page).getByRole('button', {name: 'Stop the demo'})).toBeFocused();
  await expect(demo(page).getByRole('alert')).toContainText("The creator didn't respond");
  await page.unroute('**/sandbox/creator/**');
  await retry.click();
  await ready(page);
  problems.length = 0;
  const colors = async (): Promise<number> => {
    const {data} = PNG.sync.read(await creator(page).locator('#stage').screenshot());
    return new Set(new Uint32Array(data.buffer, data.byteOffset, data.length / 4)).size;
  };
  // The avatar is drawn in the first frame after the canvas is in view.
  await expect.poll(colors).toBeGreaterThan(500);
  expect(asked.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(before);

  // Keyboard users can skip the frame.
  await demo(page).getByRole('button', {name: 'Stop the demo'}).focus();
  await page.keyboard.press('Tab');
  await expect(demo(page).getByRole('button', {name: 'Skip the creator'})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(demo(page).getByText('After the creator')).toBeFocused();

  await creator(page).getByRole('button', {name: 'Next'}).click();
  await expect(demo(page).getByRole('status').getByText('The export event arrived.')).toBeInViewport();
  for (const value of ['dataURL', 'body_0', 'female', 'demo']) {
    await expect(demo(page).locator('dd', {hasText: new RegExp(`^${value}$`)})).toBeVisible();
  }
  await expect(demo(page).getByRole('link', {name: 'Download GLB'})).toBeInViewport();
  const download = page.waitForEvent('download');
  await demo(page).getByRole('link', {name: 'Download GLB'}).click();
  expect((await download).suggestedFilename()).toMatch(/^[\da-f-]{36}\.glb$/);

  expect(await violationsInBothModes(page, '[data-component=CreatorDemo]')).toEqual([]);
  await page.setViewportSize({width: 360, height: 800});
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await violations(page, '[data-component=CreatorDemo]')).toEqual([]);

  await demo(page).getByRole('button', {name: 'Stop the demo'}).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(demo(page).getByRole('button', {name: 'Open the simulated creator'})).toBeFocused();
  expect(problems).toEqual([]);
});

test('callbacks: events with their payloads, and simulated errors', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await withBlankFrames(page);
  await open(page, '/docs/integration/web/sdk/callbacks/');
  await demo(page).getByRole('button', {name: 'Watch the simulated events'}).click();
  const log = demo(page).getByRole('log');
  await expect(log).toContainText('load');
  await expect(creator(page).locator('html')).toHaveAttribute('data-mode', 'dark');
  await creator(page).locator('summary', {hasText: 'Clothing'}).click();
  await creator(page).getByRole('radio', {name: 'White T-shirt and jeans'}).check();
  await expect(log).toContainText('assetSet');
  await expect(log).toContainText('"2d4b8f61-9c37-4e05-8a1f-7b60c5d39e42"');
  await expect(log).toContainText('getActiveAssets() resolved');
  expect(await violations(page, '[data-component=CreatorDemo]')).toEqual([]);
  await demo(page).getByRole('button', {name: 'Clear'}).click();
  await expect(log).toHaveText('No event so far.');

  await demo(page).getByLabel('Export as').selectOption('httpURL');
  await demo(page).getByLabel('Fault').selectOption('auth_error');
  await demo(page).getByRole('button', {name: 'Open again with these settings'}).click();
  await expect(log).toContainText('"type": "auth_error"');
  await demo(page).getByLabel('Fault').selectOption('handshake');
  await demo(page).getByRole('button', {name: 'Open again with these settings'}).click();
  await expect(demo(page).getByRole('alert')).toContainText('reject the handshake');
  await expect(log).toContainText('init rejected');
});

test('custom UI: the page’s controls change the avatar and export it', async ({page}) => {
  await withBlankFrames(page);
  await open(page, '/docs/integration/web/sdk/custom-ui/');
  await demo(page).getByRole('button', {name: 'Open with your own controls'}).click();
  const glasses = demo(page).getByRole('radio', {name: 'Round glasses'});
  await glasses.check();
  await expect(creator(page).getByRole('radio')).toHaveCount(0);
  await demo(page).getByRole('radio', {name: 'body_1, male'}).check();
  await expect(demo(page).getByRole('radio', {name: 'body_1, male'})).toBeChecked();
  await expect(glasses).toBeChecked();
  expect(await violations(page, '[data-component=CreatorDemo]')).toEqual([]);
  // After a rejection, the next try works.
  await creator(page).locator('summary', {hasText: 'Simulation'}).click();
  const failing = creator(page).getByLabel('Let exports fail');
  await failing.check();
  await demo(page).getByRole('button', {name: 'Next'}).click();
  await expect(demo(page).getByText(/^Rejected: /)).toBeVisible();
  await failing.uncheck();
  await demo(page).getByRole('button', {name: 'Next'}).click();
  await expect(demo(page).locator('dd', {hasText: /^body_1$/})).toBeVisible();
});

test('three.js: the export appears in a scene', async ({page}) => {
  await withBlankFrames(page, true);
  const {problems} = await open(page, '/docs/integration/web/threejs/');
  const own = page.locator('#demo-scene');
  await own.getByRole('button', {name: 'Open the creator and the scene'}).click();
  await ready(page);
  await creator(page).getByRole('button', {name: 'Next'}).click();
  await expect(own.getByText(/triangles, 54 joints/)).toBeVisible();
  expect(problems).toEqual([]);
});
