import type {Page} from '@playwright/test';
import {searchContexts} from '@avaturn-docs/search/contexts';
import {violationsInBothModes} from './axe';
import {expect, field, hold, open, options, status, suggest, test} from './searching';

test.use({reducedMotion: 'reduce'});

const box = (page: Page) => page.getByRole('main').getByRole('searchbox', {name: 'Words or identifiers'});
const results = (page: Page) => page.getByRole('list', {name: 'Search results'});

test("shows the results for the URL's query by page, filters them, and shows more", async ({page}) => {
  await open(page, '/search/?q=avatar');
  await expect(box(page)).toHaveValue('avatar');
  await expect(field(page)).toHaveValue('avatar');
  await expect(results(page)).toHaveJSProperty('tagName', 'OL');
  // accessibility.spec.ts checks a page with results.
  await expect(status(page)).toHaveText(/^\d+ results? for “avatar”$/);
  const links = results(page).getByRole('link');
  const titles = await results(page).getByRole('heading', {level: 2}).allTextContents();
  expect(new Set(titles).size).toBe(titles.length);
  expect(await results(page).locator('mark').count()).toBeGreaterThan(0);
  await expect(links.first()).toHaveAttribute('href', /^\/(docs|api)\/.*[?&]_highlight=/);
  await expect(results(page).getByText(' › ').first()).toBeVisible();
  for (const snippet of await results(page).locator('a > :last-child').allTextContents()) {
    expect(snippet.length, snippet).toBeLessThan(181);
  }

  await test.step('shows more of many results', async () => {
    const before = await results(page).getByRole('link').count();
    await page.getByRole('button', {name: 'Show more results'}).click();
    await expect.poll(() => results(page).getByRole('link').count()).toBeGreaterThan(before);
  });

  await test.step('filters by a part of the documentation, and keeps that in the URL', async () => {
    await expect(page.getByRole('group', {name: 'Search in'}).getByRole('radio')).toHaveCount(
      searchContexts.length + 1,
    );
    await expect(page.getByRole('radio', {name: 'Everything'})).toBeChecked();
    for (const {label, prefix, paths} of searchContexts) {
      await page.getByRole('radio', {name: label}).check();
      await expect(page).toHaveURL(`/search/?q=avatar&ctx=${encodeURIComponent(prefix)}`);
      await expect
        .poll(async () =>
          (await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!))).filter(
            (href) => !paths.some((path) => href.startsWith(path)),
          ),
        )
        .toEqual([]);
    }
    await page.reload();
    await expect(page.getByRole('radio', {name: searchContexts.at(-1)!.label})).toBeChecked();
    await box(page).fill('qqqqxzxzxz');
    await expect(status(page)).toHaveText('No results');
    expect(await violationsInBothModes(page, 'main')).toEqual([]);
    await page.getByRole('radio', {name: 'Everything'}).check();
    await box(page).fill('qqqqxzxzxz unity');
    await expect(status(page)).toHaveText(/ for “qqqqxzxzxz unity”. No match for “qqqqxzxzxz”$/);
  });

  await test.step('keeps its results apart from those of the bar', async () => {
    await suggest(page, 'unity');
    await field(page).press('Enter');
    await expect(page).toHaveURL('/search/?q=unity');
    await expect(box(page)).toHaveValue('unity');
    await expect(status(page).filter({hasText: 'result'})).toHaveText(/for “unity”$/);
    await expect(options(page)).toHaveCount(0);
  });
});

test('results appear while typing; the URL follows, and "back" returns to the submitted query', async ({page}) => {
  await open(page, '/');
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('search-index') && asked.push(request.url()));
  await open(page, '/search/?q=');
  await test.step('without a query, prompts for one and requests nothing', async () => {
    await expect(status(page)).toHaveText(/^Type a word/);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Search');
    expect(asked).toEqual([]);
    expect(page.workers()).toEqual([]);
  });
  await box(page).pressSequentially('blender');
  await expect(status(page)).toHaveText(/for “blender”$/);
  await expect(page).toHaveURL('/search/?q=blender');
  await box(page).press('Enter');
  await expect(box(page)).toBeFocused();
  const list = (await results(page).elementHandle())!;
  await box(page).fill('unity');
  await expect(status(page)).toHaveText(/for “unity”$/);
  // The results stay until the next ones arrive.
  expect(await list.evaluate((element) => element.isConnected)).toBe(true);
  await box(page).press('Enter');
  await expect(page).toHaveURL('/search/?q=unity');
  await box(page).fill('mixamo');
  await expect(status(page)).toHaveText(/for “mixamo”$/);

  // Leaving saves the latest text.
  await results(page).getByRole('link').first().click();
  await expect(page).not.toHaveURL(/\/search\//);
  await page.goBack();
  await expect(page).toHaveURL('/search/?q=mixamo');
  await expect(box(page)).toHaveValue('mixamo');
  await expect(results(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/search/?q=blender');
  await expect(box(page)).toHaveValue('blender');
  await page.goBack();
  await expect(page).toHaveURL('/search/');
  await expect(box(page)).toHaveValue('');
  await expect(results(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test.describe('the index of another version', () => {
  test('on another origin is rejected', async ({page}) => {
    const foreign: string[] = [];
    page.on('request', (request) => new URL(request.url()).host === 'elsewhere.example' && foreign.push(request.url()));
    // plugins/search/client/search-service.test.ts tests other forms of URLs.
    await open(page, `/search/?q=avatar&version=${encodeURIComponent('https://elsewhere.example/docs/')}`);
    await expect(status(page)).toHaveText('Unexpected version url');
    await expect(results(page)).toHaveCount(0);
    expect(await violationsInBothModes(page, 'main')).toEqual([]);
    expect(foreign).toEqual([]);
    await page.getByRole('link', {name: 'Search this documentation instead'}).click();
    await expect(results(page)).toBeVisible();
  });
});

test('what is typed before the scripts load is kept and searched', async ({page}) => {
  const scripts = await hold(page, '**/assets/js/main*.js');
  await page.goto('/search/', {waitUntil: 'commit'});
  await box(page).pressSequentially('blender');
  scripts.release();
  await expect(results(page)).toBeVisible();
  await expect(box(page)).toHaveValue('blender');
});
