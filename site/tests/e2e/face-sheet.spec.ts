import {expect, test} from '@playwright/test';
import {violations, violationsInBothModes} from './axe';
import {withoutPrefetch} from './loading';
import {layoutShifts, watchLayoutShifts} from './page-shape';

const bodies = '/docs/integration/bodies/';

test('faces load near the window, are one tab stop each list, copy their names, and are filtered', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await watchLayoutShifts(page);
  await withoutPrefetch(page);
  const pictures: string[] = [];
  page.on('request', (request) => request.url().includes('/img/faces/') && pictures.push(request.url()));
  await page.goto(bodies);
  await page.waitForLoadState('networkidle');
  expect(pictures).toEqual([]);

  const list = page.getByRole('listbox', {name: /^ARKit shapes/});
  const face = (name: string) => list.getByRole('option', {name, exact: true});
  await list.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      list
        .locator('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBe(112);
  expect(new Set(pictures).size, 'the visemes may be near, too').toBeLessThanOrEqual(2);

  const box = async (name: string) => (await face(name).boundingBox())!;
  const [first, sixth, seventh] = [await box('eyeBlinkRight'), await box('eyeSquintRight'), await box('eyeWideRight')];
  expect([sixth.y, seventh.x]).toEqual([first.y, first.x]);
  const other = await box('eyeBlinkLeft');
  expect([other.x, other.y], 'both halves share a picture').toEqual([first.x + first.width, first.y]);
  await page.getByRole('button', {name: 'Tongue 1'}).focus();
  await page.keyboard.press('Tab');
  await expect(face('eyeBlinkRight')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(face('eyeWideRight')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').getByText('Copied eyeWideLeft.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('eyeWideLeft');
  await page.keyboard.press('Tab');
  await expect(list.locator(':focus')).toHaveCount(0);

  await page.getByRole('button', {name: 'Jaw 4'}).click();
  await expect(list.getByRole('option')).toHaveCount(4);
  await face('jawOpen').click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('jawOpen');
  await expect(page.getByRole('option', {name: /^viseme_PP p, b, m$/})).toBeVisible();
  expect(await violationsInBothModes(page, '[data-component=FaceSheet]')).toEqual([]);
  expect(await layoutShifts(page)).toEqual([]);

  await page.setViewportSize({width: 360, height: 740});
  expect((await box('jawRight')).y).toBe((await box('jawForward')).y);
  expect((await box('jawOpen')).x).toBe((await box('jawForward')).x);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.evaluate(() => scrollTo(0, 0));
  expect(await violations(page, '[data-component=FaceSheet]')).toEqual([]);
});
