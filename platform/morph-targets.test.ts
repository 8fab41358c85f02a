import {expect, test} from 'vitest';
import {arkitMorphTargets, extraMorphTargets, morphMeshes, visemes, vrmExpressionSuggestions} from './morph-targets';

const arkit: readonly string[] = Object.values(arkitMorphTargets).flat();
const extras: readonly string[] = extraMorphTargets.map(({name}) => name);
const all = [...arkit, ...visemes, ...extras];

test('the head of T2 has the shapes of ARKit, the visemes and the extras, each name once', () => {
  expect(new Set(all).size).toBe(all.length);
  expect(morphMeshes.find(({name}) => name === 'Head_Mesh')?.morphTargets).toBe(all.length);
});

test('VRM presets are bound to shapes that exist, each preset once', () => {
  const presets = vrmExpressionSuggestions.map(({preset}) => preset);
  expect(new Set(presets).size).toBe(presets.length);
  for (const {alternatives} of vrmExpressionSuggestions) {
    for (const target of alternatives.flat()) expect(all).toContain(target);
  }
});
