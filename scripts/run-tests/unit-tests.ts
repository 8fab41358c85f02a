import path from 'node:path';
import {type Count, readReport} from './count';
import type {Part} from './parts';
import {reports, runProgram} from './run-program';

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numFailedTestSuites: number;
}

const hosting = 'tests/hosting/';

/**
 * Unit tests, the hosting contract, or both in one run.
 * @param left test files whose programs are missing
 */
export async function unitTests(wanted: ReadonlySet<Part>, left: readonly string[]): Promise<Count> {
  const file = path.join(reports, 'unit.json');
  await runProgram({
    title: wanted.has('unit') ? 'Unit tests' : 'Hosting contract',
    args: [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...(wanted.has('unit') ? [] : [hosting]),
      ...(wanted.has('hosting') ? left : [`${hosting}**`]).map((name) => `--exclude=${name}`),
    ],
  });
  return readReport<Report>(file, ({numPassedTests, numFailedTests, numPendingTests, numFailedTestSuites}) => ({
    passed: numPassedTests,
    // A file that can't be loaded has no failed test of its own.
    failed: numFailedTests || (numFailedTestSuites > 0 ? 1 : 0),
    skipped: numPendingTests,
  }));
}
