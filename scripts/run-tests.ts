// Runs every check and test and closes with the sum over all of them: `N passed, N failed`.
import {spawn} from 'node:child_process';
import {mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {ensureChromium} from './chromium';
import {freePort} from './free-port';
import {ensureNginx} from './nginx';

const root = path.dirname(__dirname);
const reports = path.join(root, 'test-results');

interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

const total: Count = {passed: 0, failed: 0, skipped: 0};

function add(count: Partial<Count>): void {
  total.passed += count.passed ?? 0;
  total.failed += count.failed ?? 0;
  total.skipped += count.skipped ?? 0;
}

/** Variables that configure the site must not reach the builds under test. */
const cleanEnvironment = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^(SITE_URL|EDIT_URL|ANALYTICS_\w+|POSTHOG_\w+|HOST|PORT|NODE_ENV)$/.test(name),
  ),
);

/** Runs a program of the project with this Node and shows its output; resolves with its exit code. */
function run(title: string, args: readonly string[], environment: Record<string, string> = {}): Promise<number> {
  console.log(`\n== ${title}`);
  const started = Date.now();
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {...cleanEnvironment, ...environment},
    });
    child.on('exit', (code) => {
      const seconds = Math.round((Date.now() - started) / 1000);
      console.log(`-- ${title}: ${code === 0 ? 'ok' : `exit code ${code}`}, ${seconds} s`);
      resolve(code ?? 1);
    });
  });
}

/** A step that passes or fails as a whole. */
async function step(title: string, args: readonly string[], environment?: Record<string, string>): Promise<boolean> {
  const code = await run(title, args, environment);
  add(code === 0 ? {passed: 1} : {failed: 1});
  return code === 0;
}

/** Adds what a tool reported in `file`; no report, or one of nothing, is a failure. */
function addReport<Report>(file: string, count: (report: Report) => Partial<Count>): void {
  try {
    const result = count(JSON.parse(readFileSync(path.join(reports, file), 'utf8')) as Report);
    add((result.passed ?? 0) + (result.failed ?? 0) > 0 ? result : {failed: 1});
  } catch (error) {
    console.error(`No result could be read from ${file}: ${String(error)}`);
    add({failed: 1});
  }
}

const tsx = ['--import', 'tsx'];

async function staticChecks(): Promise<void> {
  await run('Static checks', [...tsx, 'checks/run.ts', '--report', path.join(reports, 'checks.json')]);
  addReport<Count>('checks.json', (report) => report);
}

async function unitTests(): Promise<void> {
  await run('Unit tests', [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${path.join(reports, 'unit.json')}`,
  ]);
  interface Report {
    readonly numPassedTests: number;
    readonly numFailedTests: number;
    readonly numPendingTests: number;
    readonly numFailedTestSuites: number;
  }
  addReport<Report>('unit.json', ({numPassedTests, numFailedTests, numPendingTests, numFailedTestSuites}) => ({
    passed: numPassedTests,
    // A file that can't be loaded has no failed test of its own.
    failed: numFailedTests || (numFailedTestSuites > 0 ? 1 : 0),
    skipped: numPendingTests,
  }));
}

async function build(): Promise<boolean> {
  return (
    (await step('Build the site, without warnings', [...tsx, 'checks/build-warnings.ts'])) &&
    (await step(
      'Build the site with all that is off by default turned on',
      [...tsx, 'scripts/build.ts', '--config', 'tests/fixtures/configured.config.ts', '--out-dir', 'build-configured'],
      {DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-configured'},
    ))
  );
}

/** A file, or a group in it, in Playwright's report. */
interface Suite {
  readonly title: string;
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {readonly title: string; readonly tests: readonly {readonly status: string}[]}[];
}

function passedAtSecondTry({title, suites = [], specs = []}: Suite): string[] {
  return [
    ...specs.filter(({tests}) => tests.some(({status}) => status === 'flaky')).map((spec) => spec.title),
    ...suites.flatMap(passedAtSecondTry),
  ].map((name) => `${title} › ${name}`);
}

async function browserTests(chromium: string): Promise<void> {
  await run('Browser tests', ['node_modules/@playwright/test/cli.js', 'test'], {
    CHROMIUM_PATH: chromium,
    SITE_PORT: await freePort(),
    CONFIGURED_PORT: await freePort(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(reports, 'browser.json'),
  });
  interface Report {
    readonly suites: readonly Suite[];
    readonly stats: {
      readonly expected: number;
      readonly unexpected: number;
      readonly flaky: number;
      readonly skipped: number;
    };
  }
  addReport<Report>('browser.json', ({stats, suites}) => {
    for (const name of suites.flatMap(passedAtSecondTry)) {
      console.log(`Passed at the second try only: ${name}`);
    }
    return {passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped};
  });
}

async function main(): Promise<void> {
  const chromium = ensureChromium();
  if (!chromium) {
    process.exitCode = 1;
    return;
  }
  ensureNginx();
  rmSync(reports, {recursive: true, force: true});
  mkdirSync(reports, {recursive: true});

  await staticChecks();
  await step('Known vulnerabilities of packages', [...tsx, 'checks/vulnerabilities.ts']);
  await unitTests();
  await step('Samples for Blender, where it is installed', [...tsx, 'scripts/test-blender.ts', '--if-installed']);
  if (await build()) {
    await step('Build again in another folder, to the same bytes', [...tsx, 'checks/reproducible-build.ts']);
    await step('Search answers the questions of readers', [...tsx, 'plugins/search/relevance/run.ts']);
    await browserTests(chromium);
  } else {
    console.error('The browser tests did not run, because the site was not built.');
    add({failed: 1});
  }

  console.log(`\n${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

void main();
