import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {countStep} from './step';

const folder = mkdtempSync(path.join(tmpdir(), 'step-'));
afterAll(() => rmSync(folder, {recursive: true}));

function count(content: string | undefined, code: number): number[] {
  const report = path.join(folder, `${expect.getState().currentTestName?.length}.json`);
  if (content !== undefined) writeFileSync(report, content);
  const {passed, failed, skipped} = countStep({title: 'Tests', report}, code, '');
  return [passed, failed, skipped];
}

test.each([
  ['Vitest', '{"numPassedTests": 3, "numFailedTests": 1, "numPendingTests": 2}', [3, 1, 2]],
  ['Playwright', '{"stats": {"expected": 3, "unexpected": 1, "skipped": 2}}', [3, 1, 2]],
  ['no tests', '{"numPassedTests": 0, "numPendingTests": 9}', [0, 1, 9]],
  ['an error outside any test', '{"numPassedTests": 3, "numFailedTests": 0}', [3, 1, 0]],
  ['no JSON', 'no json', [0, 1, 0]],
  ['nothing at all', undefined, [0, 1, 0]],
])('counts a report of %s', (_, content, expected) => expect(count(content, 1)).toEqual(expected));

test('a step without a report is one test, and a failed one shows the end of its output, without what passed', () => {
  expect(countStep({title: 'Build'}, 0, '')).toEqual({passed: 1, failed: 0, skipped: 0, failures: []});
  expect(countStep({title: 'Build'}, 1, ' ✓ a page\nno disk\n')).toEqual({
    passed: 0,
    failed: 1,
    skipped: 0,
    failures: ['Build\nno disk'],
  });
});
