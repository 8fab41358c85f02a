// `npm run check`: every static check, one line each, findings below.
import {fork, spawn} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Check} from '../checks/finding';
import frontMatter from '../checks/front-matter';
import grammar from '../checks/grammar';
import lockFile from '../checks/lock-file';
import outsideLinks from '../checks/outside-links';
import pageRoutes from '../checks/page-routes';
import pageShape from '../checks/page-shape';
import pageText from '../checks/page-text';
import samples from '../checks/samples';
import wording from '../checks/wording';
import {readCommandLine} from './command-line';

const root = path.dirname(__dirname);

const usage = `npm run check                        every static check, with what to do about each finding
npm run check -- --fix               the same; formats the code, and fixes what oxlint can fix
npm run check -- --report FILE       the same, and {passed, failed, failures} as JSON in a file`;

const {values: options} = readCommandLine({
  usage,
  options: {
    fix: {type: 'boolean'},
    report: {type: 'string'},
    // Not in the usage: this script starts itself with it.
    alone: {type: 'string'},
  },
});
const fix = options['fix'] === true;

const contentChecks: Readonly<Record<string, Check>> = {
  'front matter of pages': frontMatter,
  'pages and routes': pageRoutes,
  'shape of pages': pageShape,
  'text of pages': pageText,
  wording,
  'spelling and grammar': grammar,
  'links to other sites': outsideLinks,
  'code of pages': samples,
  'lock file': lockFile,
};

/** Checks that take seconds, each in a process of its own. */
const slowChecks: ReadonlySet<string> = new Set(['spelling and grammar', 'code of pages']);

interface Tool {
  /** Program in `node_modules` with its arguments, run by the current Node. */
  readonly command: readonly string[];
  /** How to fix a finding, if the tool doesn't say it. */
  readonly advice?: string;
}

const tools = {
  lint: {
    command: ['oxlint/bin/oxlint', '--deny-warnings', '--report-unused-disable-directives', ...(fix ? ['--fix'] : [])],
  },
  format: {
    command: ['oxfmt/bin/oxfmt', fix ? '--write' : '--check'],
    advice: fix
      ? "Fix what oxfmt can't read, then run it again."
      : 'Run `npm run format`, or `npm run check -- --fix`.',
  },
  // The compiler in Go takes a third of the time. The checks of samples use TypeScript 6, the last version with an API. With
  // one thread, it takes half the processor time, and the other checks use the other cores.
  types: {command: ['typescript-native/bin/tsc', '--noEmit', '--singleThreaded']},
  'unused code': {
    command: ['knip/bin/knip.js', '--no-progress', '--no-config-hints'],
    advice: 'Remove the unused code. If a file is run directly, add it to `entry` in knip.json.',
  },
  'OpenAPI file': {
    command: [
      '@redocly/cli/bin/cli.js',
      'lint',
      '--config',
      'openapi/redocly.yaml',
      '--format',
      'stylish',
      'openapi/avaturn.yaml',
    ],
  },
} satisfies Readonly<Record<string, Tool>>;

interface Outcome {
  readonly ok: boolean;
  /** Shown after the name. */
  readonly summary?: string;
  readonly detail: string;
}

async function runContentCheck(check: Check): Promise<Outcome> {
  const {examined, findings, summary} = await check(root);
  const lines = findings.map(({where, message}) => `  ${where}: ${message}`);
  if (examined === 0) {
    lines.push('  It examined nothing. If a folder moved, correct the path in the check.');
  }
  return {ok: lines.length === 0, detail: lines.join('\n'), ...(summary !== undefined && {summary})};
}

/** Runs a check in another process, which optimizes no WebAssembly: compiling the parsers takes longer than running them. */
function runSlowCheck(name: string): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = fork(__filename, ['--alone', name], {execArgv: [...process.execArgv, '--liftoff-only']});
    let outcome: Outcome = {ok: false, detail: '  The check ended with the error above.'};
    child.on('message', (message: Outcome) => (outcome = message));
    child.on('close', () => resolve(outcome));
  });
}

function runTool({command: [program = '', ...args], advice}: Tool): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [path.join(root, 'node_modules', program), ...args], {
      cwd: root,
      // Disables the telemetry of Redocly's tool.
      env: {...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1'},
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('close', (code) =>
      resolve({ok: code === 0, detail: [output.trimEnd(), ...(advice ? [`  ${advice}`] : [])].join('\n')}),
    );
  });
}

async function main(): Promise<void> {
  const alone = contentChecks[String(options['alone'])];
  if (alone) {
    process.send?.(await runContentCheck(alone));
    return;
  }
  const count = {passed: 0, failed: 0, failures: [] as string[]};
  const report = (name: string, {ok, detail, summary}: Outcome) => {
    console.log(`${ok ? 'ok    ' : 'FAILED'} ${name}${summary === undefined ? '' : `: ${summary}`}`);
    if (!ok) {
      console.log(detail);
      count.failures.push(`${name}\n${detail}`);
    }
    count[ok ? 'passed' : 'failed'] += 1;
  };
  // In parallel, because most checks use one core. Tools that write files run first, one at a time.
  const {lint, format, ...readOnly} = tools;
  const running = new Map<string, Outcome | Promise<Outcome>>();
  for (const [name, tool] of Object.entries({lint, format})) {
    running.set(name, fix ? await runTool(tool) : runTool(tool));
  }
  for (const [name, tool] of Object.entries(readOnly)) running.set(name, runTool(tool));
  const slow = new Map([...slowChecks].map((name) => [name, runSlowCheck(name)]));
  for (const [name, check] of Object.entries(contentChecks)) {
    report(name, await (slow.get(name) ?? runContentCheck(check)));
  }
  for (const [name, outcome] of running) report(name, await outcome);
  if (typeof options['report'] === 'string') {
    writeFileSync(options['report'], JSON.stringify(count));
  }
  process.exitCode = count.failed === 0 ? 0 : 1;
}

void main();
