import {expect, test} from 'vitest';
import {assetLimits} from './asset-limits';
import {measuredAvatars} from './sample-measurements';

test('a number has a unit, and is in the text of its rule', () => {
  const words: Readonly<Record<number, RegExp>> = {1: /\bone\b/i, 2: /\btwo\b/i};
  const figures = assetLimits.filter(({max, unit}) => max !== undefined || unit !== undefined);
  expect(figures.length).toBeGreaterThan(0);
  for (const {id, max, unit, rule} of figures) {
    expect(unit, id).toBeDefined();
    expect(rule, id).toMatch(words[max ?? 0] ?? new RegExp(`\\b${max?.toLocaleString('en')}\\b`));
  }
});

test.each([
  ['triangles-sample-clothing', 'avaturn_look'],
  ['triangles-sample-footwear', 'avaturn_shoes'],
  ['triangles-sample-hair', 'avaturn_hair'],
])('%s matches the measured samples', (id, mesh) => {
  const sums = measuredAvatars.map(({meshes}) =>
    meshes.filter(({name}) => name.startsWith(mesh)).reduce((sum, {triangles}) => sum + triangles, 0),
  );
  const rule = assetLimits.find((limit) => limit.id === id)?.rule;
  for (const sum of sums) expect(rule).toContain(sum.toLocaleString('en'));
});
