import {expect, test, type Page} from '@playwright/test';
import {violationsInBothModes} from './axe';
import {open} from './demo';
import {webGl} from './webgl';

test.use(webGl);

const bodies = '/docs/integration/bodies/';
const row = (page: Page, name: string) => page.getByRole('button', {name, exact: true});
const group = (page: Page, id: string) => page.locator(`#${id} > summary`);
const start = (page: Page) => page.getByRole('button', {name: /^Show on an avatar/});
const avatar = (page: Page) => page.locator('[data-shows] canvas');
const shows = (page: Page, name: string) =>
  expect(page.locator(`[data-ready=true][data-shows="${name}"]`)).toBeVisible();

test('rows light joints on one avatar, by keyboard and on a phone, and explain missing WebGL', async ({page}) => {
  const {asked, problems} = await open(page, bodies);
  await page.waitForLoadState('networkidle');
  await group(page, 'joints-arms').click();
  await expect(row(page, 'LeftForeArm')).toHaveCount(0);
  expect(asked.filter((path) => /three|avatar-scene|\.glb$/.test(path))).toEqual([]);

  await start(page).first().press('Enter');
  await shows(page, '');
  await expect(page.getByText('Pick a joint in the tables.')).toBeVisible();
  await expect(avatar(page)).toBeFocused();
  const unlit = await avatar(page).screenshot();
  await row(page, 'LeftForeArm').press('Enter');
  await shows(page, 'LeftForeArm');
  await expect(row(page, 'LeftForeArm')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('status').getByText('LeftForeArm')).toBeVisible();
  await expect.poll(async () => (await avatar(page).screenshot()).equals(unlit)).toBe(false);
  await page.keyboard.press('ArrowDown');
  await expect(row(page, 'LeftHand')).toBeFocused();
  await page.keyboard.press('Space');
  await shows(page, 'LeftHand');
  await expect(row(page, 'LeftForeArm')).toHaveAttribute('aria-pressed', 'false');

  // A summary that is half below the bar at the top counts as too small.
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await violationsInBothModes(page)).toEqual([]);

  // On a phone, it is above the rows and covers none of them.
  await page.setViewportSize({width: 360, height: 740});
  await group(page, 'joints-right-hand').click();
  await row(page, 'RightHandPinky3').click();
  await shows(page, 'RightHandPinky3');
  await expect(avatar(page)).toBeInViewport({ratio: 0.9});
  for (let index = 0; index < 15; index++) await page.keyboard.press('ArrowLeft');
  const focused = page.locator('[aria-pressed]:focus');
  await expect(focused).toBeInViewport({ratio: 1});
  const [pane, picked] = [await avatar(page).boundingBox(), await focused.boundingBox()];
  expect(picked!.y).toBeGreaterThan(pane!.y + pane!.height);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await violationsInBothModes(page)).toEqual([]);

  await page.getByRole('button', {name: 'Close the avatar'}).click();
  await expect(page.locator('canvas')).toHaveCount(0);
  await expect(start(page)).toBeFocused();
  await expect(row(page, 'LeftHand')).toHaveCount(0);
  expect(problems).toEqual([]);

  // Without WebGL, a picture and the reason appear, and the tables stay.
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await start(page).click();
  await expect(page.getByRole('alert').filter({hasText: 'WebGL 2 is off or missing'})).toBeVisible();
  await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
  await expect(page.locator('canvas')).toHaveCount(0);
  await expect(page.locator('#joint-LeftHand')).toBeVisible();
});
