import {writeFileSync} from 'node:fs';
import {expect, test, type Page, type TestInfo} from '@playwright/test';
import {writeContainer} from '@avaturn-docs/avatar-glb/read/container';
import {tinyAsset, tinyAvatar} from '@avaturn-docs/avatar-glb/test/tiny-avatar';
import {violationsInBothModes} from './axe';
import {guidelines, open, upload, withoutDriver} from './glb-tool';
import {layoutShifts, watchLayoutShifts} from './page-shape';
import {webGl} from './webgl';

test.use(webGl);

const bodies = '/docs/integration/bodies/';
const animator = '/docs/importing/mixamo/';
const keepButton = 'Keep this file in this browser';

/** Path of an avatar with this size in bytes: Playwright sends files of more than 50 MB by their path alone. */
function padded(info: TestInfo, bytes: number): string {
  const file = info.outputPath('large.glb');
  writeFileSync(file, Buffer.concat([tinyAvatar('T1'), Buffer.alloc(bytes)], bytes));
  return file;
}

/** Inspects a file, and keeps it. */
async function keep(page: Page, name: string, bytes: Uint8Array) {
  const opened = await open(page, guidelines);
  await upload(opened.tool, name, bytes);
  await opened.tool.getByRole('button', {name: keepButton}).click();
  return opened;
}

const mark = (page: Page, row: string) => page.locator(`[id="${row}"]`).getByText(/not in your file|^your file: /);
const stored = (page: Page) =>
  page.evaluate(async () => [localStorage.getItem('own-avatar') !== null, (await indexedDB.databases()).length > 0]);

test('a file that a tool has read can be kept; tables compare it, tools start with it, and tabs follow', async ({
  page,
  context,
}) => {
  await watchLayoutShifts(page);
  const {tool, problems, requests} = await open(page, guidelines);
  await upload(tool, 'me.glb', tinyAvatar('T1'));
  await expect(tool.getByRole('button', {name: keepButton})).toBeVisible();
  expect(await stored(page)).toEqual([false, false]);
  await tool.getByRole('button', {name: keepButton}).press('Enter');
  await expect(tool.getByText('kept in this browser')).toBeVisible();
  expect(await stored(page)).toEqual([true, true]);
  await expect(tool.getByRole('status').first()).toContainText('Tables on all pages now show');
  await expect(mark(page, 'limit-triangles')).toHaveText('your file: look 12');
  expect(await violationsInBothModes(page, '[data-component]')).toEqual([]);

  await page.goto(bodies);
  await expect(mark(page, 'mesh-Head_Mesh')).toHaveText('not in your file');
  await expect(mark(page, 'joint-LeftEye')).toHaveText('not in your file');
  await expect(mark(page, 'joint-Hips')).toHaveCount(0);
  expect(await layoutShifts(page)).toEqual([]);
  expect(await violationsInBothModes(page, 'main .table-scroll')).toEqual([]);

  const other = await context.newPage();
  await other.goto(animator);
  const animatorTool = other.locator('[data-component=ClipAnimator]');
  await expect(animatorTool.getByText('me.glb')).toBeVisible();
  await animatorTool.getByRole('button', {name: 'Use your file'}).click();
  await expect(animatorTool.locator('.file-bar')).toContainText('me.glb');
  await animatorTool.getByRole('button', {name: 'Use sample clips'}).click();
  await expect(animatorTool.getByRole('status').filter({hasText: 'fit the avatar'})).toBeVisible();
  await animatorTool.getByRole('button', {name: 'Forget'}).click();
  await expect.poll(() => stored(other)).toEqual([false, false]);
  await expect(mark(page, 'joint-LeftEye')).toHaveCount(0);
  expect(withoutDriver(problems)).toEqual([]);
  expect(requests.filter((path) => path.endsWith('.glb'))).toEqual([]);
});

test('an avatar of a foreign rig, and an asset, are compared; a broken file and one above the limit aren’t kept', async ({
  page,
}, info) => {
  const rig = {asset: {version: '2.0'}, scenes: [{nodes: [0]}], nodes: [{name: 'pelvis'}], skins: [{joints: [0]}]};
  const {tool} = await keep(page, 'rig.glb', writeContainer(rig, new Uint8Array()));
  await expect(tool.getByText('kept in this browser')).toBeVisible();
  await page.goto(bodies);
  await expect(mark(page, 'joint-Hips')).toHaveText('not in your file');

  // It replaces the other one.
  await keep(page, 'glasses.glb', tinyAsset('eyewear'));
  await expect(mark(page, 'material-lens')).toHaveText('your file: lens_clear');

  const broken = await open(page, guidelines);
  await upload(broken.tool, 'cut.glb', tinyAvatar('T2').slice(0, 5000));
  await expect(broken.tool.getByRole('alert')).toContainText('The file is cut off');
  await expect(broken.tool.getByRole('button', {name: keepButton})).toHaveCount(0);
  await broken.tool.getByLabel('Other file').setInputFiles(padded(info, 65e6));
  await broken.tool.getByRole('button', {name: keepButton}).click();
  await expect(broken.tool.getByRole('status').getByText('this browser keeps up to 64 MB')).toBeVisible();

  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await upload(broken.tool, 'me.glb', tinyAvatar('T1'));
  await broken.tool.getByRole('button', {name: keepButton}).click();
  await expect(broken.tool.getByText('This browser has no space left for the file')).toBeVisible();
});

test('where storage is denied, the file works on this page, and the bar says for how long', async ({page}) => {
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('denied', 'SecurityError');
    };
  });
  const {tool, problems} = await keep(page, 'me.glb', tinyAvatar('T1'));
  const reason = tool.getByRole('status').getByText('This browser doesn’t let the site store files');
  await expect(reason).toHaveText(/kept only until you reload or close the page/);
  // Another page of the same visit.
  await page.getByRole('link', {name: 'Body types'}).first().click();
  await expect(mark(page, 'joint-LeftEye')).toHaveText('not in your file');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(mark(page, 'joint-LeftEye')).toHaveCount(0);
  expect(withoutDriver(problems)).toEqual([]);
});

test('a kept file of 60 MB moves nothing on pages, and isn’t read by them', async ({page}, info) => {
  const {tool} = await open(page, guidelines);
  await tool.getByLabel('Choose a GLB').setInputFiles(padded(info, 60e6));
  await tool.getByRole('button', {name: keepButton}).click();
  await expect(page.getByText('kept in this browser')).toBeVisible();
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new Error('read');
    };
  });
  await watchLayoutShifts(page);
  for (const width of [1280, 360]) {
    await page.setViewportSize({width, height: 740});
    for (const path of [bodies, `${bodies}#mesh-Head_Mesh`, guidelines, animator, '/docs/importing/blender/']) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      expect(await layoutShifts(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});
