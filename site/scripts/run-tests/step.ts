import {spawn} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');
/** Folder for reports, and for the output of failed tests. */
export const reports = path.join(root, '../test-results');

/** Environment variables that configure the site must not affect the tested builds. */
const cleanEnvironment = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^(SITE_URL|EDIT_URL|ANALYTICS_\w+|POSTHOG_\w+|HOST|PORT|NODE_ENV)$/.test(name),
  ),
);

/** A program of the project, run by the current Node in the site's folder. */
export interface Step {
  readonly title: string;
  readonly args: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** JSON file with the number of tests, which the program writes; without one, the step counts as one test. */
  readonly report?: string;
  /** Streams the output of the longest step; others print theirs at their end, so that outputs don't mix. */
  readonly live?: boolean;
  /** Output with which the step fails, whatever its exit code. */
  readonly refused?: RegExp;
}

/** Numbers of tests, and for each failed step its title with the end of its output, without the tests that passed. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly failures: readonly string[];
}

/** The reports of Vitest and of Playwright. */
interface Report {
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
  readonly numPendingTests?: number;
  readonly stats?: {readonly expected: number; readonly unexpected: number; readonly skipped: number};
}

/** Counts the tests of a finished program. One that wrote no report, or ran no test, has failed. */
export function countStep({title, report}: Pick<Step, 'title' | 'report'>, code: number, output: string): Count {
  let [passed, failed, skipped] = [1, 0, 0];
  if (report !== undefined) {
    try {
      const {stats, ...read} = JSON.parse(readFileSync(report, 'utf8')) as Report;
      passed = stats?.expected ?? read.numPassedTests ?? 0;
      failed = stats?.unexpected ?? read.numFailedTests ?? 0;
      skipped = stats?.skipped ?? read.numPendingTests ?? 0;
    } catch {
      passed = 0;
    }
  }
  // An error outside any test, such as a file that can't be loaded, is in no report.
  if (failed === 0 && (code !== 0 || passed === 0)) failed = 1;
  if (failed > 0 && report === undefined) passed = 0;
  // What passed would hide, in a log that CI shortens, what didn't.
  const end = output
    .trimEnd()
    .split('\n')
    .filter((line) => !/✓|✔/u.test(line))
    .slice(-100)
    .join('\n');
  return {passed, failed, skipped, failures: failed === 0 ? [] : [`${title}\n${end}`]};
}

export function runStep(step: Step): Promise<Count> {
  const {title, args, environment, live = false} = step;
  if (live) console.log(`\n== ${title}`);
  const started = Date.now();
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {...cleanEnvironment, ...environment},
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (live) process.stdout.write(chunk);
      });
    }
    child.on('close', (exitCode) => {
      const code = step.refused?.test(output) ? 1 : exitCode;
      if (!live) console.log(`\n== ${title}\n${output.trimEnd()}`);
      const seconds = Math.round((Date.now() - started) / 1000);
      console.log(`-- ${title}: ${code === 0 ? 'ok' : `exit code ${code}`}, ${seconds} s`);
      resolve(countStep(step, code ?? 1, output));
    });
  });
}
