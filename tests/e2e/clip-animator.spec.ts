import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test, type Locator, type Page} from '@playwright/test';
import {inspect} from '@avaturn-docs/avatar-glb/inspect';
import {readModel} from '@avaturn-docs/avatar-glb/read/model';
import {tinyAvatar} from '@avaturn-docs/avatar-glb/test/tiny-avatar';
import {validate} from '@avaturn-docs/avatar-glb/validate';
import {violationsInBothModes} from './axe';
import {withoutDriver} from './glb-tool';
import {webGl} from './webgl';

const toolScript = /wasm-worker|-decoder|avatar-viewer|avatar-scene|\/three(-vrm)?\./;
const clip = (name: string) => path.join(__dirname, '../fixtures/clips', name);

test.use(webGl);

async function open(page: Page) {
  const problems: string[] = [];
  const requests: string[] = [];
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto('/docs/importing/mixamo/');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  return {tool: page.locator('[data-component="ClipAnimator"]'), problems, requests};
}

async function download(page: Page, button: Locator) {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return {name: file.suggestedFilename(), bytes: new Uint8Array(readFileSync(await file.path()))};
}

/** Drops files on the page, not on the tool. */
async function drop(page: Page, files: readonly {readonly name: string; readonly bytes: Uint8Array}[]) {
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

test('an avatar and clips dropped together are animated, played and downloaded', async ({page}) => {
  const {tool, problems, requests} = await open(page);
  await page.waitForLoadState('networkidle');
  expect(requests.filter((file) => toolScript.test(file))).toEqual([]);

  const files = ['squat.fbx', 'squat.bvh'].map((name) => ({name, bytes: new Uint8Array(readFileSync(clip(name)))}));
  const avatar = new Uint8Array(readFileSync(path.join(__dirname, '../../static/models/t1-male.glb')));
  await drop(page, [...files, {name: 'ada.glb', bytes: avatar}]);
  const rows = tool.getByRole('table', {name: 'Clips'}).locator('tbody tr');
  await expect(rows).toHaveText([/^squat\s*squat\.fbx\s*0\.37\s*24$/, /^squat 2\s*squat\.bvh\s*0\.37\s*24$/]);

  await tool.getByRole('button', {name: 'Preview the clips on the avatar'}).click();
  await expect(tool.locator('[data-ready="true"]')).toBeVisible();
  await expect(tool.getByRole('combobox', {name: 'Clip'})).toHaveValue('squat');
  for (const width of [360, 1280]) {
    await page.setViewportSize({width, height: 900});
    await expect(page.locator('.navbar__toggle')).toBeVisible({visible: width === 360});
    expect(await violationsInBothModes(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }

  const whole = await download(page, tool.getByRole('button', {name: 'Download avatar with clips'}));
  expect(whole.name).toBe('ada-animated.glb');
  const alone = await download(page, tool.getByRole('button', {name: 'Download clips'}));
  expect(alone.name).toBe('ada-clips.glb');
  for (const {bytes} of [whole, alone]) {
    expect((await validate(bytes, readModel(bytes))).faults).toEqual([]);
  }
  expect(inspect(whole.bytes).clips.map(({name}) => name)).toEqual(expect.arrayContaining(['squat', 'squat 2']));
  expect(inspect(alone.bytes)).toMatchObject({triangles: 0, clips: [{name: 'squat'}, {name: 'squat 2'}]});
  expect(withoutDriver(problems)).toEqual([]);
});

test('joints with other names are mapped by hand', async ({page}) => {
  const {tool} = await open(page);
  await tool.getByRole('button', {name: 'Use sample', exact: true}).click();
  await tool.getByLabel('Choose clips').setInputFiles(clip('other-names.bvh'));
  const form = tool.getByRole('form', {name: 'Map the joints'});
  for (const [joint, name] of Object.entries({
    Hips: 'pelvis',
    LeftArm: 'upperarm_l',
    LeftUpLeg: 'thigh_l',
    RightUpLeg: 'thigh_r',
  })) {
    await form.getByLabel(joint, {exact: true}).selectOption(name);
  }
  await expect(form.getByRole('combobox')).toHaveCount(4);
  expect(await violationsInBothModes(page)).toEqual([]);
  await form.getByRole('button', {name: 'Use these joints'}).click();
  await expect(tool.getByRole('table', {name: 'Clips'}).locator('tbody tr')).toHaveText([
    /^other-names\s*other-names\.bvh\s*0\.37\s*24$/,
  ]);
});

test('one file travels between the tools', async ({page}) => {
  const {tool} = await open(page);
  await tool.getByRole('button', {name: 'Use sample', exact: true}).click();
  await tool.getByRole('button', {name: 'Use sample clips'}).click();
  await expect(tool.getByRole('link', {name: 'Inspect or optimize t1-female-animated.glb'})).toBeVisible();
  await tool.getByRole('link', {name: 'Convert t1-female.glb to VRM'}).click();
  const converter = page.locator('[data-component="VrmConverter"]');
  await expect(converter.getByRole('form', {name: 'License and permissions'})).toBeVisible();
  await expect(converter.getByText('t1-female.glb', {exact: true})).toBeInViewport();

  await page.goto('/docs/importing/');
  const inspector = page.locator('[data-component="GlbInspector"]');
  await inspector.getByRole('button', {name: 'Use sample'}).click();
  await inspector.getByRole('link', {name: 'Animate t1-female.glb'}).click();
  await expect(tool.getByText('t1-female.glb', {exact: true})).toBeVisible();
  await expect(tool.getByLabel('Choose clips')).toBeAttached();
});

test('samples fit without a file, and a file that is no clip is refused with a fix', async ({page}) => {
  const {tool, problems} = await open(page);
  await tool.getByRole('button', {name: 'Use sample', exact: true}).click();
  await expect(tool.getByRole('status').first()).toHaveText('Now choose clips, or drop them anywhere on this page.');
  await tool.getByRole('button', {name: 'Use sample clips'}).click();
  await expect(tool.getByText('clips fit the avatar.')).toBeVisible();
  // The sample has clips of these names.
  await expect(tool.getByRole('table', {name: 'Clips'}).locator('tbody th')).toHaveText(['Idle', 'Walk', 'Wave']);
  await expect(
    tool.getByText(
      'The avatar already has clips named Idle, Walk and Wave. In t1-female-animated.glb, the new ones are Idle 2, Walk 2 and Wave 2.',
    ),
  ).toBeVisible();
  const alone = await download(page, tool.getByRole('button', {name: 'Download clips'}));
  expect(inspect(alone.bytes).clips.map(({name}) => name)).toEqual(['Idle', 'Walk', 'Wave']);
  const whole = await download(page, tool.getByRole('button', {name: 'Download avatar with clips'}));
  expect(
    inspect(whole.bytes)
      .clips.map(({name}) => name)
      .slice(0, 3),
  ).toEqual(['Idle 2', 'Walk 2', 'Wave 2']);
  await tool
    .getByLabel('Add clips')
    .setInputFiles({name: 'note.fbx', mimeType: 'text/plain', buffer: Buffer.from('Hello')});
  await expect(tool.getByText('note.fbx: The file is not FBX, BVH or GLB.')).toBeVisible();
  await expect(tool.getByRole('button', {name: 'Download clips'})).toBeVisible();

  await tool.getByRole('button', {name: 'Remove note.fbx'}).click();
  await expect(tool.getByText('note.fbx')).toHaveCount(0);
  await expect(tool.getByLabel('Add clips')).toBeFocused();
  await tool.getByRole('button', {name: 'Remove clips.glb'}).click();
  await tool
    .getByLabel('Choose clips')
    .setInputFiles({name: 'still.glb', mimeType: 'model/gltf-binary', buffer: Buffer.from(tinyAvatar('T1'))});
  await expect(tool.getByRole('alert')).toContainText('still.glb: The file has no animation.');
  expect(withoutDriver(problems)).toEqual([]);
});
