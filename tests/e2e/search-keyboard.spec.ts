import type {Page} from '@playwright/test';
import {bar, expect, field, open, options, suggest, test} from './searching';

test.describe('by keyboard', () => {
  const activeOption = (page: Page) => page.getByRole('option', {selected: true});

  test('arrows, Home and End select, and the field announces it; Enter in an empty field does nothing', async ({
    page,
  }) => {
    await open(page, '/');
    await field(page).press('Enter');
    await field(page).fill('   ');
    await field(page).press('Enter');
    await expect(page).toHaveURL('/');

    await suggest(page, 'avatar');
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(field(page)).toHaveAttribute('aria-controls', (await page.getByRole('listbox').getAttribute('id'))!);
    await expect(activeOption(page)).toHaveCount(0);
    for (const [key, chosen] of [
      ['ArrowDown', options(page).first()],
      ['End', options(page).last()],
      ['ArrowDown', options(page).first()],
      ['ArrowUp', options(page).last()],
      ['Home', options(page).first()],
    ] as const) {
      await field(page).press(key);
      await expect(chosen, key).toHaveAttribute('aria-selected', 'true');
      await expect(activeOption(page)).toHaveCount(1);
      await expect(field(page)).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id'))!);
      await expect(field(page)).toBeFocused();
    }
    await field(page).pressSequentially('s');
    await expect(activeOption(page)).toHaveCount(0);
  });

  test('Enter opens the selected result, and moves the focus there', async ({page}) => {
    await open(page, '/');
    await suggest(page, 'callback');
    const withHash = options(page).and(page.locator('[href*="#"]')).first();
    const href = (await withHash.getAttribute('href'))!;
    while ((await withHash.getAttribute('aria-selected')) !== 'true') {
      await field(page).press('ArrowDown');
    }
    await field(page).press('Enter');
    await page.waitForURL(`**${href}`);
    await expect(options(page)).toHaveCount(0);
    await expect(page.locator(decodeURIComponent(new URL(page.url()).hash))).toBeFocused();
  });

  test('Enter without a selection opens the search page', async ({page}) => {
    await open(page, '/');
    await suggest(page, 'morph target');
    await field(page).press('Enter');
    await page.waitForURL('**/search/?q=morph+target');
    await expect(page.getByRole('list', {name: 'Search results'})).toBeVisible();
  });

  test('Ctrl+Enter opens a new tab and keeps the list', async ({page, context}) => {
    await open(page, '/');
    await suggest(page, 'avatar');
    await field(page).press('ArrowDown');
    const tab = context.waitForEvent('page');
    await field(page).press('Control+Enter');
    await expect(await tab).toHaveURL((await options(page).first().getAttribute('href'))!);
    await expect(page).toHaveURL('/');
    await expect(options(page).first()).toBeVisible();
  });

  test('Tab goes through the clear button and the links below the list; Esc closes it, clears the field, leaves it', async ({
    page,
  }) => {
    await open(page, '/');
    await suggest(page, 'avatar');
    await page.keyboard.press('Tab');
    await expect(bar(page).getByRole('button', {name: 'Clear search'})).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(bar(page).getByRole('link', {name: 'See all results'})).toBeFocused();
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(options(page)).toHaveCount(0);

    await field(page).focus();
    await expect(options(page).first()).toBeVisible();
    await field(page).press('Escape');
    await expect(options(page)).toHaveCount(0);
    await expect(field(page)).toHaveValue('avatar');
    await field(page).press('ArrowDown');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await field(page).press('Escape');
    await field(page).press('Escape');
    await expect(field(page)).toHaveValue('');
    await field(page).press('Escape');
    await expect(field(page)).not.toBeFocused();
  });
});
