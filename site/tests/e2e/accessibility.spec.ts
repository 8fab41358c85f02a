import {expect, test} from '@playwright/test';
import {setMode, violations, violationsInBothModes} from './axe';
import {clippedText, layoutShifts, watchLayoutShifts} from './page-shape';

/** One page of each kind; every-page.spec.ts checks all pages once, and api-try.spec.ts the REST API in both modes. */
const kinds: Readonly<Record<string, string>> = {
  home: '/',
  tutorial: '/docs/integration/web/html/',
  reference: '/docs/integration/bodies/',
  'SDK reference': '/docs/integration/web/sdk/api_reference/',
  tool: '/docs/importing/glb-to-vrm/',
  section: '/docs/importing/',
  search: '/search/?q=export',
  'not found': '/nothing-here/',
};

for (const [kind, path] of Object.entries(kinds)) {
  test(`a page of the kind "${kind}" has no axe findings, layout shifts or horizontal scrolling in both modes`, async ({
    page,
  }) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await watchLayoutShifts(page);
    const pageWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
    // every-page.spec.ts loads pages on a phone.
    await page.setViewportSize({width: 1280, height: 900});
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    expect(await layoutShifts(page), 'what moved').toEqual([]);
    if (kind === 'search') await page.getByRole('list', {name: 'Search results'}).waitFor();
    expect(await violationsInBothModes(page)).toEqual([]);
    expect(await pageWidth(), 'width at 1280 px').toBeLessThanOrEqual(1280);
    await page.setViewportSize({width: 768, height: 900});
    await expect(page.locator('.navbar__toggle')).toBeVisible();
    expect(await pageWidth(), 'width at 768 px').toBeLessThanOrEqual(768);
    await page.setViewportSize({width: 1280, height: 900});
    // WCAG 2.2, 1.4.4 Resize Text.
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await clippedText(page), 'text cut off at 200 %').toEqual([]);
    expect(await pageWidth(), 'with text at 200 %').toBeLessThanOrEqual(1280);

    await setMode(page, 'dark');
    await page.emulateMedia({media: 'print', reducedMotion: 'reduce'});
    // Browsers print without backgrounds.
    await page.evaluate(() => {
      document.documentElement.style.removeProperty('font-size');
      const paper = new CSSStyleSheet();
      paper.replaceSync('*, ::before, ::after { background: none !important; }');
      document.adoptedStyleSheets = [paper];
    });
    expect(await violations(page, 'html', {type: 'rule', values: ['color-contrast']}), 'printed in dark mode').toEqual(
      [],
    );
  });
}

test('the open menu on a phone has no axe findings', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await page.goto('/docs/importing/blender/');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(page.locator('.navbar-sidebar').getByRole('link', {name: 'iOS', exact: true})).toBeVisible();
  // Elements that are still sliding in have no name yet.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({finished}) => finished)));
  expect(await violations(page)).toEqual([]);
});
