import {readFile} from 'node:fs/promises';
import {expect, test} from 'vitest';
import {apiTables} from '../model/tables';
import {drawText, paths} from './documents';

test('reports the location of a missing text that a table shows', async () => {
  const source = await readFile(paths.avaturn, 'utf8');
  const {model} = await drawText(source.replace(/^ +x-remedy: Choose another.*\n/m, ''));
  expect(() => apiTables(model)).toThrow('x-remedy of 410');
});
