import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {inspect} from '@avaturn-docs/avatar-glb/inspect';
import {tinyAvatar} from '@avaturn-docs/avatar-glb/test/tiny-avatar';
import {violations} from './axe';
import {
  downloadModel,
  drop,
  findingsOfAxe,
  open,
  sample,
  serveSample,
  toolPart,
  toolScript,
  withoutDriver,
} from './glb-tool';
import {webGl} from './webgl';

const clip = (name: string) => path.join(__dirname, '../fixtures/clips', name);

test.use(webGl);

test('an avatar and clips dropped together are animated, played and downloaded', async ({page}) => {
  const {tool, problems, requests} = await open(page, '/docs/importing/mixamo/', true);
  await page.waitForLoadState('networkidle');
  expect(requests.filter((file) => toolScript.test(file))).toEqual([]);

  const files = ['squat.fbx', 'squat.bvh'].map((name) => ({name, bytes: new Uint8Array(readFileSync(clip(name)))}));
  await drop(page, [...files, {name: 'ada.glb', bytes: tinyAvatar('T1')}]);
  const rows = tool.getByRole('table', {name: 'Clips'}).locator('tbody tr');
  await expect(rows).toHaveText([/^squat\s*squat\.fbx\s*0\.37\s*24$/, /^squat 2\s*squat\.bvh\s*0\.37\s*24$/]);

  await tool.getByRole('button', {name: 'Preview the clips on the avatar'}).click();
  await expect(tool.locator('[data-ready="true"]')).toBeVisible();
  await expect(tool.getByRole('combobox', {name: 'Clip'})).toHaveValue('squat');
  await expect(tool.locator('optgroup').first().locator('option')).toHaveText(['squat', 'squat 2']);
  // Labels would cover the source.
  await expect(tool.getByRole('group', {name: 'Show'})).toHaveAttribute('data-small', 'true');
  await test.step('source and result move together, and the largest difference is below them', async () => {
    const view = tool.getByRole('application', {name: 'Source squat.fbx and result ada-animated.glb'});
    const halves = async () => {
      const {x, y, width, height} = (await view.boundingBox())!;
      // Between the buttons.
      const parts = [0.3, 0.7].map((center) => ({x: x + width * (center - 0.08), y, width: width * 0.16, height}));
      return Promise.all(parts.map((clip) => page.screenshot({clip})));
    };
    await view.scrollIntoViewIfNeeded();
    const before = await halves();
    await tool.getByRole('slider', {name: 'Time'}).fill('0.2');
    for (const half of [0, 1]) await expect.poll(async () => before[half]!.equals((await halves())[half]!)).toBe(false);
    const report = tool.locator('[data-ready] p').filter({hasText: 'Largest difference'});
    await expect(report).toHaveText(/^Largest difference 0° at \w+; soles within 1 cm\./);
    await tool.getByRole('combobox', {name: 'Clip'}).selectOption('squat 2');
    await expect(tool.getByRole('application', {name: 'Source squat.bvh and result ada-animated.glb'})).toBeVisible();
    await tool.getByRole('combobox', {name: 'Clip'}).selectOption('squat');
  });
  expect(await findingsOfAxe(page)).toEqual([]);
  await page.setViewportSize({width: 1280, height: 900});

  const whole = await downloadModel(page, tool.getByRole('button', {name: 'Download avatar with clips'}));
  expect(whole.name).toBe('ada-animated.glb');
  const alone = await downloadModel(page, tool.getByRole('button', {name: 'Download clips'}));
  expect(alone.name).toBe('ada-clips.glb');
  expect(inspect(whole.bytes).clips.map(({name}) => name)).toEqual(expect.arrayContaining(['squat', 'squat 2']));
  expect(inspect(alone.bytes)).toMatchObject({triangles: 0, clips: [{name: 'squat'}, {name: 'squat 2'}]});
  expect(withoutDriver(problems)).toEqual([]);
});

test('a sample gets clips of each kind, and travels between the tools', async ({page}) => {
  const {tool, problems} = await open(page, '/docs/importing/mixamo/');
  await serveSample(page, 't1-female.glb', await sample('t1-female.glb'));
  const rows = tool.getByRole('table', {name: 'Clips'}).locator('tbody tr');
  await tool.getByRole('button', {name: 'Use sample', exact: true}).click();
  await expect(tool.getByRole('status').first()).toHaveText('Now choose clips, or drop them anywhere on this page.');

  await test.step('joints with other names are guessed, and the reader maps those whose places are unclear', async () => {
    await tool.getByLabel('Choose clips').setInputFiles(clip('other-names.bvh'));
    await expect(rows).toHaveText([/^other-names\s*other-names\.bvh\s*0\.37\s*24$/]);
    await expect(tool).toContainText('so their places decided: Hips is pelvis, LeftArm is upperarm_l, ');
    await tool.getByRole('button', {name: 'Remove other-names.bvh'}).click();
    // A longer hand makes the arms different.
    const text = readFileSync(clip('other-names.bvh'), 'utf8')
      .replace(/(JOINT RightHand\s+\{\s+OFFSET )\S+/, '$1-40')
      .replace('upperarm_l', 'Bone 1');
    await tool
      .getByLabel('Choose clips')
      .setInputFiles({name: 'other-names.bvh', mimeType: 'text/plain', buffer: Buffer.from(text)});
    const form = tool.getByRole('form', {name: 'Map the joints'});
    for (const [joint, name] of Object.entries({Hips: 'pelvis', LeftUpLeg: 'thigh_l', RightUpLeg: 'thigh_r'})) {
      await expect(form.getByLabel(joint, {exact: true})).toHaveValue(name);
    }
    await expect(form.getByRole('combobox')).toHaveCount(4);
    await form.getByLabel('LeftArm', {exact: true}).selectOption('Bone 1');
    expect(await violations(page, toolPart)).toEqual([]);
    await form.getByRole('button', {name: 'Use these joints'}).click();
    await expect(rows).toHaveText([/^other-names\s*other-names\.bvh\s*0\.37\s*24$/]);
    const report = tool.getByRole('listitem').filter({hasText: 'Largest difference'});
    await expect(report).toHaveText(
      /^other-names: Largest difference 0° at \w+; soles within 1 cm\. Rest pose: the file’s own/,
    );
    await tool.getByLabel('Rest pose', {exact: true}).selectOption('A frame');
    await expect(report).toContainText('Rest pose: the clip at 0.00 s.');
    await tool.getByLabel('Rest pose', {exact: true}).selectOption('T-pose file');
    await tool.getByLabel('Choose a T-pose file').setInputFiles(clip('squat.bvh'));
    await expect(report).toContainText('Rest pose: squat.bvh.');
    await tool.getByLabel('Rest pose', {exact: true}).selectOption('Found automatically');
    await expect(report).toContainText('Rest pose: the file’s own');
    await tool.getByRole('button', {name: 'Remove other-names.bvh'}).click();
  });

  await test.step('a file without an animation is refused', async () => {
    await tool
      .getByLabel('Choose clips')
      .setInputFiles({name: 'still.glb', mimeType: 'model/gltf-binary', buffer: Buffer.from(tinyAvatar('T1'))});
    await expect(tool.getByRole('alert')).toContainText('still.glb: The file has no animation.');
    await tool.getByRole('button', {name: 'Remove still.glb'}).click();
  });

  await test.step('sample clips fit, beside clips of the same names', async () => {
    await tool.getByRole('button', {name: 'Use sample clips'}).click();
    await expect(tool.getByText('clips fit the avatar.')).toBeVisible();
    // The sample has clips of these names.
    await expect(rows.locator('th')).toHaveText(['Idle', 'Walk', 'Wave']);
    await expect(
      tool.getByText(
        'The avatar already has clips named Idle, Walk and Wave. In t1-female-animated.glb, the new ones are Idle 2, Walk 2 and Wave 2.',
      ),
    ).toBeVisible();
    const clipsOf = async (button: string) => {
      const {bytes} = await downloadModel(page, tool.getByRole('button', {name: button}));
      return inspect(bytes).clips.map(({name}) => name);
    };
    expect(await clipsOf('Download clips')).toEqual(['Idle', 'Walk', 'Wave']);
    expect((await clipsOf('Download avatar with clips')).slice(0, 3)).toEqual(['Idle 2', 'Walk 2', 'Wave 2']);
  });

  await test.step('a file that can’t be read is refused with a fix, and the others stay', async () => {
    await tool
      .getByLabel('Add clips')
      .setInputFiles({name: 'note.fbx', mimeType: 'text/plain', buffer: Buffer.from('Hello')});
    await expect(tool.getByText('note.fbx: The file is not FBX, BVH, GLB or VRMA.')).toBeVisible();
    await expect(tool.getByText('3 clips fit the avatar. 1 file doesn’t.')).toBeVisible();
    await expect(tool.getByRole('button', {name: 'Download clips'})).toBeVisible();
    await tool.getByRole('button', {name: 'Remove note.fbx'}).click();
    await expect(tool.getByText('note.fbx')).toHaveCount(0);
    await expect(tool.getByLabel('Add clips')).toBeFocused();
  });

  await test.step('the other tools open the avatar', async () => {
    await expect(tool.getByRole('link', {name: 'Inspect or optimize t1-female-animated.glb'})).toBeVisible();
    await tool.getByRole('link', {name: 'Convert t1-female.glb to VRM'}).click();
    await expect(tool.getByRole('form', {name: 'License and permissions'})).toBeVisible();
    await expect(tool.locator('code', {hasText: 't1-female.glb'})).toBeInViewport();
    await tool.getByRole('link', {name: 'Inspect or optimize t1-female.glb'}).click();
    await tool.getByRole('link', {name: 'Animate t1-female.glb'}).click();
    await expect(tool.locator('code', {hasText: 't1-female.glb'})).toBeVisible();
    await expect(tool.getByLabel('Choose clips')).toBeAttached();
  });
  expect(withoutDriver(problems)).toEqual([]);
});
