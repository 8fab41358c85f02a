import {expect, test} from 'vitest';
import {
  arkitMorphTargets,
  emotionSuggestions,
  extraMorphTargets,
  morphMeshes,
  visemes,
  vrmExpressionSuggestions,
} from './morph-targets';

const arkit: readonly string[] = Object.values(arkitMorphTargets).flat();
const extras: readonly string[] = extraMorphTargets.map(({name}) => name);
const all = [...arkit, ...visemes, ...extras];

test('ARKit has 52 shapes in seven regions', () => {
  const counts = Object.fromEntries(Object.entries(arkitMorphTargets).map(([region, names]) => [region, names.length]));
  expect(counts).toEqual({eyes: 14, jaw: 4, mouth: 23, brows: 5, cheeks: 3, nose: 2, tongue: 1});
});

test('a T2 head carries 72: ARKit, visemes and extras, no name twice', () => {
  expect([arkit.length, visemes.length, extras.length]).toEqual([52, 15, 5]);
  expect(new Set(all).size).toBe(72);
  expect(morphMeshes.find(({name}) => name === 'Head_Mesh')?.morphTargets).toBe(72);
});

test('every left shape has a right one', () => {
  const left = arkit.filter((name) => name.endsWith('Left'));
  expect(left.length).toBeGreaterThan(0);
  expect(left.map((name) => name.replace(/Left$/, 'Right')).sort()).toEqual(
    arkit.filter((name) => name.endsWith('Right')).sort(),
  );
});

test('suggested emotions have weights above 0 and at most 1', () => {
  for (const weights of Object.values(emotionSuggestions)) {
    for (const weight of Object.values(weights)) {
      expect(weight).toBeGreaterThan(0);
      expect(weight).toBeLessThanOrEqual(1);
    }
  }
});

test('VRM presets are bound to shapes that exist, each preset once', () => {
  const presets = vrmExpressionSuggestions.map(({preset}) => preset);
  expect(new Set(presets).size).toBe(presets.length);
  for (const {alternatives} of vrmExpressionSuggestions) {
    for (const target of alternatives.flat()) expect(all).toContain(target);
  }
});
