import type {Page} from '@playwright/test';
import {arrive, expect, open, options, suggest, test} from './searching';

/** The highlighted texts, in lowercase. */
const marked = (page: Page) =>
  page.evaluate(() => {
    const ranges = (CSS as unknown as {highlights: Map<string, Set<Range>>}).highlights.get('search-words') ?? [];
    return [...ranges].map((range) => range.toString().toLowerCase());
  });

test('the search terms are highlighted on the page of a suggestion, but not on the next', async ({page}) => {
  await open(page, '/');
  await suggest(page, 'blender');
  await options(page).first().click();
  await expect.poll(() => marked(page)).toContain('blender');
  const text = await page.getByRole('article').innerText();
  await open(page, '/docs/importing/blender/');
  expect(await page.getByRole('article').innerText()).toBe(text);
  expect(await marked(page)).toEqual([]);
  await page.goBack();
  await expect.poll(() => marked(page)).toContain('blender');
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Overview'}).click();
  await arrive(page, 'What is Avaturn');
  expect(await marked(page)).toEqual([]);
});

test('a browser without the Highlight API shows the page unchanged', async ({page}) => {
  await page.addInitScript(() => Object.defineProperty(CSS, 'highlights', {value: undefined}));
  await page.addInitScript(() => delete (CSS as unknown as {highlights?: object}).highlights);
  await open(page, '/docs/importing/blender/?_highlight=blender');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});
