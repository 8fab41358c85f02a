import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test, type Locator, type Page} from '@playwright/test';
import {violationsInBothModes} from './axe';
import {open} from './demo';
import {linkTo} from './loading';
import {layoutShifts, watchLayoutShifts} from './page-shape';
import {webGl} from './webgl';

test.use({...webGl, viewport: {width: 1280, height: 800}});

const bodies = '/docs/integration/bodies/';
const footwear = '/docs/ux_customization/assets/footwear/';

const stage = (page: Page) => page.getByRole('region', {name: 'Stage'});
const start = (page: Page) => page.getByRole('button', {name: /^Stage/});
const parts = (page: Page) => stage(page).getByRole('combobox', {name: 'Parts on this page'});
const line = (page: Page) => stage(page).locator('figcaption');
const picture = (page: Page, kind: string) => stage(page).locator(`[data-kind="${kind}"]`);
/** The visible marked name, in text or in a table. */
const name = (page: Page, text: string): Locator =>
  page
    .locator('main code[data-part], main [data-part] > code')
    .filter({hasText: new RegExp(`^${text}$`), visible: true})
    .first();

/** Rests the mouse on a name until it is lit. A page that still scrolls lights nothing. */
async function point(page: Page, text: string): Promise<void> {
  await name(page, text).scrollIntoViewIfNeeded();
  await expect(async () => {
    await page.mouse.move(1, 1);
    await name(page, text).hover();
    await expect(line(page)).toContainText(text, {timeout: 2000});
  }).toPass();
}

const bytes = (files: readonly string[], kind: RegExp): number =>
  [...new Set(files)]
    .filter((file) => kind.test(file))
    .reduce((sum, file) => sum + readFileSync(path.join('../build', file)).length, 0);

test('names light up on the stage by mouse and keyboard, and drive the live avatar', async ({page}) => {
  await watchLayoutShifts(page);
  const {asked, problems} = await open(page, bodies);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((file) => /img\/stage|three|\.glb$/.test(file))).toEqual([]);
  await expect(page.getByText('Names with a dotted line show here.')).toBeVisible();

  await page.locator('#pose-offsets > summary').click();
  await point(page, 'LeftShoulder');
  await expect(line(page)).toContainText('LeftShoulder joint 9 of 54, parent Spine2, child LeftArm');
  await expect(picture(page, 'joint')).toBeVisible();
  await expect(name(page, 'LeftShoulder')).toHaveAttribute('data-lit', '');
  const atFirstUse = bytes(asked, /img\/stage/);
  expect(atFirstUse).toBeGreaterThan(0);
  expect(atFirstUse).toBeLessThanOrEqual(60_000);
  await page.mouse.move(1, 1);
  await expect(line(page)).toContainText('LeftShoulder');
  await point(page, 'Head_Mesh');
  await expect(line(page)).toContainText('mesh, 8,543 triangles, material Head');
  await expect(picture(page, 'mesh')).toBeVisible();
  await point(page, 'jawOpen');
  await expect(line(page)).toContainText('shape 18 of 72, on 3 meshes');
  await expect(picture(page, 'shape')).toBeVisible();
  expect(bytes(asked, /img\/(?:stage\/meshes|faces)/)).toBeLessThanOrEqual(2 * 160_000);
  expect(await layoutShifts(page)).toEqual([]);

  // A name that was only pointed at goes with its name; a clicked one stays.
  await page.mouse.move(1, 1);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(line(page)).toHaveText('Names with a dotted line show here.');
  await name(page, 'jawOpen').click();
  await expect(line(page)).toContainText('jawOpen');
  await page.evaluate(() => scrollTo(0, 0));
  await expect(name(page, 'jawOpen')).not.toBeInViewport();
  await expect(line(page)).toContainText('jawOpen');

  // The list is the only tab stop for names, which are in groups.
  await expect(parts(page)).toHaveValue('shape:jawOpen');
  expect(
    await parts(page)
      .locator('optgroup')
      .evaluateAll((groups) => groups.map((group) => group.getAttribute('label'))),
  ).toEqual(expect.arrayContaining(['Joints', 'Shapes', 'Meshes', 'Materials']));
  await parts(page).focus();
  await page.keyboard.type('lefthandthumb3');
  await expect(line(page)).toContainText('LeftHandThumb3 joint 15 of 54, parent LeftHandThumb2');
  await expect(stage(page).getByRole('status')).toContainText('joint 15 of 54, parent LeftHandThumb2');
  await page.keyboard.press('ArrowDown');
  await expect(line(page)).toContainText('LeftHandIndex1');
  expect(await page.locator('main p code[tabindex]').count()).toBe(0);

  // The link leads to the part's place.
  await parts(page).selectOption('joint:LeftEye');
  await stage(page).getByRole('link', {name: 'LeftEye'}).click();
  await expect(page).toHaveURL(/#joint-LeftEye$/);
  await expect(page.locator('#joint-LeftEye')).toBeInViewport();

  // Live, in the same place.
  expect(asked.filter((file) => /three|avatar-scene|\.glb$/.test(file))).toEqual([]);
  const shows = (part: string) => expect(page.locator(`[data-live="${part}"]`)).toBeVisible();
  await stage(page).getByRole('button', {name: 'Make it live'}).click();
  await stage(page).getByRole('button', {name: 'Stop'}).click();
  await expect(stage(page).getByRole('application')).toHaveCount(0);
  await stage(page).getByRole('button', {name: 'Make it live'}).click();
  await shows('joint:LeftEye');
  const canvas = stage(page).getByRole('application');
  const eye = await canvas.screenshot();
  await parts(page).selectOption('shape:jawOpen');
  await shows('shape:jawOpen');
  await expect.poll(async () => (await canvas.screenshot()).equals(eye)).toBe(false);
  expect(await violationsInBothModes(page, '[data-stage]')).toEqual([]);
  await stage(page).getByRole('button', {name: 'Stop'}).click();
  await expect(page.locator('canvas')).toHaveCount(0);

  // One press closes it, and nothing moves.
  const links = page.locator('.theme-doc-toc-desktop');
  const {height} = (await links.boundingBox())!;
  await page.keyboard.press('Escape');
  await expect(stage(page)).toHaveCount(0);
  expect((await links.boundingBox())!.height, 'the drawing is as high as the panel').toBe(height);
  await name(page, 'Head_Mesh').click();
  await expect(line(page)).toContainText('Head_Mesh');
  expect(problems).toEqual([]);
});

test('a button opens it in narrower windows, and it stays open on the next page', async ({page}) => {
  await page.setViewportSize({width: 1024, height: 740});
  await watchLayoutShifts(page);
  await open(page, footwear);
  await name(page, 'LeftFoot').dblclick();
  await start(page).focus();
  await expect(stage(page)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(stage(page)).toBeInViewport({ratio: 1});
  await point(page, 'LeftToeBase');
  await expect(line(page)).toContainText('LeftToeBase joint 50 of 54, parent LeftFoot');
  expect(await violationsInBothModes(page, '[data-stage]')).toEqual([]);
  expect(await layoutShifts(page)).toEqual([]);
  await linkTo(page, 'Eyewear').click();
  await expect(page).not.toHaveURL(footwear);
  await expect(stage(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(stage(page)).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 740}, hasTouch: true});

  test('a tap on a name opens a sheet, which stays closed after it was closed', async ({page}) => {
    await open(page, footwear);
    await expect(page.locator('html')).toHaveAttribute('data-names', 'on');
    await name(page, 'LeftFoot').tap();
    await expect(line(page)).toContainText('LeftFoot');
    const box = (await stage(page).boundingBox())!;
    expect(box.height).toBeLessThanOrEqual(160);
    expect(box.y + box.height).toBe(740);
    for (const button of await stage(page)
      .getByRole('button', {name: /live|Close/})
      .all())
      expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(24);
    expect(await violationsInBothModes(page, '[data-stage]')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await stage(page).getByRole('button', {name: 'Close'}).tap();
    await expect(stage(page)).toHaveCount(0);
    await expect(start(page)).toBeFocused();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(stage(page)).toHaveCount(0);
    await expect(start(page)).toHaveCSS('opacity', '0');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(start(page)).toHaveCSS('opacity', '1');
    await page.keyboard.press('Enter');
    await expect(line(page)).toHaveText('Names with a dotted line show here.');
    await name(page, 'LeftToeBase').tap();
    await expect(line(page)).toContainText('LeftToeBase');
  });
});

test('names turn off, for all pages, and on again', async ({page}) => {
  await open(page, bodies);
  const actions = page.locator('.page-actions summary');
  const dots = () => name(page, 'jawOpen').evaluate((code) => getComputedStyle(code).textDecorationLine);
  await expect.poll(dots).toBe('underline');
  await actions.click();
  await page.getByRole('button', {name: 'Turn names on the stage off'}).click();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-names', 'off');
  expect(await dots()).toBe('none');
  await name(page, 'jawOpen').click();
  await expect(page.locator('[data-stage], .stage-idle')).toHaveCount(0);
  await actions.click();
  await page.getByRole('button', {name: 'Turn names on the stage on'}).click();
  await expect(page.locator('.stage-idle')).toBeVisible();
  await page.emulateMedia({media: 'print'});
  await expect(page.locator('.stage-idle')).toBeHidden();
  expect(await dots()).toBe('none');
});

test('without WebGL, names light up, and the stage says why it can’t be live', async ({page}) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await open(page, bodies);
  await point(page, 'jawOpen');
  await stage(page).getByRole('button', {name: 'Make it live'}).click();
  await expect(stage(page).getByRole('alert')).toContainText('WebGL 2 is off or missing');
  await expect(line(page)).toContainText('jawOpen');
});
