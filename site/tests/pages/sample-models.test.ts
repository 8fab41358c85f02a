import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {inspect} from '@avaturn-docs/avatar-glb/inspect';
import {linkedSample, sampleModels} from '@avaturn-docs/platform/sample-models';

const root = path.join(import.meta.dirname, '../..');
const {file} = sampleModels.find(({id}) => id === linkedSample.id)!;

test('the linked sample has its listed height', () => {
  const {bounds} = inspect(readFileSync(path.join(root, 'static/models', file)));
  expect(bounds?.size[1]).toBeCloseTo(linkedSample.height, 2);
});

test.each([
  ['importing/blender.mdx', `${linkedSample.height} m`],
  ['importing/glb-to-fbx.mdx', `${linkedSample.height} m`],
  ['importing/unreal.mdx', `${linkedSample.height * 100} units`],
])('%s expects the height of the sample that it links', (name, height) => {
  const page = readFileSync(path.join(root, 'docs', name), 'utf8');
  expect(page).toContain(`/models/${file}`);
  const heights = page.match(/\b(?:\d\.\d{2} m|\d{3} units)\b/g) ?? [];
  expect(new Set(heights)).toEqual(new Set([height]));
});
