import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, test, vi} from 'vitest';
import {installMissing, notRun, type Program, programs} from './programs';

const nginx: Program = {part: 'hosting', neededFor: 'the contract on nginx', isThere: () => false};
const blender: Program = {part: 'blender', neededFor: 'the samples for Blender', isThere: () => false};

test('a run with every program prints no line about skipped parts', () => {
  expect(notRun([], false)).toBeUndefined();
  expect(notRun([], true)).toBeUndefined();
});

test('parts without their program are listed in one line, with how to run them', () => {
  expect(notRun([nginx, blender], false)).toBe(
    'not run: the contract on nginx, the samples for Blender. CI=true installs what they need.',
  );
});

test('without Python, its samples are in that line', () => {
  expect(notRun([programs.python], false)).toBe('not run: the samples in Python. CI=true installs what they need.');
});

test('with CI=true they are failures', () => {
  expect(notRun([nginx], true)).toMatch(/^failed: with CI=true every part has to run.*: the contract on nginx$/);
});

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
