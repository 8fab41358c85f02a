// @vitest-environment node
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, test, vi} from 'vitest';
import {type Count, failedStep, passedStep, readReport, sum} from './count';

const folder = mkdtempSync(path.join(tmpdir(), 'count-'));
afterAll(() => rmSync(folder, {recursive: true}));

function read(content: string): Count {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, content);
  return readReport<Partial<Count>>(file, (report) => report);
}

test('a report is counted', () => {
  expect(read('{"passed": 3, "skipped": 1}')).toEqual({passed: 3, failed: 0, skipped: 1});
});

test.each(['', 'no json', '{"passed": 0, "skipped": 9}'])('a report of nothing is a failure: %s', (content) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(read(content)).toEqual(failedStep);
});

test('a report that was not written is a failure', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(readReport(path.join(folder, 'none.json'), () => passedStep)).toEqual(failedStep);
});

test('the total is the sum of all parts', () => {
  expect(sum([passedStep, failedStep, {passed: 2, failed: 0, skipped: 1}])).toEqual({passed: 3, failed: 1, skipped: 1});
});
