import path from 'node:path';
import {type Count, readReport} from './count';
import type {Part} from './parts';
import {type Command, reports, root, runProgram} from './run-program';

interface Report {
  readonly numPassedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** The failed tests, and files that can't be loaded, which have no failed test. */
function failuresOf({testResults}: Report): string[] {
  return testResults
    .filter(({status}) => status === 'failed')
    .flatMap(({name, message, assertionResults}) => {
      const file = path.relative(root, name);
      const failed = assertionResults.filter(({status}) => status === 'failed');
      if (failed.length === 0) return [`${file}: ${message}`];
      return failed.map(({fullName, failureMessages}) => `${file} › ${fullName}: ${failureMessages.join('\n')}`);
    });
}

/** Runs Vitest, and reads its report. */
export async function runVitest(name: string, {args, ...command}: Command): Promise<Count> {
  const file = path.join(reports, `${name}.json`);
  const code = await runProgram({
    ...command,
    args: [
      '../node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...args,
    ],
  });
  return readReport<Report>(file, (report) => {
    const failures = failuresOf(report);
    if (code !== 0 && failures.length === 0) failures.push(`${command.title}: an error outside any test.`);
    return {passed: report.numPassedTests, failed: failures.length, skipped: report.numPendingTests, failures};
  });
}

const hosting = 'site/tests/hosting/';

/**
 * Runs the unit tests, the hosting tests, or both together.
 * @param left test files to skip, because their programs are missing
 */
export function unitTests(wanted: ReadonlySet<Part>, left: readonly string[]): Promise<Count> {
  return runVitest('unit', {
    title: wanted.has('unit') ? 'Unit tests' : 'Hosting contract',
    args: ['--root=..', ...(wanted.has('unit') ? [] : [hosting])],
    environment: {EXCLUDED_TESTS: (wanted.has('hosting') ? left : [`${hosting}**`]).join(',')},
  });
}
