import {expect, test} from '@playwright/test';
import {inspect} from '@avaturn-docs/avatar-glb/inspect';
import {withDraco} from '@avaturn-docs/avatar-glb/test/compressed';
import {tinyAvatar} from '@avaturn-docs/avatar-glb/test/tiny-avatar';
import {
  conversion,
  downloadModel,
  drop,
  findingsOfAxe,
  open,
  sample,
  toolScript,
  upload,
  withoutDriver,
} from './glb-tool';
import {webGl} from './webgl';

test.use(webGl);

test('the inspected file is optimized in a worker, and the other tools open the result', async ({page}) => {
  const {tool, problems, requests} = await open(page, '/docs/importing/');
  await page.waitForLoadState('networkidle');
  expect(requests.filter((path) => toolScript.test(path))).toEqual([]);
  const ada = await sample('t1-male.glb', 512);
  await drop(page, [{name: 'ada.glb', bytes: ada}]);
  const optimizer = tool.getByRole('region', {name: 'Optimize the file'});
  await optimizer.getByLabel('For', {exact: true}).selectOption({label: 'Mobile'});
  await expect(optimizer.getByText(/up to 1,024 px, and keeps at least 75% of the triangles/)).toBeVisible();
  await optimizer.getByLabel('Largest texture').selectOption({label: '256 px'});
  await expect(optimizer.getByText(/up to 256 px, and keeps at least 75% of the triangles/)).toBeVisible();
  // A T1 avatar has no morph targets to remove.
  await expect(optimizer.getByRole('checkbox')).toHaveCount(0);
  await optimizer.getByRole('button', {name: 'Optimize GLB'}).click();
  await expect(optimizer.getByRole('status').first()).toHaveText('ada.glb is optimized.');
  const table = optimizer.getByRole('table', {name: 'ada.glb before and after'});
  await expect(table.getByRole('row')).toHaveCount(7);
  await expect(table.getByRole('row', {name: /^Triangles [\d,]+ [\d,]+ −\d+%$/})).toBeVisible();
  await expect(table.getByRole('row', {name: /^GPU memory .* −\d+%$/})).toBeVisible();
  await optimizer.getByRole('button', {name: 'Compare both models in 3D'}).click();
  await expect(optimizer.getByText(/^Before: [\d,]+ triangles, /)).toBeVisible();
  await expect(optimizer.getByText(/^After: [\d,]+ triangles, /)).toBeVisible();
  await optimizer.getByRole('button', {name: 'Head'}).click();
  await expect(optimizer.getByRole('application', {name: /^After/})).toHaveAttribute('data-zoom', /^[2-9]/);
  expect(await findingsOfAxe(page)).toEqual([]);

  const saved = await downloadModel(page, optimizer.getByRole('button', {name: 'Download GLB'}));
  expect(saved.name).toBe('ada-mobile.glb');
  // Textures are as large as the reader chooses, and the size of the model stays the same.
  expect(Math.max(...inspect(saved.bytes).images.map(({width}) => width!))).toBe(256);
  const size = inspect(ada).bounds!.size.map((edge) => edge.toFixed(2));

  // The other tools open the result, and the converter the original.
  await optimizer.getByRole('button', {name: 'Inspect ada-mobile.glb'}).click();
  await expect(tool.getByRole('status').first()).toHaveText(/^ada-mobile\.glb: .*Checked as an exported avatar\.$/);
  await expect(tool.getByRole('link', {name: 'Convert ada.glb to VRM'})).toBeVisible();
  await expect(tool.getByText(/^The converter opens the original, ada\.glb\./)).toBeVisible();
  await expect(optimizer.getByLabel('For')).toHaveValue('mobile');
  await tool.locator('summary', {hasText: 'Properties'}).click();
  await expect(tool.getByRole('table', {name: 'Properties'}).getByRole('row', {name: /^Size/})).toContainText(
    `${size.join(' × ')} m`,
  );

  await tool.getByRole('link', {name: 'Convert ada.glb to VRM'}).click();
  await expect(page).toHaveURL(`${conversion}#vrm-converter`);
  await expect(tool.getByRole('form', {name: 'License and permissions'})).toBeVisible();
  await expect(tool.locator('code', {hasText: 'ada.glb'})).toBeInViewport();
  expect(withoutDriver(problems)).toEqual([]);
});

test('the optimizer decodes and writes Draco under the policy', async ({page}) => {
  const {tool, problems} = await open(page, '/docs/importing/');
  await upload(tool, 'draco.glb', await withDraco(tinyAvatar('T2')));
  await expect(tool.getByText(/^The converter decodes .*, which VRM doesn’t support/)).toBeVisible();
  const optimizer = tool.getByRole('region', {name: 'Optimize the file'});
  await optimizer.getByLabel('Mesh compression').selectOption({label: 'Draco'});
  await optimizer.getByRole('checkbox').check();
  await optimizer.getByRole('button', {name: 'Optimize GLB'}).click();
  const saved = await downloadModel(page, optimizer.getByRole('button', {name: 'Download GLB'}));
  expect(inspect(saved.bytes).extensions.map((extension) => extension.name)).toContain('KHR_draco_mesh_compression');
  expect(inspect(saved.bytes).morphTargets).toEqual([]);
  await tool.getByRole('button', {name: 'Inspect draco-web.glb'}).click();
  await tool.getByRole('button', {name: 'Back to draco.glb'}).click();
  await expect(tool.getByRole('status').first()).toHaveText(/^draco\.glb: /);
  expect(withoutDriver(problems)).toEqual([]);
});
