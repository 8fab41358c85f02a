import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {type Count, failedStep, passedStep, readReport, sum} from './count';

const folder = mkdtempSync(path.join(tmpdir(), 'count-'));
afterAll(() => rmSync(folder, {recursive: true}));

function read(content: string): Count {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, content);
  return readReport<Partial<Count>>(file, (report) => report);
}

test('counts a report', () => {
  const report = {passed: 3, failed: 1, skipped: 1, failures: ['a test']};
  expect(read(JSON.stringify(report))).toEqual(report);
});

test.each(['', 'no json', '{"passed": 0, "skipped": 9}'])('an empty report is a failure: %s', (content) => {
  expect(read(content)).toEqual(failedStep(expect.stringContaining('report.json') as string));
});

test('a missing report is a failure', () => {
  expect(readReport(path.join(folder, 'none.json'), () => passedStep)).toEqual(
    failedStep(expect.stringContaining('none.json') as string),
  );
});

test('the total is the sum of all parts', () => {
  const report = {passed: 2, failed: 1, skipped: 1, failures: ['a test']};
  expect(sum([passedStep, failedStep('a build'), report])).toEqual({
    passed: 3,
    failed: 2,
    skipped: 1,
    failures: ['a build', 'a test'],
  });
});
