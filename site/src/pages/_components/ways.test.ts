import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {routes} from '../../../data/routes';
import {pageTools, ways} from './ways';

test('the guide of every result is a page', () => {
  const guides = ways.flatMap(({results}) => results.map(({guide}) => guide));
  expect(guides.length).toBeGreaterThan(4);
  expect(guides.filter((guide) => !routes.some((route) => route.path === guide))).toEqual([]);
});

test('the pictures of the tools exist', () => {
  const folder = path.join(import.meta.dirname, '../../../static');
  expect(pageTools.filter(({picture}) => !existsSync(path.join(folder, picture)))).toEqual([]);
});
