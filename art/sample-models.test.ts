import {readFileSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {type SampleModel, sampleModels} from '@avaturn-docs/platform/sample-models';
import {check} from '@avaturn-docs/avatar-glb/check';
import {inspect} from '@avaturn-docs/avatar-glb/inspect';
import {makeSampleModel} from './sample-model';

const folder = path.join(__dirname, '../site/static/models');
const committed = (file: string) => readFileSync(path.join(folder, file));
const megabytes = (file: string) => statSync(path.join(folder, file)).size / 2 ** 20;

test('static/models/ contains exactly the listed files', () => {
  expect(readdirSync(folder).sort()).toEqual(sampleModels.map(({file}) => file).sort());
});

const models: readonly SampleModel[] = sampleModels;
const avatars = models.filter((model) => model.kind === 'avatar');
const assets = models.filter((model) => model.kind === 'asset');

/** One of each kind, without T2, which takes 20 seconds. */
const made = models.filter(({id}) =>
  ['t1-noah', 'clips', 'outfit-navy-tee-male', 'hair-textured-male', 'glasses-round-female'].includes(id),
);

test.each(made)('$file has the bytes that the code generates; if not: npx tsx art/write.ts', async (model) => {
  const bytes = await makeSampleModel(model);
  expect(Buffer.from(bytes).equals(committed(model.file))).toBe(true);
});

describe.each(avatars)('$file', ({file, body}) => {
  test('is small enough to load on a phone', async () => {
    const {meshes} = await inspect(committed(file));
    expect(meshes.reduce((sum, {triangles}) => sum + triangles, 0)).toBeLessThanOrEqual(45_000);
    expect(megabytes(file)).toBeLessThanOrEqual(body === 'T1' ? 3 : 4);
  });
});

test('all models together take at most 36 MB', () => {
  expect(sampleModels.reduce((sum, {file}) => sum + megabytes(file), 0)).toBeLessThanOrEqual(36);
});

test.each(assets)('check has no findings for $file', async ({file, category}) => {
  const {findings} = await check(committed(file), {profile: category});
  expect(findings).toEqual([]);
});
