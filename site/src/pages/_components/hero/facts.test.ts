import {expect, test} from 'vitest';
import {t1Joints} from '@avaturn-docs/platform/skeleton';
import {facts} from './facts';

const factOf = (id: string) => facts.find((fact) => fact.id === id)!;

test('the number of joints matches the data', () => {
  expect(factOf('skeleton').text).toMatch(`${t1Joints.length} joints`);
});
