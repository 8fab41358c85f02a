import type {Page} from '@playwright/test';
import {violationsInBothModes} from './axe';
import {expect, field, open, options, suggest, test} from './searching';

/** The highlighted texts, in lowercase. */
const marked = (page: Page) =>
  page.evaluate(() => {
    const ranges = (CSS as unknown as {highlights: Map<string, Set<Range>>}).highlights.get('search-words') ?? [];
    return [...ranges].map((range) => range.toString().toLowerCase());
  });
const clear = (page: Page) => page.getByRole('button', {name: 'Clear highlights'});
const target = '/docs/importing/blender/?_highlight=blender';

test('the search terms are highlighted on the page of a suggestion, but not on the next', async ({page}) => {
  await open(page, '/');
  await suggest(page, 'blender');
  await options(page).first().click();
  await expect(clear(page)).toBeVisible();
  expect(new Set(await marked(page))).toContain('blender');
  // Esc in the search field applies to the field.
  await suggest(page, 'unity');
  await field(page).press('Escape');
  await expect(options(page)).toHaveCount(0);
  await expect(clear(page)).toBeVisible();
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Overview'}).click();
  await page.waitForURL('**/docs/what-is-avaturn/');
  await expect(clear(page)).toHaveCount(0);
  expect(await marked(page)).toEqual([]);
});

test('the highlights take no room from the text, and are cleared by Esc and the button, also in the URL', async ({
  page,
}) => {
  await open(page, `${target}&a=1`);
  for (const [way, focus, act] of [
    ['Esc', 'body', () => page.keyboard.press('Escape')],
    ['the button', 'main', () => clear(page).click()],
    ['Enter on the button', 'main', () => clear(page).press('Enter')],
  ] as const) {
    await test.step(way, async () => {
      await expect(clear(page)).toBeVisible();
      expect((await marked(page)).length).toBeGreaterThan(3);
      const state = await page.evaluate(() => window.history.state as unknown);
      const text = await page.getByRole('main').innerText();
      await act();
      await expect(clear(page)).toHaveCount(0);
      expect(await marked(page)).toEqual([]);
      // Only the words are removed from the URL.
      await expect(page).toHaveURL(`/docs/importing/blender/${way === 'Esc' ? '?a=1' : ''}`);
      expect(await page.evaluate(() => window.history.state as unknown)).toEqual(state);
      expect(await page.getByRole('main').innerText()).toBe(text);
      // The button was removed: if it had the focus, the content gets it; otherwise, the focus doesn't move.
      expect(await page.evaluate(() => document.activeElement?.localName)).toBe(focus);
    });
    await suggest(page, 'blender');
    await options(page).first().click();
  }
  await page.emulateMedia({reducedMotion: 'reduce'});
  expect(await violationsInBothModes(page, '[aria-label="Search words on this page"]')).toEqual([]);
  await page.setViewportSize({width: 360, height: 800});
  await expect(clear(page)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const bar = (await page.getByRole('region', {name: 'Search words on this page'}).boundingBox())!;
  const footer = (await page.getByRole('contentinfo').boundingBox())!;
  expect(bar.height).toBeLessThan(56);
  expect(Math.floor(footer.y + footer.height)).toBeLessThanOrEqual(bar.y);
});

test('a browser without the Highlight API shows the page unchanged', async ({page}) => {
  await page.addInitScript(() => Object.defineProperty(CSS, 'highlights', {value: undefined}));
  await page.addInitScript(() => delete (CSS as unknown as {highlights?: object}).highlights);
  await open(page, target);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(clear(page)).toHaveCount(0);
});
