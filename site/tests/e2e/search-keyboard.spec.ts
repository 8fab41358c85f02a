import type {Page} from '@playwright/test';
import {bar, expect, field, open, options, suggest, test} from './searching';

const activeOption = (page: Page) => page.getByRole('option', {selected: true});

test('the search works by keyboard', async ({page, context}) => {
  await open(page, '/');
  await test.step('Enter in an empty field does nothing', async () => {
    await field(page).press('Enter');
    await field(page).fill('   ');
    await field(page).press('Enter');
    await expect(page).toHaveURL('/');
  });

  await test.step('arrows, Home and End select, and the field announces it', async () => {
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
  });

  await test.step('Ctrl+Enter opens a new tab and keeps the list', async () => {
    const tab = context.waitForEvent('page');
    await field(page).press('Control+Enter');
    await expect(await tab).toHaveURL((await options(page).first().getAttribute('href'))!);
    await (await tab).close();
    await expect(page).toHaveURL('/');
    await expect(options(page).first()).toBeVisible();
    await field(page).pressSequentially('s');
    await expect(activeOption(page)).toHaveCount(0);
  });

  await test.step('Tab goes through the clear button and the links below the list', async () => {
    await suggest(page, 'avatar');
    await page.keyboard.press('Tab');
    await expect(bar(page).getByRole('button', {name: 'Clear search'})).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(bar(page).getByRole('link', {name: 'See all results'})).toBeFocused();
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(options(page)).toHaveCount(0);
  });

  await test.step('Esc closes the list, clears the field, leaves it', async () => {
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

  await test.step('Enter opens the selected result, and moves the focus there', async () => {
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

  await test.step('Enter without a selection opens the search page', async () => {
    await suggest(page, 'morph target');
    await field(page).press('Enter');
    await page.waitForURL('**/search/?q=morph+target');
    await expect(page.getByRole('list', {name: 'Search results'})).toBeVisible();
  });
});
