import {bar, expect, field, open, options, suggest, test} from './searching';

const doc = '/docs/integration/web/sdk/callbacks/';

test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 740}, hasTouch: true});

  test('an icon expands over the navbar, with results as wide as the screen', async ({page}) => {
    await open(page, doc);
    const small = (await field(page).boundingBox())!;
    expect(small.width).toBe(44);
    expect(small.height).toBeGreaterThanOrEqual(44);
    await field(page).tap();
    await suggest(page, 'avatar');
    const navbar = (await page.getByRole('navigation', {name: 'Main'}).boundingBox())!;
    const wide = (await bar(page).boundingBox())!;
    expect(wide).toMatchObject({x: 0, width: 360, height: navbar.height});
    expect(Math.abs(wide.y - navbar.y)).toBeLessThanOrEqual(1);
    for (const target of [
      options(page).first(),
      bar(page).getByRole('link', {name: 'See all results', exact: true}),
      bar(page).getByRole('button', {name: 'Clear search'}),
    ]) {
      expect((await target.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    }
    expect((await options(page).first().boundingBox())!.width).toBeGreaterThan(330);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  test('is closed by Esc, by its button, and by "back", which stays on the page', async ({page}) => {
    await open(page, '/');
    await page.getByRole('main').locator('a[href="/docs/integration/web/html/"]').first().click();
    await expect(page.getByRole('heading', {level: 1})).toContainText('HTML');
    await page.evaluate(() => window.scrollTo(0, 400));
    for (const [way, close] of [
      ['Esc', () => field(page).press('Escape')],
      ['its button', () => bar(page).getByRole('button', {name: 'Close search'}).tap()],
      ['"back"', () => page.goBack()],
    ] as const) {
      // A finger doesn't scroll first, unlike Playwright's tap on an element.
      const {x, y} = (await field(page).boundingBox())!;
      await page.touchscreen.tap(x + 22, y + 22);
      await suggest(page, 'avatar');
      await close();
      await expect(options(page), way).toHaveCount(0);
      await expect(field(page), way).not.toBeFocused();
      await expect.poll(async () => (await field(page).boundingBox())!.width, way).toBe(44);
      await expect(page).toHaveURL('/docs/integration/web/html/');
      expect(await page.evaluate(() => window.scrollY), way).toBe(400);
    }
    // The history still works.
    await page.goBack();
    await expect(page).toHaveURL('/');
  });
});
