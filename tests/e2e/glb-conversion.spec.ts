import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import sharp from 'sharp';
import {inspect} from '@avaturn-docs/avatar-glb/inspect';
import {readContainer} from '@avaturn-docs/avatar-glb/read/container';
import {readModel} from '@avaturn-docs/avatar-glb/read/model';
import {withDraco, withMeshopt, withWebp} from '@avaturn-docs/avatar-glb/test/compressed';
import {withKtx2} from '@avaturn-docs/avatar-glb/test/ktx2';
import {tinyAvatar, tinyFiles as sound} from '@avaturn-docs/avatar-glb/test/tiny-avatar';
import {validate} from '@avaturn-docs/avatar-glb/validate';
import {emotionSuggestions} from '../../data/morph-targets';
import {violations} from './axe';
import {
  answerAll,
  broken,
  conversion,
  download,
  findingsOfAxe,
  guidelines,
  open,
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
  await expect(tool.getByLabel('Name of the model')).toBeFocused();
  await expect(tool.locator('[aria-invalid="true"]')).toHaveCount(12);
  expect(await violations(page)).toEqual([]);
  await tool.getByRole('button', {name: 'Use the strictest terms'}).click();
  await expect(tool.locator('[aria-invalid="true"]')).toHaveCount(3);
  await expect(tool.getByLabel('Commercial use')).toHaveValue('personalNonProfit');

  await answerAll(tool);
  await convert.click();
  const license = tool.getByLabel('License URL', {exact: true});
  await expect(license).toBeFocused();
  await expect(license).toHaveAccessibleDescription(/Enter a URL that begins with https:\/\/ or http:\/\/\.$/);
  await expect(tool.locator('[aria-invalid="true"]')).toHaveCount(1);
  // Only the worker has checked the file.
  expect(requests.filter((path) => toolScript.test(path) && !path.includes('wasm-worker-vrm'))).toEqual([]);

  await license.fill('https://example.com/license');
  await expect(tool.locator('[aria-invalid="true"]')).toHaveCount(0);

  // The answers for a sample are known, so converting it is what remains.
  await tool.getByLabel('No file? Try a sample:').selectOption({label: 'Maya, T2'});
  await tool.getByRole('button', {name: 'Use sample'}).press('Enter');
  await expect(convert).toBeFocused();
  await page.keyboard.press('Enter');
  const save = tool.getByRole('button', {name: 'Download VRM'});
  await expect(save).toBeVisible();
  for (const summary of await tool.locator('summary', {hasText: /Bones|expressions/}).all()) {
    await summary.click();
  }
  expect(await findingsOfAxe(page)).toEqual([]);

  const {name, bytes} = await download(page, save);
  expect(name).toBe('t2-female.vrm');
  const {faults} = await validate(bytes, readModel(bytes));
  expect(faults.filter(({severity}) => severity === 'error')).toEqual([]);
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
  const inspector = page.locator('[data-component="GlbInspector"]');
  await expect(inspector.getByRole('status').first()).toHaveText(/^t2-female\.vrm: .*Checked as a VRM model\.$/);
  expect(withoutDriver(problems)).toEqual([]);
});

test('a file that no VRM can be made from is refused when it is chosen, and the answers stay for the next', async ({
  page,
}) => {
  const {tool, problems} = await open(page, conversion);
  const form = tool.getByRole('form', {name: 'License and permissions'});
  const files = [
    ['text.glb', new TextEncoder().encode('hello'), 'not'],
    ['cut.glb', tinyAvatar('T2').subarray(0, 5000), 'The file is cut off'],
    ['empty.glb', broken('mesh').make(sound).file, 'The file has no triangles'],
  ] as const;
  for (const [name, bytes, message] of files) {
    await upload(tool, name, bytes);
    await expect(tool.getByRole('alert').filter({hasText: message})).toBeVisible();
    await expect(form).toBeHidden();
    await expect(tool.getByRole('link')).toHaveCount(0);
  }
  await upload(tool, 'tiny.glb', tinyAvatar('T2'));
  await expect(form).toBeFocused();
  await tool.getByLabel('Name of the model').fill('Ada');
  await upload(tool, 'text.glb', files[0][1]);
  await expect(form).toBeHidden();
  await upload(tool, 'tiny.glb', tinyAvatar('T2'));
  await expect(tool.getByLabel('Name of the model')).toHaveValue('Ada');
  expect(withoutDriver(problems)).toEqual([]);
});

test('the converter decodes meshopt, Draco, KTX2 and WebP under the policy, and turns an A-pose', async ({page}) => {
  const {tool, problems} = await open(page, conversion);
  const convert = tool.getByRole('button', {name: 'Convert to VRM'});
  // The form keeps its values for the next file.
  await upload(tool, 'plain.glb', tinyAvatar('T2'));
  await answerAll(tool);
  await tool.getByLabel('License URL', {exact: true}).fill('https://example.com/license');
  const files = [
    ['meshopt', await withMeshopt(tinyAvatar('T2')), 'Meshes were decompressed'],
    ['draco', await withDraco(tinyAvatar('T2')), 'Meshes were decompressed'],
    ['ktx2', await withKtx2(tinyAvatar('T2')), 'Textures were converted from KTX2 to PNG'],
    ['webp', await withWebp(tinyAvatar('T2')), 'Textures were converted from WebP to PNG'],
  ] as const;
  for (const [name, bytes, note] of files) {
    await upload(tool, `${name}.glb`, bytes);
    await convert.click();
    await expect(tool.getByText(`${name}.vrm, `)).toBeVisible();
    await expect(tool.getByRole('listitem').filter({hasText: note})).toBeVisible();
    const vrm = await download(page, tool.getByRole('button', {name: 'Download VRM'}));
    const {faults} = await validate(vrm.bytes, readModel(vrm.bytes));
    expect(faults.filter(({severity}) => severity === 'error')).toEqual([]);
    expect(inspect(vrm.bytes).extensions).toEqual([{name: 'VRMC_vrm', required: false}]);
  }

  await upload(tool, 'a-pose.glb', broken('t-pose').make(sound).file);
  await convert.click();
  await expect(tool.getByRole('listitem').filter({hasText: 'The arms were turned into the T-pose'})).toBeVisible();

  await upload(tool, 'turned.glb', broken('facing').make(sound).file);
  await convert.click();
  await expect(tool.getByRole('alert').filter({hasText: 'does not face +Z'})).toBeVisible();
  await expect(tool.getByRole('link', {name: 'inspector'})).toHaveAttribute('href', new RegExp(`^${guidelines}`));
  expect(withoutDriver(problems)).toEqual([]);
});

test('the converter shows the result with a slider for each expression', async ({page}) => {
  const {tool, problems} = await open(page, conversion);
  await upload(tool, 'tiny.glb', tinyAvatar('T2'));
  await answerAll(tool);
  await tool.getByLabel('License URL', {exact: true}).fill('https://example.com/license');
  await tool.getByRole('button', {name: 'Convert to VRM'}).click();
  await tool.getByRole('button', {name: 'Show the result in 3D'}).click();
  await tool.locator('summary', {hasText: 'Face shapes'}).click();
  // VRM 1.0 has 18 preset expressions; the sample fills 16 of them.
  await expect(tool.getByRole('group', {name: 'VRM expressions'}).getByRole('slider')).toHaveCount(83);
  const blink = tool.getByRole('slider', {name: 'blink', exact: true}).first();
  await blink.fill('1');
  await expect(blink).toHaveValue('1');
  expect(withoutDriver(problems)).toEqual([]);
});

test('weights of an expression that the reader changes are in the VRM, and so is a picture of the head', async ({
  page,
}) => {
  const {tool, problems, requests} = await open(page, conversion);
  await upload(tool, 'tiny.glb', tinyAvatar('T2'));
  await tool.locator('summary', {hasText: 'Expressions (optional)'}).click();
  await expect(tool.getByRole('application', {name: /^The expression on your avatar/})).toBeVisible();
  await tool.getByLabel('Expression', {exact: true}).selectOption('sad');
  await tool.getByRole('slider', {name: 'browInnerUp'}).fill('0.25');
  await tool.getByLabel('Add a shape').selectOption('cheekPuff');
  await expect(tool.getByRole('slider', {name: 'cheekPuff'})).toHaveValue('0.5');
  expect(await findingsOfAxe(page)).toEqual([]);
  await answerAll(tool);
  await tool.getByLabel('License URL', {exact: true}).fill('https://example.com/license');
  await tool.getByRole('button', {name: 'Convert to VRM'}).click();
  await expect(tool.getByRole('img', {name: 'Thumbnail of the model'})).toBeVisible();

  const {bytes} = await download(page, tool.getByRole('button', {name: 'Download VRM'}));
  expect((await validate(bytes, readModel(bytes))).faults.filter(({severity}) => severity === 'error')).toEqual([]);
  const {json, bin} = readContainer(bytes) as {json: VrmJson; bin: Uint8Array};
  const {meta, expressions} = json.extensions.VRMC_vrm;
  const head = json.nodes.findIndex(({name}) => name === 'Head_Mesh');
  const names = json.meshes[json.nodes[head]!.mesh]!.extras.targetNames;
  const binds = expressions.preset.sad.morphTargetBinds.filter(({node}) => node === head);
  const weights = Object.fromEntries(binds.map(({index, weight}) => [names[index], weight]));
  expect(weights).toEqual({...emotionSuggestions.sad, browInnerUp: 0.25, cheekPuff: 0.5});
  const {byteOffset, byteLength} = json.bufferViews[json.images[meta.thumbnailImage]!.bufferView]!;
  const picture = sharp(bin.slice(byteOffset, byteOffset + byteLength));
  expect(await picture.metadata()).toMatchObject({format: 'png', width: 512, height: 512});
  // More than a plain background.
  expect((await picture.stats()).channels[0]!.stdev).toBeGreaterThan(5);
  expect(requests.filter((path) => /avatar-viewer/.test(path))).toEqual([]);
  expect(withoutDriver(problems)).toEqual([]);
});

interface VrmJson {
  readonly extensions: {
    readonly VRMC_vrm: {
      readonly meta: {readonly thumbnailImage: number};
      readonly expressions: {
        readonly preset: {
          readonly sad: {
            readonly morphTargetBinds: readonly {
              readonly node: number;
              readonly index: number;
              readonly weight: number;
            }[];
          };
        };
      };
    };
  };
  readonly nodes: readonly {readonly name: string; readonly mesh: number}[];
  readonly meshes: readonly {readonly extras: {readonly targetNames: readonly string[]}}[];
  readonly images: readonly {readonly bufferView: number}[];
  readonly bufferViews: readonly {readonly byteOffset: number; readonly byteLength: number}[];
}

test('the inspected file is optimized in a worker, with the result of the command', async ({page}) => {
  const {tool, problems, requests} = await open(page, '/docs/importing/');
  await page.waitForLoadState('networkidle');
  expect(requests.filter((path) => toolScript.test(path))).toEqual([]);
  await page.evaluate(() => {
    const long: number[] = ((window as {longTasks?: number[]}).longTasks = []);
    new PerformanceObserver((list) => long.push(...list.getEntries().map(({duration}) => duration))).observe({
      type: 'longtask',
    });
  });
  // Dropped next to the tool.
  const files = await page.evaluateHandle(async () => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([await (await fetch('/models/t1-male.glb')).blob()], 'ada.glb'));
    return transfer;
  });
  await page.evaluate(() => ((window as {longTasks?: number[]}).longTasks!.length = 0));
  await page.locator('h1').dispatchEvent('drop', {dataTransfer: files});
  const optimizer = tool.getByRole('region', {name: 'Optimize the file'});
  await optimizer.getByLabel('For', {exact: true}).selectOption({label: 'Mobile'});
  await expect(optimizer.getByRole('checkbox')).not.toBeChecked();
  await optimizer.getByRole('button', {name: 'Optimize GLB'}).click();
  await expect(optimizer.getByRole('status').first()).toHaveText('ada.glb is optimized.');
  const table = optimizer.getByRole('table', {name: 'ada.glb before and after'});
  await expect(table.getByRole('row')).toHaveCount(7);
  await expect(table.getByRole('row', {name: /^Triangles [\d,]+ [\d,]+ −\d+%$/})).toBeVisible();
  const long = await page.evaluate(() => (window as {longTasks?: number[]}).longTasks!);
  console.log(`long tasks while a file is checked and optimized: ${long.join(', ') || 'none'}`);
  await optimizer.getByRole('button', {name: 'Compare both models in 3D'}).click();
  await expect(optimizer.getByText(/^Before: [\d,]+ triangles$/)).toBeVisible();
  await expect(optimizer.getByText(/^After: [\d,]+ triangles$/)).toBeVisible();
  await optimizer.getByRole('button', {name: 'Head'}).click();
  await expect(optimizer.getByRole('application', {name: /^After/})).toHaveAttribute('data-zoom', /^[2-9]/);
  expect(await findingsOfAxe(page)).toEqual([]);

  const saved = await download(page, optimizer.getByRole('button', {name: 'Download GLB'}));
  expect(saved.name).toBe('ada-mobile.glb');
  expect((await validate(saved.bytes, readModel(saved.bytes))).faults).toEqual([]);
  const written = test.info().outputPath('command.glb');
  const command = ['packages/avatar-glb/cli/main.ts', 'optimize', 'static/models/t1-male.glb', '-o', written];
  const {stderr} = spawnSync(process.execPath, ['--import', 'tsx', ...command, '--preset', 'mobile'], {
    encoding: 'utf8',
  });
  // Without a terminal, one line for all textures.
  expect(stderr.match(/^Reducing textures.*$/gm)).toEqual(['Reducing textures …']);
  const [fromPage, fromCommand] = [inspect(saved.bytes), inspect(readFileSync(written))];
  const {triangles, drawCalls, morphTargets, joints, extensions} = fromCommand;
  expect(fromPage).toMatchObject({triangles, drawCalls, morphTargets, joints, extensions});
  expect(Math.abs(fromPage.fileBytes / fromCommand.fileBytes - 1)).toBeLessThan(0.01);

  // The other tools open the result, and the converter the original.
  await optimizer.getByRole('button', {name: 'Inspect ada-mobile.glb'}).click();
  await expect(tool.getByRole('status').first()).toHaveText(/^ada-mobile\.glb: .*Checked as an exported avatar\.$/);
  await expect(tool.getByRole('link', {name: 'Convert ada.glb to VRM'})).toBeVisible();
  await expect(tool.getByText(/^The converter opens the original, ada\.glb\./)).toBeVisible();
  await expect(optimizer.getByLabel('For')).toHaveValue('mobile');
  await tool.getByRole('button', {name: 'Back to ada.glb'}).click();
  await expect(tool.getByRole('status').first()).toHaveText(/^ada\.glb: /);
  await optimizer.getByRole('button', {name: 'Optimize GLB'}).click();
  await optimizer.getByRole('button', {name: 'Inspect ada-mobile.glb'}).click();
  await expect(tool.getByRole('status').first()).toHaveText(/^ada-mobile\.glb: /);
  await optimizer.getByLabel('For').selectOption('Web');
  await tool.getByRole('button', {name: 'Optimize GLB'}).click();
  await tool.getByRole('link', {name: 'Animate ada-mobile-web.glb'}).click();
  const animator = page.locator('[data-component="ClipAnimator"]');
  await animator.getByRole('button', {name: 'Use sample clips'}).click();
  await expect(animator.getByText('clips fit the avatar.')).toBeVisible();
  const moving = await download(page, animator.getByRole('button', {name: 'Download avatar with clips'}));
  expect(moving.name).toBe('ada-mobile-web-animated.glb');
  expect((await validate(moving.bytes, readModel(moving.bytes))).faults).toEqual([]);

  await page.goto('/docs/importing/');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await upload(tool, 'ada.glb', readFileSync('static/models/t1-male.glb'));
  await tool.getByRole('button', {name: 'Optimize GLB'}).click();
  await expect(tool.getByRole('link', {name: 'Animate ada-web.glb'})).toBeVisible();
  await tool.getByRole('link', {name: 'Convert ada.glb to VRM'}).click();
  await expect(page).toHaveURL(`${conversion}#vrm-converter`);
  await expect(tool.getByText('ada.glb', {exact: true})).toBeVisible();
  await expect(tool.getByRole('form', {name: 'License and permissions'})).toBeVisible();
  expect(withoutDriver(problems)).toEqual([]);
});

test('the optimizer writes Draco, and decodes each compression under the policy', async ({page}) => {
  const {tool, problems} = await open(page, '/docs/importing/');
  for (const [name, bytes] of [
    ['meshopt', await withMeshopt(tinyAvatar('T2'))],
    ['draco', await withDraco(tinyAvatar('T2'))],
    ['webp', await withWebp(tinyAvatar('T2'))],
  ] as const) {
    await upload(tool, `${name}.glb`, bytes);
    const optimizer = tool.getByRole('region', {name: 'Optimize the file'});
    await optimizer.getByLabel('Mesh compression').selectOption({label: 'Draco'});
    await optimizer.getByRole('checkbox').check();
    await optimizer.getByRole('button', {name: 'Optimize GLB'}).click();
    const saved = await download(page, optimizer.getByRole('button', {name: 'Download GLB'}));
    expect((await validate(saved.bytes, readModel(saved.bytes))).faults).toEqual([]);
    expect(inspect(saved.bytes).extensions.map((extension) => extension.name)).toContain('KHR_draco_mesh_compression');
    expect(inspect(saved.bytes).morphTargets).toEqual([]);
  }
  expect(withoutDriver(problems)).toEqual([]);
});
