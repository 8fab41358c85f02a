import {expect, test} from '@playwright/test';
import {violations} from './axe';

for (const width of [1280, 360]) {
  for (const mode of ['light', 'dark']) {
    test(`the reference with forms open has no finding of axe at ${width} px in ${mode} mode`, async ({page}) => {
      test.setTimeout(120_000);
      await page.setViewportSize({width, height: 900});
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
      await page.goto('/api/');
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
      for (const operation of ['newSession', 'setCustomization', 'newRender']) {
        const part = page.locator(`[data-request="${operation}"]`);
        await part.getByRole('button', {name: 'Fill in'}).click();
        await expect(part.locator('.api-fill-form')).toBeVisible();
      }
      // Also with a message, and with what the page says of a damaged link.
      await page.locator('[data-request="newRender"]').getByLabel('scene').fill('not a scene!');
      await expect(page.getByText('Does not fit the pattern')).toBeVisible();
      await page.evaluate(() => (window.location.hash = '#fill=nothing~e30'));
      await expect(page.getByRole('alert')).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  }
}
