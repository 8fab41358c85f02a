import type {Page} from '@playwright/test';
import {violationsInBothModes} from './axe';
import {bar, expect, field, hold, indexFiles, open, options, status, suggest, test} from './searching';

/** axe findings of the current state on a desktop and on a phone, in both modes. */
async function violationsInBothWidths(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of [1280, 360]) {
    await page.setViewportSize({width, height: 900});
    found.push(...(await violationsInBothModes(page)).map((finding) => `${width} px: ${finding}`));
  }
  return found;
}

test.describe('axe finds nothing in both modes at 1280 and 360 px', () => {
  test.use({reducedMotion: 'reduce'});

  test('with the list open and a suggestion chosen, whose parts have names and roles', async ({page}) => {
    await open(page, '/docs/integration/unity/');
    await suggest(page, 'avatar');
    await expect(field(page)).toHaveAttribute('aria-autocomplete', 'list');
    await expect(page.getByRole('listbox', {name: 'Suggestions'})).toBeVisible();
    const words = (await options(page).first().innerText()).split('\n').map((line) => line.trim());
    for (const line of words) {
      const pattern = new RegExp(line.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
      await expect(options(page).first()).toHaveAccessibleName(pattern);
    }
    await expect(status(page)).toHaveCount(1);
    expect(await violationsInBothWidths(page)).toEqual([]);
    await field(page).press('ArrowDown');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    expect(await violationsInBothWidths(page)).toEqual([]);
    await page.getByRole('link', {name: 'See all results', exact: true}).focus();
    expect(await violationsInBothWidths(page)).toEqual([]);
  });

  test('without results, while loading, and after a failure', async ({page}) => {
    const index = await hold(page, indexFiles);
    await open(page, '/');
    await field(page).click();
    await field(page).fill('qqqqxzxzxz');
    await index.asked;
    await expect(status(page)).toHaveText('Loading search…');
    expect(await violationsInBothWidths(page)).toEqual([]);
    index.release();
    await expect(status(page)).toHaveText('No results');
    expect(await violationsInBothWidths(page)).toEqual([]);

    await page.unrouteAll();
    await page.route(indexFiles, (route) => route.abort());
    await open(page, '/');
    await field(page).click();
    await expect(bar(page).getByRole('button', {name: 'Retry'})).toBeVisible();
    expect(await violationsInBothWidths(page)).toEqual([]);
  });

  test('when the list itself does not load', async ({page}) => {
    await open(page, '/');
    await page.route('**/assets/js/*.js', (route) => route.abort());
    await field(page).click();
    await expect(bar(page).getByRole('button', {name: 'Retry'})).toBeVisible();
    expect(await violationsInBothWidths(page)).toEqual([]);
  });

  test('on the search page with and without results, and after a failure', async ({page}) => {
    await open(page, '/search/?q=avatar');
    await expect(page.getByRole('list', {name: 'Search results'})).toBeVisible();
    expect(await violationsInBothWidths(page)).toEqual([]);
    await open(page, '/search/?q=qqqqxzxzxz&ctx=docs%2Fimporting');
    await expect(status(page)).toHaveText('No results');
    expect(await violationsInBothWidths(page)).toEqual([]);
    await open(page, `/search/?q=avatar&version=${encodeURIComponent('https://elsewhere.example/')}`);
    await expect(status(page)).toHaveText('Unexpected version url');
    expect(await violationsInBothWidths(page)).toEqual([]);
    await page.route(indexFiles, (route) => route.abort());
    await open(page, '/search/?q=avatar');
    await expect(page.getByRole('button', {name: 'Retry'})).toBeVisible();
    expect(await violationsInBothWidths(page)).toEqual([]);
  });

  test('with the search terms highlighted', async ({page}) => {
    await open(page, '/docs/importing/blender/?_highlight=blender');
    await expect(page.getByRole('button', {name: 'Clear highlights'})).toBeVisible();
    expect(await violationsInBothWidths(page)).toEqual([]);
  });
});
