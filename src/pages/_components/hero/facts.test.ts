import {expect, test} from 'vitest';
import {arkitMorphTargets, extraMorphTargets, visemes} from '../../../../data/morph-targets';
import {joints, t1Joints} from '../../../../data/skeleton';
import {facts} from './facts';

const factOf = (id: string) => facts.find((fact) => fact.id === id)!;

test('the numbers match the data', () => {
  expect(factOf('skeleton').text).toMatch(`${t1Joints.length} joints`);
  expect(joints.length - t1Joints.length).toBe(2);
  const arkit = Object.values(arkitMorphTargets).flat().length;
  const [all, extra] = [arkit + visemes.length + extraMorphTargets.length, extraMorphTargets.length];
  expect(factOf('face').term).toBe(`${all} face shapes`);
  expect(factOf('face').text).toMatch(`${arkit} from ARKit, ${visemes.length} visemes and ${extra} more`);
});
