import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, test, vi} from 'vitest';
import {installMissing, type Program, programs} from './programs';

test('installs only missing programs', () => {
  const [install, other] = [vi.fn(), vi.fn()];
  installMissing([
    {part: 'hosting', neededFor: 'a', isThere: () => false, install},
    {part: 'hosting', neededFor: 'b', isThere: () => true, install: other, packages: ['never-asked-for']},
  ]);
  expect([install.mock.calls.length, other.mock.calls.length]).toEqual([1, 0]);
});

test('the test files that are skipped without their program exist', () => {
  const files = Object.values<Program>(programs).flatMap(({tests = []}) => tests);
  expect(files).toHaveLength(5);
  expect(files.filter((file) => !existsSync(path.join('..', file)))).toEqual([]);
});
