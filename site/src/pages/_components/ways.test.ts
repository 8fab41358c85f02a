import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {pageTools} from './ways';

test('the pictures of the tools exist', () => {
  const folder = path.join(import.meta.dirname, '../../../static');
  expect(pageTools.filter(({picture}) => !existsSync(path.join(folder, picture)))).toEqual([]);
});
