import path from 'node:path';
import {freePort} from '@avaturn-docs/command-line/free-port';
import {type Count, readReport} from './count';
import {reports, runProgram} from './run-program';

/** A file or a group in Playwright's report. */
interface Suite {
  readonly title: string;
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {readonly title: string; readonly tests: readonly {readonly status: string}[]}[];
}

interface Report {
  readonly suites: readonly Suite[];
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

/** Names of the tests with an outcome, as Playwright names it. */
function namesOf(outcome: 'flaky' | 'unexpected', {title, suites = [], specs = []}: Suite): string[] {
  return [
    ...specs.filter(({tests}) => tests.some(({status}) => status === outcome)).map((spec) => spec.title),
    ...suites.flatMap((suite) => namesOf(outcome, suite)),
  ].map((name) => `${title} › ${name}`);
}

/** @param chromium path of the browser's executable */
export async function browserTests(chromium: string): Promise<Count> {
  const file = path.join(reports, 'browser.json');
  await runProgram({
    title: 'Browser tests',
    args: ['../node_modules/@playwright/test/cli.js', 'test'],
    environment: {
      CHROMIUM_PATH: chromium,
      SITE_PORT: await freePort(),
      CONFIGURED_PORT: await freePort(),
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    },
    live: true,
  });
  return readReport<Report>(file, ({stats, suites}) => {
    const named = (outcome: 'flaky' | 'unexpected') => suites.flatMap((suite) => namesOf(outcome, suite));
    for (const name of named('flaky')) console.log(`Passed only on the second try: ${name}`);
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
      failures: named('unexpected'),
    };
  });
}
