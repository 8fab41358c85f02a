import {expect, test} from '@playwright/test';
import {routes} from '../../data/routes';
import {violations} from './axe';
import {clippedText, layoutShifts, watchLayoutShifts} from './page-shape';

for (const width of [1280, 360] as const) {
  test.describe(`at ${width} px, in light and dark mode`, () => {
    test.use({viewport: {width, height: 900}, reducedMotion: 'reduce'});

    for (const {path} of [...routes, {path: '/nothing-here/'}]) {
      test(`${path} has no finding of axe, no scroll to the side, and nothing that jumps`, async ({page}) => {
        await watchLayoutShifts(page);
        await page.goto(path);
        for (const mode of ['light', 'dark']) {
          await page.evaluate((theme) => localStorage.setItem('theme', theme), mode);
          await page.reload();
          await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
          await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
          expect(await layoutShifts(page), `what moved in ${mode} mode`).toEqual([]);
          expect(await violations(page), mode).toEqual([]);
        }
        const pageWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
        expect(await pageWidth()).toBeLessThanOrEqual(width);

        // WCAG 2.2, 1.4.10 Reflow and 1.4.4 Resize Text.
        if (width === 360) {
          await page.setViewportSize({width: 320, height: 900});
          expect(await pageWidth(), 'at 320 px').toBeLessThanOrEqual(320);
        } else {
          await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
          expect(await clippedText(page), 'text cut off at 200 %').toEqual([]);
          expect(await pageWidth(), 'with text at 200 %').toBeLessThanOrEqual(width);
        }
      });
    }
  });
}

test('the open menu of a phone has no finding of axe', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await page.goto('/docs/importing/blender/');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(page.locator('.navbar-sidebar').getByRole('link', {name: 'Mobile', exact: true})).toBeVisible();
  // What is still on its way in has no name yet.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({finished}) => finished)));
  expect(await violations(page)).toEqual([]);
});
