import {expect, test} from '@playwright/test';
import {violationsInBothModes} from './axe';

test('the fully expanded reference has no axe findings, wide and narrow, in both modes', async ({page}) => {
  await page.goto('/api/');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  for (const operation of ['newSession', 'setCustomization', 'newRender']) {
    const part = page.locator(`[data-request="${operation}"]`);
    await part.getByRole('button', {name: 'Edit values'}).click();
    await expect(part.locator('.api-fill-form')).toBeVisible();
  }
  await page
    .locator('main details')
    .evaluateAll((all) => all.forEach((part) => ((part as HTMLDetailsElement).open = true)));
  // Also with a status message, and with the error for a damaged link.
  await page.locator('[data-request="newRender"]').getByLabel('scene').fill('not a scene!');
  await expect(page.getByText('Does not fit the pattern')).toBeVisible();
  await page.evaluate(() => (window.location.hash = '#fill=nothing~e30'));
  await expect(page.getByRole('alert')).toBeVisible();
  for (const width of [1280, 360]) {
    await page.setViewportSize({width, height: 900});
    await expect(page.locator('.navbar__toggle')).toBeVisible({visible: width === 360});
    expect(await violationsInBothModes(page), `${width} px`).toEqual([]);
  }
});
