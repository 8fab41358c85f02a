import {expect, test, type Page} from '@playwright/test';
import {violations} from './axe';
import {webGl} from './webgl';

test.use(webGl);

const demo = (page: Page) => page.locator('[data-component=CreatorDemo]');
const creator = (page: Page) => page.frameLocator('iframe[title="Simulated avatar creator"]');
const drawn = {timeout: 45_000};

interface Watched {
  /** Paths of all that the page and its frames asked for. */
  readonly asked: string[];
  /** Errors, warnings and reports of the policy. */
  readonly problems: string[];
}

async function open(page: Page, path: string): Promise<Watched> {
  const watched: Watched = {asked: [], problems: []};
  page.on(
    'request',
    (request) => request.url().startsWith('http') && watched.asked.push(new URL(request.url()).pathname),
  );
  page.on('console', (message) => {
    // The graphics card that is not there has its own complaints.
    if (['error', 'warning'].includes(message.type()) && !/WebGL|GPU stall|GL Driver/.test(message.text())) {
      watched.problems.push(message.text());
    }
  });
  page.on('pageerror', ({message}) => watched.problems.push(message));
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  return watched;
}

/** The creator stands and has drawn its figure. */
async function ready(page: Page): Promise<void> {
  await expect(creator(page).locator('#stage-status')).toBeEmpty(drawn);
  await expect(creator(page).locator('#editor')).toBeVisible(drawn);
}

/** What axe finds in both modes; the page is in the first again afterwards. */
async function findings(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const mode of ['dark', 'light']) {
    await page.getByRole('button', {name: /dark and light mode/}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    found.push(...(await violations(page)));
  }
  return found;
}

const isPartOfDemo = (path: string) => path.startsWith('/sandbox/creator') || path === '/openapi.json';

test('HTML page: nothing is loaded before the press; an export shows its fields and a file; stopping frees all', async ({
  page,
}) => {
  test.setTimeout(120_000);
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

  // The keyboard goes past the frame where the reader does not ask for it.
  await page.keyboard.press('Tab');
  await expect(demo(page).getByRole('button', {name: 'Skip the creator'})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(demo(page).getByText('End of the creator')).toBeFocused();

  await creator(page).getByRole('button', {name: 'Next'}).click();
  await expect(demo(page).getByText('The export has arrived.')).toBeVisible(drawn);
  for (const value of ['dataURL', 'body_0', 'female', 'demo']) {
    await expect(demo(page).locator('dd', {hasText: new RegExp(`^${value}$`)})).toBeVisible();
  }
  const download = page.waitForEvent('download');
  await demo(page).getByRole('link', {name: 'Download the GLB'}).click();
  expect((await download).suggestedFilename()).toMatch(/^[\da-f-]{36}\.glb$/);

  expect(await findings(page)).toEqual([]);
  await page.setViewportSize({width: 360, height: 800});
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await violations(page)).toEqual([]);

  await demo(page).getByRole('button', {name: 'Stop the demo'}).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(demo(page).getByRole('button', {name: 'Open the simulated creator'})).toBeFocused();
  expect(problems).toEqual([]);
});

test('introduction: calls and events stand in their order', async ({page}) => {
  test.setTimeout(120_000);
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await open(page, '/docs/integration/web/sdk/introduction/');
  await demo(page).getByRole('button', {name: 'Run the simulation'}).click();
  const names = demo(page).getByRole('log').locator('p code');
  await expect(names).toHaveText(['sdk.init(container, params)', 'init resolved', 'event: load'], drawn);
  await creator(page).getByRole('button', {name: 'Next'}).click();
  await expect(names.last()).toHaveText('event: export', drawn);
  await expect(creator(page).locator('html')).toHaveAttribute('data-mode', 'dark');
});

test('callbacks: events with their payloads, and the faults that the reader asks for', async ({page}) => {
  test.setTimeout(120_000);
  await open(page, '/docs/integration/web/sdk/callbacks/');
  await demo(page).getByRole('button', {name: 'Watch the simulated events'}).click();
  const log = demo(page).getByRole('log');
  await expect(log).toContainText('load', drawn);
  await creator(page).locator('summary', {hasText: 'Clothing'}).click();
  await creator(page).getByRole('radio', {name: 'Hoodie and chinos'}).check();
  await expect(log).toContainText('assetSet');
  await expect(log).toContainText('"2d4b8f61-9c37-4e05-8a1f-7b60c5d39e42"');
  await expect(log).toContainText('getActiveAssets() resolved');
  expect(await findings(page)).toEqual([]);
  await demo(page).getByRole('button', {name: 'Clear'}).click();
  await expect(log).toHaveText('No event so far.');

  await demo(page).getByLabel('Export as').selectOption('httpURL');
  await demo(page).getByLabel('Fault').selectOption('auth_error');
  await demo(page).getByRole('button', {name: 'Open again with these'}).click();
  await expect(log).toContainText('"type": "auth_error"', drawn);
  await demo(page).getByLabel('Fault').selectOption('handshake');
  await demo(page).getByRole('button', {name: 'Open again with these'}).click();
  await expect(demo(page).getByRole('alert')).toContainText('refuse the handshake', drawn);
  await expect(log).toContainText('init rejected');
});

test('custom UI: the page’s own controls change the figure and export it', async ({page}) => {
  test.setTimeout(120_000);
  await open(page, '/docs/integration/web/sdk/custom-ui/');
  await demo(page).getByRole('button', {name: 'Open with own controls'}).click();
  const glasses = demo(page).getByRole('radio', {name: 'Round glasses'});
  await glasses.check(drawn);
  await expect(creator(page).getByRole('radio')).toHaveCount(0);
  await demo(page).getByRole('radio', {name: 'body_1, male'}).check();
  await expect(demo(page).getByRole('radio', {name: 'body_1, male'})).toBeChecked();
  await expect(glasses).toBeChecked();
  expect(await findings(page)).toEqual([]);
  await demo(page).getByRole('button', {name: 'Next'}).click();
  await expect(demo(page).locator('dd', {hasText: /^body_1$/})).toBeVisible(drawn);
});

test('basic flow: from a user to a picture, with each request, answer and webhook', async ({page}) => {
  test.setTimeout(180_000);
  const {problems} = await open(page, '/docs/integration/api/basic_flow/');
  await demo(page).getByRole('button', {name: 'Start the simulated flow'}).click();
  const step = (id: string) => demo(page).locator(`[data-step=${id}]`);
  await expect(step('session').getByRole('button')).toBeDisabled();
  await step('user').getByRole('button').click();
  await expect(step('user')).toContainText('POST /api/v1/users/new');
  await expect(step('user')).toContainText('Answer 200');
  await step('session').getByRole('button').click();
  await expect(step('session')).toContainText('"url":');
  await step('creator').getByRole('button').click();
  await creator(page).getByRole('button', {name: 'Sample: male, T1'}).click(drawn);
  await creator(page).getByRole('button', {name: 'Next'}).click(drawn);
  await expect(step('creator')).toContainText('"bodyId": "body_3"', drawn);

  await step('export').getByRole('button').click();
  await expect(step('export')).toContainText('"status": "pending"');
  await expect(step('export')).toContainText('Webhook export.ready', drawn);
  await expect(step('export').getByRole('link', {name: 'Download the GLB'})).toBeVisible(drawn);
  await step('render').getByRole('button').click();
  await expect(step('render')).toContainText('Webhook render.ready', drawn);
  await expect(step('render').getByRole('img')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await demo(page).getByRole('button', {name: 'Begin again'}).click();
  await expect(step('user')).not.toContainText('Answer');
  expect(problems).toEqual([]);
});

test('three.js: the export lands in a scene', async ({page}) => {
  test.setTimeout(120_000);
  const {problems} = await open(page, '/docs/integration/web/threejs/');
  const own = page.locator('#demo-scene');
  await own.getByRole('button', {name: 'Open the creator and the scene'}).click();
  await ready(page);
  await creator(page).getByRole('button', {name: 'Next'}).click();
  await expect(own.locator('[data-ready=true] canvas')).toBeVisible(drawn);
  expect(problems).toEqual([]);
});

test('home: the ten lines run beside their code, and nothing moves before', async ({page}) => {
  test.setTimeout(120_000);
  const {asked, problems} = await open(page, '/');
  await page.waitForLoadState('networkidle');
  expect(asked.filter(isPartOfDemo)).toEqual([]);
  await demo(page).getByRole('button', {name: 'Run it'}).click();
  await ready(page);
  await creator(page).getByRole('button', {name: 'Next'}).click();
  await expect(demo(page).getByRole('log')).toContainText('dataURL data:model/gltf-binary;base64,', drawn);
  expect(await findings(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('what does not arrive is told, and a second try works', async ({page}) => {
  test.setTimeout(120_000);
  await open(page, '/docs/integration/web/html/');
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/js/*.js', (route) => route.abort());
  await demo(page).getByRole('button', {name: 'Open the simulated creator'}).click();
  await expect(demo(page).getByRole('alert')).toContainText('The demo did not arrive');
  await page.unroute('**/assets/js/*.js');
  await page.route('**/sandbox/creator/**', (route) => route.fulfill({status: 503, body: 'away'}));
  await demo(page).getByRole('button', {name: 'Try again'}).click();
  await expect(demo(page).getByRole('alert')).toContainText('The creator did not answer', drawn);
  await page.unroute('**/sandbox/creator/**');
  await demo(page).getByRole('button', {name: 'Try again'}).click();
  await ready(page);
});
