import {expect, test} from 'vitest';
import {arkitMorphTargets, extraMorphTargets, visemes} from '@avaturn-docs/platform/morph-targets';
import {t1Joints} from '@avaturn-docs/platform/skeleton';
import {facts} from './facts';

const factOf = (id: string) => facts.find((fact) => fact.id === id)!;

test('the number of joints matches the data', () => {
  expect(factOf('skeleton').text).toMatch(`${t1Joints.length} joints`);
});

test('the numbers of face shapes match the data', () => {
  const arkit = Object.values(arkitMorphTargets).flat();
  const extras = extraMorphTargets;
  expect(factOf('face')).toMatchObject({
    term: `${arkit.length + visemes.length + extras.length} face shapes`,
    text: `${arkit.length} from ARKit, ${visemes.length} visemes and ${extras.length} more, in T2`,
  });
});
