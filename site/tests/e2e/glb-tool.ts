import {readFileSync} from 'node:fs';
import {expect, type Locator, type Page} from '@playwright/test';
import {readModel} from '@avaturn-docs/avatar-glb/read/model';
import {withImagesOf} from '@avaturn-docs/avatar-glb/test/compressed';
import {validate} from '@avaturn-docs/avatar-glb/validate';
import {violations, violationsInBothModes} from './axe';
import {withBlankFrames, withFewFrames} from './webgl';

export const guidelines = '/docs/ux_customization/assets/general_guidelines/?profile=export';
export const conversion = '/docs/importing/glb-to-vrm/';

/** A part of the tools, or a file that only they load here. */
export const toolScript =
  /\/glb\.|glb-worker|wasm-worker|-decoder|-transcoder|avatar-viewer|avatar-scene|\/three(-vrm)?\./;

/** The tool of a page. */
export const toolPart =
  '[data-component="GlbInspector"], [data-component="VrmConverter"], [data-component="ClipAnimator"]';

/**
 * Console errors and warnings, including CSP violations, and the page's requests.
 * @param isDrawn whether the test looks at what the page draws in 3D
 */
export async function open(page: Page, path: string, isDrawn = false) {
  const problems: string[] = [];
  const requests: string[] = [];
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await withFewFrames(page);
  if (!isDrawn) await withBlankFrames(page, true);
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  return {tool: page.locator(toolPart), problems, requests};
}

/** Without warnings of the software renderer. */
export const withoutDriver = (problems: readonly string[]): string[] =>
  problems.filter((problem) => !/GPU stall|swiftshader/i.test(problem));

export const upload = (tool: Locator, name: string, bytes: Uint8Array) =>
  tool
    .getByLabel(/^(Choose a GLB|Replace|Other file)$/)
    .setInputFiles({name, mimeType: 'model/gltf-binary', buffer: Buffer.from(bytes)});

/** A sample with small images, in pixels: most tests need only its meshes, joints and clips. */
export const sample = (file: string, edge = 64): Promise<Uint8Array> =>
  withImagesOf(edge, new Uint8Array(readFileSync(`static/models/${file}`)));

/** The sample that the page loads has these bytes. */
export const serveSample = (page: Page, file: string, bytes: Uint8Array) =>
  page.route(`**/models/${file}`, (route) => route.fulfill({body: Buffer.from(bytes)}));

/** Drops files on the page, not on the tool. */
export async function drop(page: Page, files: readonly {readonly name: string; readonly bytes: Uint8Array}[]) {
  const list = files.map(({name, bytes}) => ({name, data: Buffer.from(bytes).toString('base64')}));
  const transfer = await page.evaluateHandle(
    (all) =>
      all.reduce((data, {name, data: text}) => {
        const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
        data.items.add(new File([bytes], name));
        return data;
      }, new DataTransfer()),
    list,
  );
  await page.locator('h1').dispatchEvent('drop', {dataTransfer: transfer});
}

export async function download(page: Page, button: Locator) {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return {name: file.suggestedFilename(), bytes: new Uint8Array(readFileSync(await file.path()))};
}

/** A download that is valid glTF. */
export async function downloadModel(page: Page, button: Locator) {
  const file = await download(page, button);
  expect((await validate(file.bytes, readModel(file.bytes))).faults).toEqual([]);
  return file;
}

/** axe findings of the tool with open results: in both modes at desktop width, then at phone width. */
export async function findingsOfAxe(page: Page): Promise<string[]> {
  const found = await violationsInBothModes(page, toolPart);
  await page.setViewportSize({width: 360, height: 900});
  // The theme gets the width from an event, and then renders the mobile parts.
  await expect(page.locator('.navbar__toggle')).toBeVisible();
  // The bar at the top of narrow windows would cover half of whatever is scrolled below it.
  await page.evaluate(() => scrollTo(0, 0));
  found.push(...(await violations(page, toolPart)).map((finding) => `360 px: ${finding}`));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  return found;
}

/** Fills in the form about license and permissions, except its URL. */
export async function answerAll(tool: Locator): Promise<void> {
  await tool.getByLabel('Name of the avatar').fill('Ada');
  await tool.getByLabel('Authors, one per line').fill('First\nSecond');
  for (const list of await tool.locator('fieldset select').all()) await list.selectOption({index: 1});
}
