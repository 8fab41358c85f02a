import {violationsInBothWidths} from './axe';
import {bar, expect, field, open, options, status, test} from './searching';

test.use({reducedMotion: 'reduce'});

// plugins/search/client/search-service.test.ts tests other failures of the index, and faults.spec.ts lost connections.
test('the bar reports that the list or the worker did not load, and works once the cause is gone', async ({page}) => {
  await open(page, '/');
  const retry = bar(page).getByRole('button', {name: 'Retry'});
  const started = page.waitForEvent('worker');
  await bar(page).hover();
  const worker = (await started).url();
  await page.mouse.move(0, 0);

  await test.step('the list', async () => {
    await open(page, '/');
    await page.route('**/assets/js/*.js', (route) => route.abort());
    await field(page).click();
    await field(page).fill('avatar');
    await expect(status(page)).toHaveText(/try again/i);
    expect(await violationsInBothWidths(page, '.navbar')).toEqual([]);
    await page.unrouteAll();
    await retry.click();
    await expect(options(page).first()).toBeVisible();
    await expect(field(page)).toBeFocused();
  });

  await test.step('the worker', async () => {
    await page.route(worker, (route) => route.abort());
    await open(page, '/');
    await field(page).click();
    await field(page).fill('avatar');
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
});
