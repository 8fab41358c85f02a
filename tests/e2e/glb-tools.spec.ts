import {execFileSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import {expect, test, type Locator, type Page} from '@playwright/test';
import {run} from '@avaturn-docs/avatar-glb/cli/run';
import {inspect} from '@avaturn-docs/avatar-glb/inspect';
import {edited} from '@avaturn-docs/avatar-glb/test/edited';
import {brokenFiles} from '@avaturn-docs/avatar-glb/test/faults';
import {readContainer} from '@avaturn-docs/avatar-glb/read/container';
import {readModel} from '@avaturn-docs/avatar-glb/read/model';
import {withDraco, withMeshopt, withWebp} from '@avaturn-docs/avatar-glb/test/compressed';
import {withKtx2} from '@avaturn-docs/avatar-glb/test/ktx2';
import {tinyAvatar, tinyFiles as sound} from '@avaturn-docs/avatar-glb/test/tiny-avatar';
import {validate} from '@avaturn-docs/avatar-glb/validate';
import {violations, violationsInBothModes} from './axe';
import {webGl} from './webgl';

const guidelines = '/docs/ux_customization/assets/general_guidelines/';
const conversion = '/docs/importing/glb-to-vrm/';

/** A part of the tools, or a file that only they load here. */
const toolScript = /glb-inspector-worker|wasm-worker|-decoder|-transcoder|avatar-viewer|avatar-scene|\/three(-vrm)?\./;

test.use(webGl);

/** Console errors and warnings, including CSP violations, and the page's requests. */
async function open(page: Page, path: string) {
  const problems: string[] = [];
  const requests: string[] = [];
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  const tool = page.locator('[data-component="GlbInspector"], [data-component="VrmConverter"]');
  return {tool, problems, requests};
}

const upload = (tool: Locator, name: string, bytes: Uint8Array) =>
  tool
    .getByLabel(/^Choose (a|another) GLB$/)
    .setInputFiles({name, mimeType: 'model/gltf-binary', buffer: Buffer.from(bytes)});

const broken = (rule: string) => brokenFiles.find((file) => file.rule === rule)!;

async function download(page: Page, button: Locator) {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return {name: file.suggestedFilename(), bytes: new Uint8Array(readFileSync(await file.path()))};
}

/** axe findings with open results: in both modes at desktop width, then at phone width. */
async function findingsOfAxe(page: Page): Promise<string[]> {
  const found = await violationsInBothModes(page);
  await page.setViewportSize({width: 360, height: 900});
  // The theme gets the width from an event, and then renders the mobile parts.
  await expect(page.locator('.navbar__toggle')).toBeVisible();
  found.push(...(await violations(page)).map((finding) => `360 px: ${finding}`));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  return found;
}

test('a valid avatar has no problems, and the same report as the command', async ({page}) => {
  const {tool, problems, requests} = await open(page, guidelines);
  await page.waitForLoadState('networkidle');
  expect(requests.filter((path) => toolScript.test(path))).toEqual([]);

  const before = requests.length;
  await tool.getByLabel('No file? Try a sample:').selectOption({label: 'Maya, T1'});
  await tool.getByRole('button', {name: 'Use sample'}).click();
  await expect(tool.getByRole('status').first()).toHaveText('t1-female.glb: no problems, checked as exported avatar.');
  await expect(tool.getByRole('heading', {name: 'Fix these'})).toHaveCount(0);
  const scripts = requests.slice(before).filter((path) => path.endsWith('.js'));
  expect(scripts.some((path) => path.includes('glb-inspector-worker'))).toBe(true);
  const weight = scripts.reduce((sum, path) => sum + gzipSync(readFileSync(`build${path}`)).length, 0);
  console.log(`inspector's worker with the validator, by gzip: ${weight}`);
  expect(weight).toBeLessThanOrEqual(160 * 1024);

  for (const title of ['Materials', 'Joints']) await tool.locator('summary', {hasText: title}).click();
  await expect(tool.getByRole('table', {name: 'Joints'}).getByRole('row')).toHaveCount(53);
  expect(await findingsOfAxe(page)).toEqual([]);

  const {name, bytes} = await download(page, tool.getByRole('button', {name: 'Download report (JSON)'}));
  expect(name).toBe('t1-female-report.json');
  const lines: string[] = [];
  await run(['check', 'static/models/t1-female.glb', '--json'], {
    command: 'avaturn-glb',
    site: '',
    out: (line) => lines.push(line),
    error: () => {},
  });
  const [expected] = JSON.parse(lines.join('\n')) as [object];
  expect(JSON.parse(new TextDecoder().decode(bytes))).toEqual([{...expected, file: 't1-female.glb'}]);
  expect(problems).toEqual([]);
});

test('a broken asset shows only its rule, with a link to the guide; the URL contains the kind of file', async ({
  page,
}) => {
  const {tool, problems} = await open(page, `${guidelines}?profile=eyewear`);
  const profile = tool.getByLabel('Check the file as');
  await expect(profile).toHaveValue('eyewear');
  await upload(tool, 'round.glb', broken('lens-translucent').make(sound).file);
  await expect(tool.getByRole('status').first()).toHaveText(
    'round.glb: 0 errors, 1 warning, 0 notes, checked as eyewear.',
  );
  const rows = tool.getByRole('table', {name: 'Fix these'}).locator('tbody tr');
  await expect(rows).toHaveCount(1);
  await expect(rows.locator('code')).toHaveText('lens-translucent');
  await expect(rows.getByRole('link')).toHaveAttribute(
    'href',
    '/docs/ux_customization/assets/eyewear/#make-the-lens-translucent',
  );

  // The same file is checked again as another kind.
  await profile.selectOption('hair');
  await expect(tool.getByRole('status').first()).toContainText('checked as hair');
  expect(new URL(page.url()).searchParams.get('profile')).toBe('hair');
  expect(problems).toEqual([]);
});

test('repeated validator messages are one row with a count, and expected ones are separate', async ({page}) => {
  const {tool} = await open(page, guidelines);
  await upload(
    tool,
    'flood.glb',
    edited(tinyAvatar('T1'), (gltf) => {
      gltf.materials[0].pbrMetallicRoughness.metallicRoughnessTexture = {index: 0, channel: 0};
      // Each node refers to a camera that doesn't exist.
      gltf.nodes.forEach((node: {camera?: number}) => (node.camera = 99));
    }),
  );
  await expect(tool.getByRole('status').first()).toHaveText(/^flood\.glb: 55 errors, 0 warnings, 0 notes/);
  const rows = tool.getByRole('table', {name: 'Fix these'}).locator('tbody tr');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Error × 55');
  await tool.locator('summary', {hasText: 'Harmless'}).click();
  await expect(tool.getByRole('table', {name: 'Harmless'}).locator('code').first()).toBeVisible();
  await expect(tool.getByRole('table', {name: 'Harmless'})).toContainText('UNEXPECTED_PROPERTY');
  expect(await findingsOfAxe(page)).toEqual([]);
});

test('an asset is compared with the avatar file next to it', async ({page}) => {
  const {tool} = await open(page, `${guidelines}?profile=clothing`);
  const {file, avatar} = broken('body-mask').make(sound);
  await upload(tool, 'jacket.glb', file);
  await expect(tool.getByRole('status').first()).toContainText('no problems');
  await tool
    .getByLabel('Choose the avatar for this asset')
    .setInputFiles({name: 'body.glb', mimeType: 'model/gltf-binary', buffer: Buffer.from(avatar!)});
  await expect(tool.getByRole('table', {name: 'Fix these'}).locator('tbody code')).toHaveText('body-mask');
});

test("invalid files are rejected with a fix: too large ones without reading, and files that aren't GLB", async ({
  page,
}) => {
  const {tool, problems} = await open(page, guidelines);
  await upload(tool, 'avatar.glb', new TextEncoder().encode('PK\u0003\u0004 and so on'));
  await expect(tool.getByRole('alert')).toHaveText('This is a ZIP archive. Unpack it, and use the .glb file inside.');
  await upload(tool, 'cut.glb', tinyAvatar('T1').subarray(0, 5000));
  await expect(tool.getByRole('alert')).toContainText('The file is cut off');

  await page.evaluate(() => {
    Object.defineProperty(Blob.prototype, 'size', {get: () => 300 * 1024 * 1024});
    const window_ = window as unknown as {reads: number};
    window_.reads = 0;
    Blob.prototype.arrayBuffer = () => {
      window_.reads += 1;
      return Promise.resolve(new ArrayBuffer(0));
    };
  });
  await upload(tool, 'scan.glb', tinyAvatar('T1'));
  await expect(tool.getByRole('alert')).toHaveText(
    'The file has 300 MB; the limit is 256 MB. Reduce its textures and meshes first.',
  );
  expect(await page.evaluate(() => (window as unknown as {reads: number}).reads)).toBe(0);
  expect(problems).toEqual([]);
});

test('a check can be canceled, and a worker that fails to load can be retried; by keyboard', async ({page}) => {
  const {tool} = await open(page, guidelines);
  let isHeld: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (isHeld = resolve));
  await page.route('**/models/t1-male.glb', () => isHeld());
  await tool.getByLabel('No file? Try a sample:').focus();
  // Typing letters selects an entry of a list.
  await page.keyboard.type('Theo, T1');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await held;
  const cancel = tool.getByRole('button', {name: 'Cancel'});
  await cancel.focus();
  await page.keyboard.press('Enter');
  await expect(tool.getByRole('status').first()).toHaveText('Canceled.');
  await expect(tool.getByLabel(/^Choose (a|another) GLB$/)).toBeFocused();
  expect(page.workers()).toHaveLength(0);

  await page.unroute('**/models/t1-male.glb');
  await page.route('**/glb-inspector-worker*', (route) => route.abort());
  await tool.getByRole('button', {name: 'Use sample'}).press('Enter');
  await expect(tool.getByRole('alert')).toContainText('This tool didn’t load.');
  await page.unroute('**/glb-inspector-worker*');
  await tool.getByRole('button', {name: 'Try again'}).press('Enter');
  await expect(tool.getByRole('status').first()).toContainText('t1-male.glb: no problems');
  const meshes = tool.locator('summary', {hasText: 'Meshes'});
  await meshes.focus();
  await page.keyboard.press('Enter');
  await expect(tool.getByRole('table', {name: 'Meshes'})).toBeVisible();
});

async function answerAll(tool: Locator): Promise<void> {
  await tool.getByLabel('Name of the model').fill('Ada');
  await tool.getByLabel('Authors, one per line').fill('First\nSecond');
  for (const list of await tool.locator('fieldset select').all()) await list.selectOption({index: 1});
}

test('the converter asks for license and permissions, and makes a VRM 1.0 model that is valid', async ({page}) => {
  const {tool, problems, requests} = await open(page, conversion);
  await upload(tool, 'tiny.glb', tinyAvatar('T2'));
  await expect(tool.getByRole('form', {name: 'License and permissions'})).toBeFocused();
  const convert = tool.getByRole('button', {name: 'Convert to VRM'});
  await convert.click();
  await expect(tool.getByLabel('Name of the model')).toBeFocused();
  await expect(tool.locator('[aria-invalid="true"]')).toHaveCount(12);
  expect(await violations(page)).toEqual([]);

  await answerAll(tool);
  await convert.click();
  const license = tool.getByLabel('License URL', {exact: true});
  await expect(license).toBeFocused();
  await expect(license).toHaveAccessibleDescription(/Enter a URL that begins with https:\/\/ or http:\/\/\.$/);
  await expect(tool.locator('[aria-invalid="true"]')).toHaveCount(1);
  expect(requests.filter((path) => toolScript.test(path))).toEqual([]);

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
  expect(problems).toEqual([]);
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
  expect(problems).toEqual([]);
});

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
  expect(await findingsOfAxe(page)).toEqual([]);

  const saved = await download(page, optimizer.getByRole('button', {name: 'Download GLB'}));
  expect(saved.name).toBe('ada-mobile.glb');
  expect((await validate(saved.bytes, readModel(saved.bytes))).faults).toEqual([]);
  const written = test.info().outputPath('command.glb');
  const command = ['packages/avatar-glb/cli/main.ts', 'optimize', 'static/models/t1-male.glb', '-o', written];
  execFileSync(process.execPath, ['--import', 'tsx', ...command, '--preset', 'mobile']);
  const [fromPage, fromCommand] = [inspect(saved.bytes), inspect(readFileSync(written))];
  const {triangles, drawCalls, morphTargets, joints, extensions} = fromCommand;
  expect(fromPage).toMatchObject({triangles, drawCalls, morphTargets, joints, extensions});
  expect(Math.abs(fromPage.fileBytes / fromCommand.fileBytes - 1)).toBeLessThan(0.01);

  // The converter opens with the same file.
  await tool.getByRole('link', {name: 'Convert ada.glb to VRM'}).click();
  await expect(page).toHaveURL(`${conversion}#vrm-converter`);
  await expect(tool.getByText('ada.glb', {exact: true})).toBeVisible();
  await expect(tool.getByRole('form', {name: 'License and permissions'})).toBeVisible();
  expect(problems).toEqual([]);
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
  expect(problems).toEqual([]);
});

test('pages contain no part of the rules, the validator or the conversion', () => {
  const scripts = 'build/assets/js';
  const files = readdirSync(scripts).filter((file) => file.endsWith('.js'));
  const codeOf = (wanted: (file: string) => boolean) =>
    files
      .filter(wanted)
      .map((file) => readFileSync(`${scripts}/${file}`, 'utf8'))
      .join('\n');
  const marks = [
    'ACCESSOR_MAX_MISMATCH',
    'asset-joints-complete',
    'humanBones',
    'EXT_meshopt_compression',
    'simplifyWithAttributes',
  ];
  const first = codeOf((file) => /^(main|runtime~main)\./.test(file));
  expect(marks.filter((mark) => first.includes(mark))).toEqual([]);
  // Each marker must exist in some file; otherwise, its absence proves nothing.
  const all = codeOf(() => true);
  expect(marks.filter((mark) => !all.includes(mark))).toEqual([]);
});

test.describe('in 3D', () => {
  test('the inspector marks the faulty mesh', async ({page}) => {
    const {tool, problems, requests} = await open(page, guidelines);
    await upload(tool, 'avatar.glb', broken('morph-target-names').make(sound).file);
    const show = tool.getByRole('button', {name: 'Show the model with faulty parts outlined'});
    await expect(show).toBeVisible();
    expect(requests.filter((path) => /avatar-(viewer|scene)|\/three\./.test(path))).toEqual([]);
    await show.click();
    await expect(tool.getByRole('application', {name: 'avatar.glb'})).toBeVisible();
    await tool.locator('summary', {hasText: /^Meshes.*triangles/}).click();
    await expect(tool.getByRole('checkbox', {checked: true})).toHaveCount(1);
    await expect(tool.getByRole('checkbox', {name: 'EyeAO_Mesh'})).toBeChecked();
    expect(await violations(page)).toEqual([]);
    expect(problems.filter((problem) => !/GPU stall|swiftshader/i.test(problem))).toEqual([]);
  });

  test('the inspector decodes Draco, meshopt and KTX2 in a worker, for files that need it', async ({page}) => {
    const {tool, problems, requests} = await open(page, guidelines);
    const workers: string[] = [];
    page.on('worker', (worker) => workers.push(new URL(worker.url()).pathname));
    const files = [
      ['plain', tinyAvatar('T1'), false],
      ['draco', await withDraco(tinyAvatar('T1')), true],
      ['meshopt', await withMeshopt(tinyAvatar('T1')), true],
      ['ktx2', await withKtx2(tinyAvatar('T1')), true],
    ] as const;
    for (const [name, bytes, needsDecoder] of files) {
      workers.length = 0;
      await upload(tool, `${name}.glb`, bytes);
      await tool.getByRole('button', {name: /^Show the model/}).click();
      await expect(tool.getByRole('application', {name: `${name}.glb`})).toBeVisible();
      await expect(tool.locator('summary', {hasText: /^Meshes.*triangles/})).toBeVisible();
      expect(workers.some((path) => path.includes('/wasm-worker-model.'))).toBe(needsDecoder);
    }
    expect(requests.filter((path) => path.endsWith('.wasm'))).toHaveLength(2);
    expect(problems.filter((problem) => !/GPU stall|swiftshader/i.test(problem))).toEqual([]);
  });

  test('the converter shows the result with a slider for each expression', async ({page}) => {
    const {tool, problems} = await open(page, conversion);
    await upload(tool, 'tiny.glb', tinyAvatar('T2'));
    await answerAll(tool);
    await tool.getByLabel('License URL', {exact: true}).fill('https://example.com/license');
    await tool.getByRole('button', {name: 'Convert to VRM'}).click();
    await tool.getByRole('button', {name: 'Show the result in 3D'}).click();
    await tool.locator('summary', {hasText: 'Face shapes'}).click();
    // VRM 1.0 has 18 preset expressions; the sample fills 12 of them.
    await expect(tool.getByRole('group', {name: 'VRM expressions'}).getByRole('slider')).toHaveCount(79);
    const blink = tool.getByRole('slider', {name: 'blink', exact: true}).first();
    await blink.fill('1');
    await expect(blink).toHaveValue('1');
    expect(problems.filter((problem) => !/GPU stall|swiftshader/i.test(problem))).toEqual([]);
  });
});
