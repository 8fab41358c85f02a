import type {Page} from '@playwright/test';
import {linkTo, spoiled, withoutPrefetch} from './loading';
import {bar, expect, field, indexFiles, open, options, status, suggest, test} from './searching';

const scripts = '**/assets/js/*.js';
const doc = '/docs/what-is-avaturn/';
const notice = (page: Page) => page.locator('#page-notice');
const heading = (page: Page) => page.getByRole('heading', {level: 1});
const toggle = (page: Page) => page.getByRole('navigation', {name: 'Main'}).getByRole('button', {name: /dark|light/i});
const mode = (page: Page) => page.locator('html');

/** Console messages of the browser or the framework that these tests cause. */
test.use({
  tolerated: [
    /Loading (?:CSS )?chunk|ChunkLoadError|Unexpected end|unexpected token|missing \) after|SyntaxError|Refused to execute|storage (?:is not available|error)/,
  ],
});

test('a missing chunk of an earlier deployment shows an error that says what to do', async ({page}) => {
  await open(page, doc);
  await page.route(scripts, spoiled['is not there']!);
  await field(page).click();
  await expect(status(page)).toHaveText(/reload the page/);
  await page.unrouteAll();
  await page.reload();
  await suggest(page, 'avatar');
});

test('a chunk that is not there during navigation is logged as a warning, and the page loads in full', async ({
  page,
}) => {
  await withoutPrefetch(page);
  await open(page, doc);
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  // From now on, only requests of a new document succeed, as after a deployment.
  let isReloaded = false;
  page.on('request', (request) => (isReloaded ||= request.isNavigationRequest()));
  await page.route(scripts, (route) => (isReloaded ? route.continue() : spoiled['is not there']!(route)));
  await linkTo(page, 'Blender').click();
  await expect(heading(page)).toContainText('Blender');
  await expect(page).toHaveURL('/docs/importing/blender/');
  expect(isReloaded).toBe(true);
  expect(warnings.join('\n')).toMatch(/Loading chunk|ChunkLoadError/);
  await expect(mode(page)).toHaveAttribute('data-has-hydrated', 'true');
  await expect(notice(page)).toBeEmpty();
});

for (const [part, how] of [
  ['main script', 'is not there'],
  ['own chunk', 'comes cut short'],
] as const) {
  test(`a page whose ${part} ${how} is readable and searchable, shows an error, and works after a reload`, async ({
    page,
  }) => {
    await page.route(scripts, async (route) => {
      const isMain = /\/main\./.test(route.request().url());
      if (isMain) return part === 'main script' ? spoiled[how]!(route) : route.continue();
      const own = part === 'own chunk' && /frontMatter/.test(await (await route.fetch()).text());
      return own ? spoiled[how]!(route) : route.continue();
    });
    await page.goto(doc);
    await expect(notice(page)).toContainText('A part of this page did not load');
    await expect(page.getByRole('alert')).toBeInViewport();
    await expect(heading(page)).toBeVisible();
    await expect(linkTo(page, 'Blender')).toHaveAttribute('href', '/docs/importing/blender/');
    await expect(page.getByRole('navigation', {name: 'Main'}).locator('form')).toHaveAttribute('action', '/search/');
    await page.unrouteAll();
    await page.getByRole('button', {name: 'Reload'}).click();
    await expect(mode(page)).toHaveAttribute('data-has-hydrated', 'true');
    await expect(notice(page)).toBeEmpty();
  });
}

test.describe('going offline', () => {
  test('pages that were opened or prefetched still open', async ({page, context}) => {
    await open(page, doc);
    await linkTo(page, 'Blender').click();
    await expect(heading(page)).toContainText('Blender');
    await context.setOffline(true);
    await linkTo(page, 'What is Avaturn').click();
    await expect(page).toHaveURL(doc);
    await page.goBack();
    await expect(heading(page)).toContainText('Blender');
    await expect(notice(page)).toBeEmpty();
  });

  test('search reports that it needs the network, and retries', async ({page}) => {
    await withoutPrefetch(page);
    await open(page, doc);
    await page.route(indexFiles, (route) => route.abort());
    await field(page).click();
    await field(page).fill('blender');
    await expect(status(page)).toHaveText(/Check your connection and try again/);
    await page.unrouteAll();
    await bar(page).getByRole('button', {name: 'Retry'}).click();
    await expect(options(page).first()).toBeVisible();
  });
});

test('where storage is forbidden, everything works without being remembered', async ({page}) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, {get});
  });
  await open(page, '/docs/integration/api/basic_flow/');
  await toggle(page).click();
  await expect(mode(page)).toHaveAttribute('data-theme', 'dark');
  const announcement = page.locator('.theme-announcement-bar');
  await announcement.getByRole('button').click();
  await expect(announcement).toHaveCount(0);
  const python = page.getByRole('tab', {name: 'Python'}).first();
  await python.click();
  await expect(python).toHaveAttribute('aria-selected', 'true');
  await suggest(page, 'session');
  await options(page).first().click();
  await expect(page).not.toHaveURL(/basic_flow/);

  await open(page, '/api/');
  await page.getByRole('button', {name: 'Python', exact: true}).first().click();
  await expect(page.locator('.api-samples code').first()).toContainText('requests.post(');
  await page.goto('/docs/');
  await expect(mode(page)).toHaveAttribute('data-has-hydrated', 'true');
  await expect(announcement).toBeVisible();
});

test('on slow 3G a page is readable and usable while its scripts load', async ({page}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await page.goto(doc, {waitUntil: 'commit'});
  await expect(heading(page)).toBeVisible();
  // Pressed before hydration; the framework marks the selected one only after it.
  await page.getByRole('navigation', {name: 'Main'}).locator('[class*="colorModeToggle"] button').click();
  await expect(mode(page)).toHaveAttribute('data-theme', 'dark');
  await expect(notice(page)).toBeEmpty();
  await linkTo(page, 'Blender').click();
  await expect(heading(page)).toContainText('Blender');
});
