import {expect, test} from 'vitest';
import {arkitMorphTargets, extraMorphTargets, visemes} from '../../../data/morph-targets';
import {routes} from '../../../data/routes';
import {joints, t1Joints} from '../../../data/skeleton';
import {fileFacts} from './file-facts';

const textOf = (term: string) => fileFacts.find((fact) => fact.term === term)?.text;

test('the figures are those of the data', () => {
  expect(textOf('Skeleton')).toContain(`${t1Joints.length} joints in T1, and ${joints.length} in T2`);
  const arkit = Object.values(arkitMorphTargets).flat().length;
  expect(textOf('Face')).toContain(`${arkit} ARKit shapes, ${visemes.length} visemes and five extras`);
  expect(extraMorphTargets).toHaveLength(5);
});

test('every fact leads to a page', () => {
  const paths = new Set(routes.map(({path}) => path));
  expect(fileFacts.filter(({to}) => !paths.has(to.replace(/#.*/, '')))).toEqual([]);
});
