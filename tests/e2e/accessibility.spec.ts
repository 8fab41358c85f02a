import {expect, test} from '@playwright/test';
import {violations, violationsInBothModes} from './axe';
import {clippedText, layoutShifts, watchLayoutShifts} from './page-shape';

/** One page of each kind; every-page.spec.ts looks at all of them once. */
const kinds: Readonly<Record<string, string>> = {
  home: '/',
  tutorial: '/docs/integration/web/html/',
  reference: '/docs/integration/bodies/',
  'SDK reference': '/docs/integration/web/sdk/api_reference/',
  tool: '/docs/importing/glb-to-vrm/',
  section: '/docs/importing/',
  'REST API': '/api/',
  search: '/search/?q=export',
  'not found': '/nothing-here/',
};

for (const [kind, path] of Object.entries(kinds)) {
  test(`a page of the kind "${kind}" has no finding of axe, nothing that jumps, and no sideways scroll in both modes`, async ({
    page,
  }) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await watchLayoutShifts(page);
    const pageWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({width, height: 900});
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      expect(await layoutShifts(page), `what moved at ${width} px`).toEqual([]);
      expect(await violationsInBothModes(page), `${width} px`).toEqual([]);
      expect(await pageWidth()).toBeLessThanOrEqual(width);
    }
    // WCAG 2.2, 1.4.4 Resize Text.
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await clippedText(page), 'text cut off at 200 %').toEqual([]);
    expect(await pageWidth(), 'with text at 200 %').toBeLessThanOrEqual(1280);
  });
}

test('the open menu of a phone has no finding of axe', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await page.goto('/docs/importing/blender/');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(page.locator('.navbar-sidebar').getByRole('link', {name: 'iOS', exact: true})).toBeVisible();
  // What is still on its way in has no name yet.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({finished}) => finished)));
  expect(await violations(page)).toEqual([]);
});
