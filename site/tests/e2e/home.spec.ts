import {expect, test, type Page} from '@playwright/test';
import {violationsInBothModes} from './axe';
import {creator, demo, isPartOfDemo, open, ready} from './demo';
import {webGl, withBlankFrames} from './webgl';

test.use(webGl);

/** The highlighted line of `main.ts`, counted from 0; empty for none. */
const litLine = (page: Page): Promise<string> =>
  page
    .locator('[data-step] [data-title="main.ts"] code')
    .evaluate((code) => getComputedStyle(code).getPropertyValue('--running'));

test('the avatar has layers and 3D; the ten lines can be copied, run and show their export; a file is checked in memory', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await withBlankFrames(page, true);
  const {asked, problems} = await open(page, '/');
  await expect(page.getByText('Your Docusaurus site did not load properly.')).toHaveCount(0);
  await page.getByRole('button', {name: 'Copy main.ts'}).click();
  await expect(page.getByRole('button', {name: 'Copied main.ts'})).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await page.locator('pre code').first().textContent(),
  );
  const stage = page.locator('main section').first();
  const first = stage.getByRole('slider', {name: 'Edge between textures and mesh'});
  const second = stage.getByRole('slider', {name: 'Edge between mesh and skeleton'});
  await expect(first).toHaveValue('49');
  expect(asked.filter((path) => isPartOfDemo(path) || /\.glb$|avatar-scene|live-layers/.test(path))).toEqual([]);
  await first.focus();
  await page.keyboard.press('ArrowRight');
  await expect(first).toHaveValue('50');
  await page.keyboard.press('End');
  await expect(second).toHaveValue('100');
  await second.press('Home');
  await expect(first).toHaveValue('0');

  await page.getByRole('button', {name: 'Make it live'}).click();
  await expect(page.getByRole('button', {name: 'Play'})).toBeFocused();
  await page.getByRole('application', {name: /^Noah/}).press('ArrowLeft');

  await demo(page).getByRole('button', {name: 'Run the ten lines'}).click();
  await ready(page);
  await expect(page.locator('[data-step=open]')).toBeVisible();
  expect(await litLine(page)).toBe('5');
  // The controls scroll inside the frame, above Next and the bar at its end.
  for (const width of [1280, 768, 360]) {
    await page.setViewportSize({width, height: 800});
    const bottom = (name: string) =>
      creator(page)
        .locator(name)
        .evaluate((part) => part.getBoundingClientRect().bottom);
    const top = (name: string) =>
      creator(page)
        .locator(name)
        .evaluate((part) => part.getBoundingClientRect().top);
    expect(await bottom('#fields'), `at ${width}`).toBeLessThanOrEqual(await top('#next'));
    expect(await bottom('#next'), `at ${width}`).toBeLessThanOrEqual(await top('.simulation'));
    expect(await bottom('.simulation')).toBeLessThanOrEqual(
      await creator(page)
        .locator('html')
        .evaluate((html) => html.clientHeight),
    );
  }
  await page.setViewportSize({width: 1280, height: 720});
  await creator(page).getByRole('button', {name: 'Next'}).click();
  await expect(demo(page).getByText(/^✓ Export received · \d\.\d MB$/)).toBeVisible();
  await expect(demo(page).getByRole('button', {name: 'Play', exact: true})).toBeVisible();
  await expect(demo(page).getByRole('application'), 'fits into the box').toBeInViewport({ratio: 0.99});
  await expect(demo(page).getByText(/^\d\d,\d{3} triangles, 54 joints, 72 morph targets$/)).toBeVisible();
  expect(await litLine(page)).toBe('');
  await page.getByRole('button', {name: 'show-avatar.ts', exact: true}).click();
  await expect(page.getByRole('button', {name: 'Copy show-avatar.ts'})).toBeVisible();
  await expect(page.getByRole('button', {name: 'Copy main.ts'})).toBeHidden();
  const download = page.waitForEvent('download');
  await demo(page).getByRole('link', {name: 'Download GLB'}).click();
  expect((await download).suggestedFilename()).toBe('avatar.glb');
  expect(await violationsInBothModes(page)).toEqual([]);
  await demo(page).getByRole('button', {name: 'Open the creator again'}).click();
  await ready(page);
  expect(problems).toEqual([]);

  // The inspector's page gets the file without a request for it.
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', {name: 'Drop your own GLB'}).click();
  await (await chooser).setFiles('static/models/clips.glb');
  await expect(page).toHaveURL(/\/docs\/importing\/#glb-inspector$/);
  await expect(page.locator('#glb-inspector')).toContainText('clips.glb:');
  await expect(page.getByRole('link', {name: 'Play the animation on an avatar'})).toHaveAttribute(
    'href',
    '/docs/importing/mixamo/#clip-animator',
  );
});
