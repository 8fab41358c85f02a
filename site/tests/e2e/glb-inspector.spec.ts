import {readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import {expect, test, type Page} from '@playwright/test';
import {readContainer} from '@avaturn-docs/avatar-glb/read/container';
import {edited} from '@avaturn-docs/avatar-glb/test/edit';
import {withDraco, withKtx2, withMeshopt} from '@avaturn-docs/avatar-glb/test/compressed';
import {brokenFile} from '@avaturn-docs/avatar-glb/test/faults';
import {tinyAvatar} from '@avaturn-docs/avatar-glb/test/tiny-avatar';
import {violations} from './axe';
import {
  download,
  findingsOfAxe,
  guidelines,
  open,
  sample,
  serveSample,
  toolPart,
  toolScript,
  upload,
  withoutDriver,
} from './glb-tool';
import {withoutPrefetch} from './loading';
import {webGl} from './webgl';

test.use(webGl);

test('a valid avatar has no problems and a report; a check can be canceled, and retried', async ({page}) => {
  await withoutPrefetch(page);
  const {tool, problems, requests} = await open(page, guidelines);
  await page.waitForLoadState('networkidle');
  expect(requests.filter((path) => toolScript.test(path))).toEqual([]);

  const before = requests.length;
  await serveSample(page, 't1-female.glb', await sample('t1-female.glb'));
  await tool.getByLabel('No file? Try a sample:').selectOption({label: 'Maya, T1'});
  await tool.getByRole('button', {name: 'Use sample'}).click();
  const status = tool.getByRole('status').first();
  await expect(status).toHaveText('t1-female.glb: no problems. Checked as an exported avatar.');
  await expect(tool.getByRole('heading', {name: 'Fix these'})).toHaveCount(0);
  // The 3D view has its own budget.
  const scripts = requests
    .slice(before)
    .filter((path) => /(?<!\/(?:three|avatar-scene|avatar-viewer)\.\w+)\.js$/.test(path));
  expect(scripts.some((path) => path.includes('glb-worker'))).toBe(true);
  const weight = scripts.reduce((sum, path) => sum + gzipSync(readFileSync(`../build${path}`)).length, 0);
  console.log(`inspector's worker with the validator, by gzip: ${weight}`);
  expect(weight).toBeLessThanOrEqual(160 * 1024);

  // The viewer lists the joints, too.
  for (const title of ['Materials', 'Joints']) await tool.locator('summary', {hasText: title}).last().click();
  await expect(tool.getByRole('table', {name: 'Joints'}).getByRole('row')).toHaveCount(53);
  // A target that is scrolled half below a sticky bar counts as too small.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await findingsOfAxe(page)).toEqual([]);

  const {name, bytes} = await download(page, tool.getByRole('button', {name: 'Download report (JSON)'}));
  expect(name).toBe('t1-female-report.json');
  expect(JSON.parse(new TextDecoder().decode(bytes))).toMatchObject([{file: 't1-female.glb', report: {findings: []}}]);
  expect(withoutDriver(problems)).toEqual([]);

  // A check can be canceled, and a worker that fails to load can be retried; by keyboard.
  let isHeld: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (isHeld = resolve));
  await page.route('**/models/t1-male.glb', () => isHeld());
  const forget = tool.getByRole('button', {name: 'Forget'});
  await forget.press('Enter');
  await tool.getByLabel('No file? Try a sample:').focus();
  // Typing letters selects an entry of a list.
  await page.keyboard.type('Theo, T1');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await held;
  const cancel = tool.getByRole('button', {name: 'Cancel'});
  await cancel.focus();
  await page.keyboard.press('Enter');
  await expect(status).toHaveText('Canceled.');
  await expect(tool.getByLabel('Replace')).toBeFocused();
  expect(page.workers()).toHaveLength(0);

  await page.unroute('**/models/t1-male.glb');
  await serveSample(page, 't1-male.glb', tinyAvatar('T1'));
  await page.route('**/glb-worker*', (route) => route.abort());
  await forget.press('Enter');
  await tool.getByLabel('No file? Try a sample:').selectOption({label: 'Theo, T1'});
  await tool.getByRole('button', {name: 'Use sample'}).press('Enter');
  await expect(tool.getByRole('alert')).toContainText('This tool didn’t load.');
  await page.unroute('**/glb-worker*');
  await tool.getByRole('button', {name: 'Try again'}).press('Enter');
  await expect(status).toContainText('t1-male.glb: no problems');
  // Once the model's view is open, it lists its meshes, too, with their triangles.
  const meshes = tool.locator('summary', {hasText: /^Meshes \(\d+\)$/});
  await meshes.focus();
  await page.keyboard.press('Enter');
  await expect(tool.getByRole('table', {name: 'Meshes'})).toBeVisible();
});

test('a broken asset shows only its rule; the URL contains the kind of file; an asset is compared with its avatar', async ({
  page,
}) => {
  const {tool, problems} = await open(page, guidelines.replace('export', 'eyewear'));
  const profile = tool.getByLabel('Check the file as');
  await expect(profile).toHaveValue('eyewear');
  await upload(tool, 'round.glb', brokenFile('lens-translucent').file);
  const status = tool.getByRole('status').first();
  await expect(status).toHaveText('round.glb: 0 errors, 1 warning, 0 notes. Checked as eyewear.');
  const rows = tool.getByRole('list', {name: 'Fix these'}).getByRole('listitem');
  await expect(rows).toHaveCount(1);
  await expect(rows.locator('code')).toHaveText('lens-translucent');
  await expect(rows.getByRole('link')).toHaveAttribute(
    'href',
    '/docs/ux_customization/assets/eyewear/#make-the-lens-translucent',
  );

  // The same file is checked again as another kind.
  await profile.selectOption('hair');
  await expect(status).toContainText('Checked as hair.');
  expect(new URL(page.url()).searchParams.get('profile')).toBe('hair');

  // It is compared with the avatar file next to it.
  await profile.selectOption('clothing');
  const {file, avatar} = brokenFile('body-mask');
  await upload(tool, 'jacket.glb', file);
  await expect(status).toContainText('no problems');
  await tool
    .getByLabel('Choose the avatar for this asset')
    .setInputFiles({name: 'body.glb', mimeType: 'model/gltf-binary', buffer: Buffer.from(avatar!)});
  await expect(rows.locator('code')).toHaveText('body-mask');

  // FilePicker.test.tsx tests files that are too large.
  await upload(tool, 'avatar.glb', new TextEncoder().encode('PK\u0003\u0004 and so on'));
  await expect(tool.getByRole('alert')).toHaveText(
    'avatar.glb: This is a ZIP archive. Unpack it, and use the .glb file inside.',
  );
  await expect(tool.getByText('or drop it here')).toBeVisible();
  expect(withoutDriver(problems)).toEqual([]);
});

test('the report shows what is wrong, where it is and what is in the file, in each encoding', async ({page}) => {
  const {tool, problems, requests} = await open(page, guidelines);
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(new URL(worker.url()).pathname));

  await test.step('it opens with the model, the result and the main numbers', async () => {
    const {file} = brokenFile('units');
    await upload(
      tool,
      'flood.glb',
      edited(file, (gltf) => {
        gltf.nodes.find(({name}: {name: string}) => name === 'Spine').name = 'mixamorig:Spine';
        gltf.nodes.find(({name}: {name: string}) => name === 'LeftHand').name = 'Wrist';
        gltf.materials[0].pbrMetallicRoughness.metallicRoughnessTexture = {index: 0, channel: 0};
        // Each joint has the weight of a morph target.
        for (const node of gltf.nodes) if (node.mesh === undefined) node.weights = [1];
      }),
    );
    await expect(tool.getByRole('status').first()).toHaveText(/^flood\.glb: 55 errors, 2 warnings, 0 notes/);
    await expect(tool.locator('strong', {hasText: 'Failed'})).toBeVisible();
    await expect(tool.getByRole('definition')).toHaveCount(4);
    await expect(tool.getByRole('application', {name: 'flood.glb'})).toBeVisible();
  });

  await test.step('repeated validator messages are one row with a count, and expected ones are separate', async () => {
    const rows = tool.getByRole('list', {name: 'Fix these'}).getByRole('listitem');
    const rules = ['gltf-valid', 'joints-complete', 'units', 'joint-names', 'joint-prefix'];
    await expect(rows.locator('code')).toHaveText(rules);
    await expect(rows.first()).toContainText('Error × 53');
    await tool.locator('summary', {hasText: 'Harmless'}).click();
    await expect(tool.getByRole('table', {name: 'Harmless'})).toContainText('UNEXPECTED_PROPERTY');
    expect(await violations(page, toolPart)).toEqual([]);
  });

  await test.step('the faulty mesh is marked', async () => {
    await upload(tool, 'avatar.glb', brokenFile('morph-target-names').file);
    await expect(tool.getByRole('application', {name: 'avatar.glb'})).toBeVisible();
    await tool.locator('summary', {hasText: /^Meshes.*triangles/}).click();
    await expect(tool.getByRole('checkbox', {name: 'EyeAO_Mesh'})).toBeChecked();
    // The optimizer has a checkbox, too.
    await expect(tool.getByRole('checkbox', {checked: true})).toHaveCount(1);
  });

  await test.step('Draco, meshopt and KTX2 are decoded in a worker, for files that need it', async () => {
    const files = [
      ['draco', await withDraco(tinyAvatar('T1')), true],
      ['meshopt', await withMeshopt(tinyAvatar('T1')), true],
      ['ktx2', await withKtx2(tinyAvatar('T1')), true],
      ['plain', tinyAvatar('T1'), false],
    ] as const;
    for (const [name, bytes, needsDecoder] of files) {
      workers.length = 0;
      await upload(tool, `${name}.glb`, bytes);
      await expect(tool.getByRole('application', {name: `${name}.glb`})).toBeVisible();
      await expect(tool.locator('summary', {hasText: /^Meshes.*triangles/})).toBeVisible();
      expect(workers.some((path) => path.includes('/wasm-worker-model.'))).toBe(needsDecoder);
    }
    expect(requests.filter((path) => path.endsWith('.wasm'))).toHaveLength(2);
  });

  await test.step('textures and the JSON open in tabs, and nodes are a tree', async () => {
    await expect(tool.locator('strong', {hasText: 'Passed'})).toBeVisible();
    await tool.locator('summary', {hasText: 'Textures'}).click();
    const opened = async (name: string): Promise<Page> => {
      const [tab] = await Promise.all([page.waitForEvent('popup'), tool.getByRole('link', {name}).click()]);
      return tab;
    };
    const texture = await opened('Open color in a new tab');
    await expect(texture.locator('img')).toHaveJSProperty('naturalWidth', 8);
    await texture.close();

    await tool.locator('summary', {hasText: 'Nodes'}).click();
    const spine = tool.getByRole('table', {name: 'Nodes'}).getByRole('row', {name: 'Level 3 Spine'});
    await expect(spine).toContainText('Joint');
    const json = await (await opened('Raw JSON')).locator('body').innerText();
    expect(JSON.parse(json)).toEqual(readContainer(tinyAvatar('T1')).json);
    expect(await violations(page, toolPart)).toEqual([]);
  });
  expect(withoutDriver(problems)).toEqual([]);
});
