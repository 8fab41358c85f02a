import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {type Program, programs} from './programs';

test('the test files that are skipped without their program exist', () => {
  const files = Object.values<Program>(programs).flatMap(({tests = []}) => tests);
  expect(files).toHaveLength(5);
  expect(files.filter((file) => !existsSync(path.join('..', file)))).toEqual([]);
});
