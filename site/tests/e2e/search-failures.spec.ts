import type {Page} from '@playwright/test';
import {bar, expect, field, indexFiles, open, options, status, test} from './searching';

// plugins/search/client/search-service.test.ts tests other failures of the index.
test.describe('the bar reports failures and works once the cause is gone', () => {
  const broken = [
    ['the network is gone', (page: Page) => page.route(indexFiles, (route) => route.abort())],
    [
      'the worker does not load',
      async (page: Page) => {
        const worker = page.waitForEvent('worker');
        await bar(page).hover();
        await page.route((await worker).url(), (route) => route.abort());
        await page.mouse.move(0, 0);
        await open(page, '/');
      },
    ],
  ] as const;

  for (const [cause, spoil] of broken) {
    test(cause, async ({page}) => {
      await open(page, '/');
      await spoil(page);
      await field(page).click();
      await field(page).fill('avatar');
      const retry = bar(page).getByRole('button', {name: 'Retry'});
      await expect(retry).toBeVisible();
      await expect(status(page)).toHaveText(/try again/i);
      await expect(options(page)).toHaveCount(0);
      await retry.press('Enter');
      await expect(retry).toBeVisible();
      await expect(field(page)).toBeFocused();
      // Neither hovering nor another focus removes the button.
      await page.mouse.move(0, 0);
      await page.unrouteAll();
      await retry.hover();
      await field(page).press('Escape');
      await field(page).click();
      await retry.click();
      await expect(options(page).first()).toBeVisible();
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue('avatar');
    });
  }

  test('the list does not load', async ({page}) => {
    await open(page, '/');
    await page.route('**/assets/js/*.js', (route) => route.abort());
    await field(page).click();
    await field(page).fill('avatar');
    await expect(status(page)).toHaveText(/try again/i);
    // The form works without it.
    await page.unrouteAll();
    await bar(page).getByRole('button', {name: 'Retry'}).click();
    await expect(options(page).first()).toBeVisible();
    await expect(field(page)).toBeFocused();
  });
});
