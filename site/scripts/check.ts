// `npm run check`: every static check, one line each, findings below.
import {execFile} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {setFlagsFromString} from 'node:v8';
import {linesOf, type Check} from '../checks/finding';
import {readCommandLine} from './command-line';

const root = path.dirname(__dirname);

const usage = `npm run check                        every static check, with what to do about each finding
npm run check -- --fix               the same; formats the code, and fixes what oxlint can fix`;

const {fix = false} = readCommandLine({usage, options: {fix: {type: 'boolean'}}}).values;

/** In this process, because most of them read the same pages. */
const contentChecks: Readonly<Record<string, () => Promise<{default: Check}>>> = {
  pages: () => import('../checks/page-checks'),
  wording: () => import('../checks/wording'),
  'code of pages': () => import('../checks/samples'),
  'lock file': () => import('../checks/lock-file'),
  'marks of unconfirmed statements': () => import('../checks/marks'),
  'OpenAPI file': () => import('../checks/openapi-file'),
};

interface Tool {
  /** Arguments of Node. */
  readonly command: readonly string[];
  /** How to fix a finding, if the tool doesn't say it. */
  readonly advice?: string;
}

/** It takes as long as the tools together. */
const grammar: Tool = {command: ['--import', 'tsx', 'site/checks/grammar.ts']};

const tools: Readonly<Record<string, Tool>> = {
  lint: {
    command: [
      'node_modules/oxlint/bin/oxlint',
      '--deny-warnings',
      '--report-unused-disable-directives',
      ...(fix ? ['--fix'] : []),
    ],
  },
  format: {
    command: ['node_modules/oxfmt/bin/oxfmt', fix ? '--write' : '--check'],
    advice: fix
      ? "Fix what oxfmt can't read, then run it again."
      : 'Run `npm run format`, or `npm run check -- --fix`.',
  },
  // The compiler in Go takes a third of the time. The checks of samples use TypeScript 6, the last version with an API. With
  // one thread, it takes half the processor time, and the other checks use the other cores.
  types: {command: ['node_modules/typescript-native/bin/tsc', '--noEmit', '--singleThreaded']},
  'unused code': {
    command: ['node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints'],
    advice: 'Remove the unused code. If a file is run directly, add it to `entry` in knip.json.',
  },
};

const run = promisify(execFile);

interface Outcome {
  readonly ok: boolean;
  readonly detail: string;
}

async function runContentCheck(check: Check): Promise<Outcome> {
  const result = await check(root);
  const lines = linesOf({
    ...result,
    // From the repository's folder, like those of the other tools. Pages and samples are named from the site's.
    findings: result.findings.map(({where, message}) => ({
      where: existsSync(path.join(root, where.replace(/:\d+$/, ''))) ? `site/${where}` : where,
      message,
    })),
  });
  return {ok: lines.length === 0, detail: lines.join('\n')};
}

async function runTool({command, advice}: Tool): Promise<Outcome> {
  const options = {cwd: path.dirname(root), env: {...process.env, NO_COLOR: '1'}, maxBuffer: 64 * 1024 * 1024};
  try {
    await run(process.execPath, command, options);
    return {ok: true, detail: ''};
  } catch (error) {
    const {stdout, stderr} = error as {readonly stdout: string; readonly stderr: string};
    return {ok: false, detail: [`${stdout}${stderr}`.trimEnd(), ...(advice ? [`  ${advice}`] : [])].join('\n')};
  }
}

/** One after the other, so that the two other processes, which take longer, share the cores with one program only. */
async function runTools(): Promise<[name: string, outcome: Outcome][]> {
  const outcomes: [string, Outcome][] = [];
  for (const [name, tool] of Object.entries(tools)) outcomes.push([name, await runTool(tool)]);
  return outcomes;
}

async function main(): Promise<void> {
  // Compiling the parsers of WebAssembly with optimizations takes longer than running them.
  setFlagsFromString('--liftoff-only');
  const report = (name: string, {ok, detail}: Outcome) => {
    console.log(`${ok ? 'ok    ' : 'FAILED'} ${name}`);
    if (ok) return;
    console.log(detail);
    process.exitCode = 1;
  };
  const fromTools = runTools();
  // Some of them write files.
  if (fix) await fromTools;
  const fromGrammar = runTool(grammar);
  for (const [name, load] of Object.entries(contentChecks)) {
    report(name, await runContentCheck((await load()).default));
  }
  report('spelling and grammar', await fromGrammar);
  for (const [name, outcome] of await fromTools) report(name, outcome);
}

void main();
