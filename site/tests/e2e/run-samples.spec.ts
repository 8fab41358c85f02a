import {expect, test, type Page} from '@playwright/test';
import {sdkMethods} from '@avaturn-docs/platform/web-sdk';
import {violations, violationsInBothModes} from './axe';
import {creator, isPartOfDemo, open} from './demo';
import {webGl, withBlankFrames} from './webgl';

test.use(webGl);

const reference = '/docs/integration/web/sdk/api_reference/';
const method = (page: Page, name: string) => page.locator(`section:has(> #${name.toLowerCase()})`);
const run = (page: Page, name: string) => page.getByRole('button', {name: `Run ${name}`, exact: true});
const output = (page: Page, name: string) => page.getByRole('group', {name: `Output of ${name}`});
const done = (page: Page, name: string) => expect(method(page, name).getByText(`${name}: done.`)).toBeVisible();
const dock = (page: Page) => page.getByRole('region', {name: 'Simulated creator'});

test('samples run on one creator, at the bottom of a phone, and the chosen values are in the copied code', async ({
  page,
}) => {
  await withBlankFrames(page);
  const {asked, problems} = await open(page, reference);
  await page.waitForLoadState('networkidle');
  expect(asked.filter(isPartOfDemo)).toEqual([]);
  await expect(page.getByRole('button', {name: /^Run /})).toHaveCount(sdkMethods.length);

  expect(problems).toEqual([]);

  // A failed download is explained, and the next press works.
  await page.route('**/assets/js/*.js', (route) => route.abort());
  await run(page, 'getBodyList').click();
  await expect(page.getByText('The simulator didn’t load.')).toBeVisible();
  await page.unroute('**/assets/js/*.js');
  await run(page, 'getBodyList').click();
  await expect(output(page, 'getBodyList')).toContainText('body_0: female');
  problems.length = 0;

  await run(page, 'setHairColor').press('Enter');
  await done(page, 'setHairColor');
  await expect(run(page, 'setHairColor')).toBeFocused();
  await method(page, 'setHairColor').getByLabel('Hair color').fill('#1188ee');
  await expect(method(page, 'setHairColor').locator('pre code')).toHaveText("await sdk.setHairColor('#1188ee');");
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', {
      value: {writeText: async (text: string) => void (document.body.dataset['copied'] = text)},
    }),
  );
  await method(page, 'setHairColor').getByRole('button', {name: 'Copy TypeScript'}).click();
  await expect(page.locator('body')).toHaveAttribute('data-copied', "await sdk.setHairColor('#1188ee');");

  // The creator lists the assets, and the sample wears the chosen one.
  await run(page, 'setActiveAsset').click();
  await done(page, 'setActiveAsset');
  const glasses = 'e4d0b7a2-93c6-4158-a7f0-2b6d91c85e3f';
  await method(page, 'setActiveAsset').getByRole('combobox').selectOption(glasses);
  await expect(output(page, 'setActiveAsset')).toContainText(`"eyewear": "${glasses}"`);
  await expect(method(page, 'setActiveAsset').locator('pre code')).toContainText(`setActiveAsset('${glasses}')`);
  await run(page, 'getActiveAssets').click();
  await expect(output(page, 'getActiveAssets')).toHaveText(glasses);
  await expect(page.locator('iframe')).toHaveCount(1);
  expect(await violationsInBothModes(page, '[aria-label="Simulated creator"], section:has(> #setactiveasset)')).toEqual(
    [],
  );

  // A rejection shows its reason.
  await run(page, 'setActiveBody').click();
  await done(page, 'setActiveBody');
  await run(page, 'getEyeColor').click();
  await expect(method(page, 'getEyeColor').getByText(/^getEyeColor was rejected: /)).toBeVisible();

  await dock(page).getByRole('button', {name: 'Close the creator'}).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(run(page, 'getBodyList')).toBeFocused();
  await run(page, 'getActiveAssets').click();
  await expect(output(page, 'getActiveAssets')).toHaveText('no eyewear');

  // On a phone, the creator is at the bottom, and an export reaches the callback of the sample.
  await page.setViewportSize({width: 360, height: 740});
  await run(page, 'on').click();
  await done(page, 'on');
  await creator(page).getByRole('button', {name: 'Next'}).click();
  await expect(output(page, 'on')).toContainText('dataURL');
  const box = (await dock(page).boundingBox())!;
  expect(box.y + box.height).toBe(740);
  await run(page, 'getAvatarId').focus();
  const focused = (await page.locator(':focus').boundingBox())!;
  expect(focused.y + focused.height).toBeLessThanOrEqual(box.y);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await violations(page, '[aria-label="Simulated creator"], section:has(> #setactiveasset)')).toEqual([]);

  await run(page, 'destroy').click();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(problems).toEqual([]);
});
