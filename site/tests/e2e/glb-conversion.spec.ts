import {expect, test} from '@playwright/test';
import sharp from 'sharp';
import {inspect} from '@avaturn-docs/avatar-glb/inspect';
import {readContainer} from '@avaturn-docs/avatar-glb/read/container';
import {withDraco, withKtx2} from '@avaturn-docs/avatar-glb/test/compressed';
import {brokenFile} from '@avaturn-docs/avatar-glb/test/faults';
import {tinyAvatar} from '@avaturn-docs/avatar-glb/test/tiny-avatar';
import {emotionSuggestions} from '@avaturn-docs/platform/morph-targets';
import {violations} from './axe';
import {
  answerAll,
  conversion,
  downloadModel,
  findingsOfAxe,
  guidelines,
  open,
  serveSample,
  toolPart,
  toolScript,
  upload,
  withoutDriver,
} from './glb-tool';
import {webGl} from './webgl';

test.use(webGl);

test('the converter asks for license and permissions, and makes a VRM 1.0 model that is valid', async ({page}) => {
  const {tool, problems, requests} = await open(page, conversion);
  await page.waitForLoadState('networkidle');
  expect(requests.filter((path) => toolScript.test(path))).toEqual([]);
  await upload(tool, 'tiny.glb', tinyAvatar('T2'));
  await expect(tool.getByRole('form', {name: 'License and permissions'})).toBeFocused();
  const convert = tool.getByRole('button', {name: 'Convert to VRM'});
  await convert.click();
  await expect(tool.getByLabel('Name of the avatar')).toBeFocused();
  const invalid = tool.locator('form .text-field:invalid');
  await expect(invalid).toHaveCount(6);
  expect(await violations(page, toolPart)).toEqual([]);
  await tool.getByRole('button', {name: 'Use the strictest terms'}).click();
  await expect(invalid).toHaveCount(2);
  await expect(tool.getByLabel('Commercial use')).toHaveValue('personalNonProfit');

  await answerAll(tool);
  const authors = tool.getByLabel('Authors, one per line');
  await authors.fill(' ');
  await convert.click();
  await expect(authors).toBeFocused();
  await authors.fill('Ada');
  await expect(invalid).toHaveCount(0);
  // A field in a closed part opens it.
  await tool.locator('summary', {hasText: 'More about the avatar'}).click();
  const other = tool.getByLabel('Other license URL');
  await other.fill('none');
  await tool.locator('summary', {hasText: 'More about the avatar'}).click();
  await convert.click();
  await expect(other).toBeFocused();

  // The answers for a sample are known, so converting it is what remains.
  await serveSample(page, 't2-female.glb', tinyAvatar('T2'));
  await tool.getByRole('button', {name: 'Forget'}).click();
  await tool.getByLabel('No file? Try a sample:').selectOption({label: 'Maya, T2'});
  await tool.getByRole('button', {name: 'Use sample'}).press('Enter');
  await expect(tool.getByRole('form', {name: 'License and permissions'})).toBeFocused();
  await expect(tool.locator('.file-bar')).toBeInViewport();
  await convert.press('Enter');
  const save = tool.getByRole('button', {name: 'Download VRM'});
  await expect(save).toBeVisible();
  for (const summary of await tool.locator('summary', {hasText: /Bones|expressions/}).all()) {
    await summary.click();
  }
  expect(await findingsOfAxe(page)).toEqual([]);

  const {name, bytes} = await downloadModel(page, save);
  expect(name).toBe('t2-female.vrm');
  const {extensions} = readContainer(bytes).json as {
    extensions: {VRMC_vrm: {specVersion: string; meta: object; humanoid: {humanBones: object}}};
  };
  const {specVersion, meta, humanoid} = extensions.VRMC_vrm;
  expect(specVersion).toBe('1.0');
  expect(Object.keys(humanoid.humanBones)).toHaveLength(54);
  expect(meta).toMatchObject({
    name: 'Maya, T2',
    authors: ['Avaturn documentation'],
    licenseUrl: 'https://vrm.dev/licenses/1.0/',
    avatarPermission: 'everyone',
    allowRedistribution: true,
  });
  await tool.getByRole('link', {name: 'Inspect t2-female.vrm'}).click();
  await expect(tool.getByRole('status').first()).toHaveText(/^t2-female\.vrm: .*Checked as a VRM model\.$/);
  expect(withoutDriver(problems)).toEqual([]);
});

test('the converter refuses what no VRM can be made from, keeps the answers for the next file, decodes it and turns an A-pose', async ({
  page,
}) => {
  const {tool, problems} = await open(page, conversion);
  const form = tool.getByRole('form', {name: 'License and permissions'});
  const files = [
    ['text.glb', new TextEncoder().encode('hello'), 'not'],
    ['cut.glb', tinyAvatar('T2').subarray(0, 5000), 'The file is cut off'],
    ['empty.glb', brokenFile('mesh').file, 'The file has no triangles'],
  ] as const;
  for (const [name, bytes, message] of files) {
    await upload(tool, name, bytes);
    await expect(tool.getByRole('alert').filter({hasText: message})).toBeVisible();
    await expect(form).toBeHidden();
    await expect(tool.getByRole('link', {name: 'inspector'})).toHaveAttribute('href', `${guidelines}#glb-inspector`);
  }
  await upload(tool, 'tiny.glb', tinyAvatar('T2'));
  await expect(form).toBeFocused();
  await tool.getByLabel('Name of the avatar').fill('Ada');
  await upload(tool, 'text.glb', files[0][1]);
  // Then, the button for the next file isn't replaced any more.
  await expect(tool.getByRole('alert').filter({hasText: 'text.glb'})).toBeVisible();
  await expect(form).toBeHidden();
  await upload(tool, 'tiny.glb', tinyAvatar('T2'));
  await expect(form).toBeVisible();
  await expect(tool.getByLabel('Name of the avatar')).toHaveValue('Ada');

  // It decodes Draco and KTX2, each with WebAssembly, under the policy.
  const convert = tool.getByRole('button', {name: 'Convert to VRM'});
  await answerAll(tool);
  await tool.getByLabel('Add a picture of the head as the thumbnail.').uncheck();
  const encoded = [
    ['draco', await withDraco(tinyAvatar('T2')), 'Meshes are decompressed'],
    ['ktx2', await withKtx2(tinyAvatar('T2')), 'Textures are converted from KTX2 to PNG'],
  ] as const;
  for (const [name, bytes, note] of encoded) {
    await upload(tool, `${name}.glb`, bytes);
    // Before the conversion, and after it.
    await expect(tool.getByRole('listitem').filter({hasText: note})).toBeVisible();
    await convert.click();
    await expect(tool.getByText(`${name}.vrm, `)).toBeVisible();
    await expect(tool.getByRole('listitem').filter({hasText: note})).toBeVisible();
    const vrm = await downloadModel(page, tool.getByRole('button', {name: 'Download VRM'}));
    expect(inspect(vrm.bytes).extensions).toEqual([{name: 'VRMC_vrm', required: false}]);
  }
  await expect(tool.getByText('The file has no thumbnail.')).toBeVisible();

  await upload(tool, 'a-pose.glb', brokenFile('t-pose').file);
  await convert.click();
  await expect(tool.getByRole('listitem').filter({hasText: 'The arms are turned into the T-pose'})).toBeVisible();
  expect(withoutDriver(problems)).toEqual([]);
});

test('weights of an expression that the reader changes are in the VRM, with a picture of the head, and in its 3D view', async ({
  page,
}) => {
  const {tool, problems, requests} = await open(page, conversion, true);
  await upload(tool, 'tiny.glb', tinyAvatar('T2'));
  await tool.locator('summary', {hasText: 'Expressions (optional)'}).click();
  const face = tool.getByRole('application', {name: /^The expression on your avatar/});
  await expect(face).toBeVisible();
  await tool.getByLabel('Expression', {exact: true}).selectOption('sad');
  await tool.getByRole('slider', {name: 'browInnerUp'}).fill('0.25');
  await tool.getByLabel('Add a shape').selectOption('cheekPuff');
  await expect(tool.getByRole('slider', {name: 'cheekPuff'})).toHaveValue('0.5');
  expect(await findingsOfAxe(page)).toEqual([]);
  // The face stays in view while the list scrolls.
  await page.setViewportSize({width: 360, height: 560});
  await tool.getByLabel('Add a shape').evaluate((field) => field.scrollIntoView({block: 'end'}));
  await expect(face).toBeInViewport({ratio: 0.9});
  await answerAll(tool);
  await tool.getByRole('button', {name: 'Convert to VRM'}).click();
  await expect(tool.getByRole('img', {name: 'Thumbnail of the avatar'})).toBeVisible();

  const {bytes} = await downloadModel(page, tool.getByRole('button', {name: 'Download VRM'}));
  const {json, bin}: {json: any; bin: Uint8Array} = readContainer(bytes);
  const {meta, expressions} = json.extensions.VRMC_vrm;
  const head = json.nodes.findIndex(({name}: {name: string}) => name === 'Head_Mesh');
  const names: string[] = json.meshes[json.nodes[head].mesh].extras.targetNames;
  const binds: {node: number; index: number; weight: number}[] = expressions.preset.sad.morphTargetBinds;
  const ofHead = binds.filter(({node}) => node === head);
  const weights = Object.fromEntries(ofHead.map(({index, weight}) => [names[index], weight]));
  expect(weights).toEqual({...emotionSuggestions.sad, browInnerUp: 0.25, cheekPuff: 0.5});
  const {byteOffset, byteLength} = json.bufferViews[json.images[meta.thumbnailImage].bufferView];
  const picture = sharp(bin.slice(byteOffset, byteOffset + byteLength));
  expect(await picture.metadata()).toMatchObject({format: 'png', width: 512, height: 512});
  // More than a plain background.
  expect((await picture.stats()).channels[0]!.stdev).toBeGreaterThan(5);
  expect(requests.filter((path) => /avatar-viewer/.test(path))).toEqual([]);

  // The result has a slider for each expression.
  await tool.getByRole('button', {name: 'Show the result in 3D'}).click();
  await tool.locator('summary', {hasText: 'Face shapes'}).click();
  // VRM 1.0 has 18 preset expressions; the sample fills 16 of them.
  await expect(tool.getByRole('group', {name: 'VRM expressions'}).getByRole('slider')).toHaveCount(83);
  const blink = tool.getByRole('slider', {name: 'blink', exact: true}).first();
  await blink.fill('1');
  await expect(blink).toHaveValue('1');
  expect(withoutDriver(problems)).toEqual([]);
});
