import {expect, test, type Page} from '@playwright/test';
import {violations, violationsInBothModes} from './axe';
import {webGl} from './webgl';

test.use(webGl);

const demo = (page: Page) => page.locator('[data-component=CreatorDemo]');
const creator = (page: Page) => page.frameLocator('iframe[title="Simulated avatar creator"]');

interface Watched {
  /** Paths of all requests of the page and its frames. */
  readonly asked: string[];
  /** Errors, warnings and CSP violations. */
  readonly problems: string[];
}

async function open(page: Page, path: string): Promise<Watched> {
  const watched: Watched = {asked: [], problems: []};
  page.on(
    'request',
    (request) => request.url().startsWith('http') && watched.asked.push(new URL(request.url()).pathname),
  );
  page.on('console', (message) => {
    // Ignores warnings about the missing graphics card.
    if (['error', 'warning'].includes(message.type()) && !/WebGL|GPU stall|GL Driver/.test(message.text())) {
      watched.problems.push(message.text());
    }
  });
  page.on('pageerror', ({message}) => watched.problems.push(message));
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  return watched;
}

/** Waits until the creator has loaded and rendered its avatar. */
async function ready(page: Page): Promise<void> {
  await expect(creator(page).locator('#stage-status')).toBeEmpty();
  await expect(creator(page).locator('#editor')).toBeVisible();
}

const isPartOfDemo = (path: string) => path.startsWith('/sandbox/creator') || path === '/sandbox/contracts.json';

test('HTML page: nothing loads before the click; an export shows its fields and a file; stopping frees everything', async ({
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
  await demo(page).getByRole('button', {name: 'Open the simulated creator'}).press('Enter');
  await expect(demo(page).getByRole('button', {name: 'Stop the demo'})).toBeFocused();
  await ready(page);
  expect(asked.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(before);

  // Keyboard users can skip the frame.
  await page.keyboard.press('Tab');
  await expect(demo(page).getByRole('button', {name: 'Skip the creator'})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(demo(page).getByText('End of the creator')).toBeFocused();

  await creator(page).getByRole('button', {name: 'Next'}).click();
  await expect(demo(page).getByText('The export event arrived.')).toBeVisible();
  for (const value of ['dataURL', 'body_0', 'female', 'demo']) {
    await expect(demo(page).locator('dd', {hasText: new RegExp(`^${value}$`)})).toBeVisible();
  }
  const download = page.waitForEvent('download');
  await demo(page).getByRole('link', {name: 'Download GLB'}).click();
  expect((await download).suggestedFilename()).toMatch(/^[\da-f-]{36}\.glb$/);

  expect(await violationsInBothModes(page)).toEqual([]);
  await page.setViewportSize({width: 360, height: 800});
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await violations(page)).toEqual([]);

  await demo(page).getByRole('button', {name: 'Stop the demo'}).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(demo(page).getByRole('button', {name: 'Open the simulated creator'})).toBeFocused();
  expect(problems).toEqual([]);
});

test('introduction: calls and events appear in order', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await open(page, '/docs/integration/web/sdk/introduction/');
  await demo(page).getByRole('button', {name: 'Run the simulation'}).click();
  const names = demo(page).getByRole('log').locator('p code');
  await expect(names).toHaveText(['sdk.init(container, params)', 'init resolved', 'event: load']);
  await creator(page).getByRole('button', {name: 'Next'}).click();
  await expect(names.last()).toHaveText('event: export');
  await expect(creator(page).locator('html')).toHaveAttribute('data-mode', 'dark');
});

test('callbacks: events with their payloads, and simulated errors', async ({page}) => {
  await open(page, '/docs/integration/web/sdk/callbacks/');
  await demo(page).getByRole('button', {name: 'Watch the simulated events'}).click();
  const log = demo(page).getByRole('log');
  await expect(log).toContainText('load');
  await creator(page).locator('summary', {hasText: 'Clothing'}).click();
  await creator(page).getByRole('radio', {name: 'White T-shirt and jeans'}).check();
  await expect(log).toContainText('assetSet');
  await expect(log).toContainText('"2d4b8f61-9c37-4e05-8a1f-7b60c5d39e42"');
  await expect(log).toContainText('getActiveAssets() resolved');
  expect(await violationsInBothModes(page)).toEqual([]);
  await demo(page).getByRole('button', {name: 'Clear'}).click();
  await expect(log).toHaveText('No event so far.');

  await demo(page).getByLabel('Export as').selectOption('httpURL');
  await demo(page).getByLabel('Fault').selectOption('auth_error');
  await demo(page).getByRole('button', {name: 'Open again with these'}).click();
  await expect(log).toContainText('"type": "auth_error"');
  await demo(page).getByLabel('Fault').selectOption('handshake');
  await demo(page).getByRole('button', {name: 'Open again with these'}).click();
  await expect(demo(page).getByRole('alert')).toContainText('reject the handshake');
  await expect(log).toContainText('init rejected');
});

test('custom UI: the page’s controls change the avatar and export it', async ({page}) => {
  await open(page, '/docs/integration/web/sdk/custom-ui/');
  await demo(page).getByRole('button', {name: 'Open with own controls'}).click();
  const glasses = demo(page).getByRole('radio', {name: 'Round glasses'});
  await glasses.check();
  await expect(creator(page).getByRole('radio')).toHaveCount(0);
  await demo(page).getByRole('radio', {name: 'body_1, male'}).check();
  await expect(demo(page).getByRole('radio', {name: 'body_1, male'})).toBeChecked();
  await expect(glasses).toBeChecked();
  expect(await violationsInBothModes(page)).toEqual([]);
  await demo(page).getByRole('button', {name: 'Next'}).click();
  await expect(demo(page).locator('dd', {hasText: /^body_1$/})).toBeVisible();
});

test('basic flow: from a user to a picture, with each request, response and webhook', async ({page}) => {
  const {problems} = await open(page, '/docs/integration/api/basic_flow/');
  await demo(page).getByRole('button', {name: 'Start the simulated flow'}).click();
  const step = (id: string) => demo(page).locator(`[data-step=${id}]`);
  await expect(step('session').getByRole('button')).toBeDisabled();
  await step('user').getByRole('button').click();
  await expect(step('user')).toContainText('POST /api/v1/users/new');
  await expect(step('user')).toContainText('Response 200');
  await step('session').getByRole('button').click();
  await expect(step('session')).toContainText('"url":');
  await step('creator').getByRole('button').click();
  await creator(page).getByRole('button', {name: 'Sample: male, T1'}).click();
  await creator(page).getByRole('button', {name: 'Next'}).click();
  await expect(step('creator')).toContainText('"bodyId": "body_3"');

  await step('export').getByRole('button').click();
  await expect(step('export')).toContainText('"status": "pending"');
  await expect(step('export')).toContainText('Webhook export.ready');
  await expect(step('export').getByRole('link', {name: 'Download GLB'})).toBeVisible();
  await step('render').getByRole('button').click();
  await expect(step('render')).toContainText('Webhook render.ready');
  await expect(step('render').getByRole('img')).toBeVisible();
  expect(await violationsInBothModes(page)).toEqual([]);
  await demo(page).getByRole('button', {name: 'Begin again'}).click();
  await expect(step('user')).not.toContainText('Response');
  expect(problems).toEqual([]);
});

test('three.js: the export appears in a scene', async ({page}) => {
  const {problems} = await open(page, '/docs/integration/web/threejs/');
  const own = page.locator('#demo-scene');
  await own.getByRole('button', {name: 'Open the creator and the scene'}).click();
  await ready(page);
  await creator(page).getByRole('button', {name: 'Next'}).click();
  await expect(own.locator('[data-ready=true] canvas')).toBeVisible();
  expect(problems).toEqual([]);
});

/** The highlighted lines of code, by first line and count, for each block. */
const litLines = (page: Page): Promise<string[][]> =>
  page
    .locator('[data-step] pre')
    .evaluateAll((blocks) =>
      blocks.map((block) => ['--from', '--count'].map((name) => getComputedStyle(block).getPropertyValue(name))),
    );

test('home: the avatar has layers and 3D; the ten lines run and show their export', async ({page}) => {
  const {asked, problems} = await open(page, '/');
  const stage = page.locator('main section').first();
  const [first, second] = [stage.getByRole('slider').nth(0), stage.getByRole('slider').nth(1)];
  await expect(first).toHaveValue('49');
  expect(asked.filter((path) => isPartOfDemo(path) || /models|avatar-scene|live-layers/.test(path))).toEqual([]);
  await first.focus();
  await page.keyboard.press('ArrowRight');
  await expect(first).toHaveValue('50');
  await page.keyboard.press('End');
  await expect(second).toHaveValue('100');

  await page.getByRole('button', {name: 'Make it live'}).click();
  await expect(page.getByRole('button', {name: 'Play'})).toBeFocused();
  await page.getByRole('application', {name: /^Noah/}).press('ArrowLeft');

  await demo(page).getByRole('button', {name: 'Run the ten lines'}).click();
  await ready(page);
  await expect(page.locator('[data-step=open]')).toBeVisible();
  expect(await litLines(page)).toEqual([
    ['5', '1'],
    ['', ''],
  ]);
  // The controls scroll inside the frame, above Next and the bar at its end.
  for (const width of [1280, 768, 360]) {
    await page.setViewportSize({width, height: 800});
    const bottom = (name: string) =>
      creator(page)
        .locator(name)
        .evaluate((part) => part.getBoundingClientRect().bottom);
    const top = (name: string) =>
      creator(page)
        .locator(name)
        .evaluate((part) => part.getBoundingClientRect().top);
    expect(await bottom('#fields'), `at ${width}`).toBeLessThanOrEqual(await top('#next'));
    expect(await bottom('#next'), `at ${width}`).toBeLessThanOrEqual(await top('.simulation'));
    expect(await bottom('.simulation')).toBeLessThanOrEqual(
      await creator(page)
        .locator('html')
        .evaluate((html) => html.clientHeight),
    );
  }
  await page.setViewportSize({width: 1280, height: 720});
  await creator(page).getByRole('button', {name: 'Next'}).click();
  // Two renderings without a graphics card on a busy machine.
  await expect(demo(page).getByText('Your page has the avatar.')).toBeVisible({timeout: 120_000});
  await expect(demo(page).getByText(/^\d\d,\d{3} triangles, 54 joints, 72 morph targets$/)).toBeVisible();
  expect(await litLines(page)).toEqual([
    ['7', '1'],
    ['18', '4'],
  ]);
  const download = page.waitForEvent('download');
  await demo(page).getByRole('link', {name: 'Download GLB'}).click();
  expect((await download).suggestedFilename()).toBe('avatar.glb');
  expect(await violationsInBothModes(page)).toEqual([]);
  await demo(page).getByRole('button', {name: 'Open the creator again'}).click();
  await ready(page);
  expect(problems).toEqual([]);
});

test('home: a dropped file is checked on the inspector\u2019s page, without a request for it', async ({page}) => {
  await open(page, '/');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', {name: 'Drop your own GLB'}).click();
  await (await chooser).setFiles('static/models/clips.glb');
  await expect(page).toHaveURL(/\/docs\/importing\/#glb-inspector$/);
  await expect(page.locator('#glb-inspector')).toContainText('clips.glb:');
});

test('a failed download shows an error and can be retried', async ({page}) => {
  await open(page, '/docs/integration/web/html/');
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/js/*.js', (route) => route.abort());
  await demo(page).getByRole('button', {name: 'Open the simulated creator'}).click();
  await expect(demo(page).getByRole('alert')).toContainText('The demo didn’t load');
  await page.unroute('**/assets/js/*.js');
  await page.route('**/sandbox/creator/**', (route) => route.fulfill({status: 503, body: 'away'}));
  await demo(page).getByRole('button', {name: 'Try again'}).click();
  await expect(demo(page).getByRole('alert')).toContainText("The creator didn't respond");
  await page.unroute('**/sandbox/creator/**');
  await demo(page).getByRole('button', {name: 'Try again'}).click();
  await ready(page);
});
