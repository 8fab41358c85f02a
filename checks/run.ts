// `npm run check`: every static check, one line each, findings below. `--report FILE` writes {passed, failed} as JSON,
// `--fix` lets the tools that can mend do so.
import {spawn} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Check} from './finding';
import frontMatter from './front-matter';
import lockFile from './lock-file';
import maps from './maps';
import outsideLinks from './outside-links';
import pageRoutes from './page-routes';
import pageShape from './page-shape';
import pageText from './page-text';
import samples from './samples';
import workflows from './workflows';

const root = path.dirname(__dirname);
const fix = process.argv.includes('--fix');

const contentChecks: Readonly<Record<string, Check>> = {
  'front matter of pages': frontMatter,
  'pages and routes': pageRoutes,
  'shape of pages': pageShape,
  'text of pages': pageText,
  'links to other sites': outsideLinks,
  'code of pages': samples,
  'lock file': lockFile,
  'maps of the project': maps,
  workflows,
};

/** Tools with their arguments, run by this Node; the first word is the program inside `node_modules`. */
const tools: Readonly<Record<string, readonly string[]>> = {
  types: ['typescript/bin/tsc', '--noEmit'],
  lint: ['oxlint/bin/oxlint', '--deny-warnings', ...(fix ? ['--fix'] : [])],
  format: ['prettier/bin/prettier.cjs', fix ? '--write' : '--check', '--log-level=warn', '.'],
  'unused code': ['knip/bin/knip.js', '--no-progress'],
  'OpenAPI file': [
    '@redocly/cli/bin/cli.js',
    'lint',
    '--config',
    'openapi/redocly.yaml',
    '--format',
    'stylish',
    'openapi/avaturn.yaml',
  ],
};

interface Outcome {
  readonly ok: boolean;
  /** Shown behind the name. */
  readonly summary?: string;
  readonly detail: string;
}

async function runContentCheck(check: Check): Promise<Outcome> {
  const {examined, findings, summary} = await check(root);
  const lines = findings.map(({where, message}) => `  ${where}: ${message}`);
  if (examined === 0) {
    lines.push('  It found nothing to look at. Was a folder moved? Correct the path in the check.');
  }
  return {ok: lines.length === 0, detail: lines.join('\n'), ...(summary !== undefined && {summary})};
}

function runTool([program = '', ...args]: readonly string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [path.join(root, 'node_modules', program), ...args], {
      cwd: root,
      // Redocly's tool would otherwise report its use over the network.
      env: {...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1'},
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('exit', (code) => resolve({ok: code === 0, detail: output.trimEnd()}));
  });
}

async function main(): Promise<void> {
  const count = {passed: 0, failed: 0};
  const report = (name: string, {ok, detail, summary}: Outcome) => {
    console.log(`${ok ? 'ok    ' : 'FAILED'} ${name}${summary === undefined ? '' : `: ${summary}`}`);
    if (!ok) {
      console.log(detail);
    }
    count[ok ? 'passed' : 'failed'] += 1;
  };
  for (const [name, check] of Object.entries(contentChecks)) {
    report(name, await runContentCheck(check));
  }
  for (const [name, command] of Object.entries(tools)) {
    report(name, await runTool(command));
  }
  const target = process.argv[process.argv.indexOf('--report') + 1];
  if (process.argv.includes('--report') && target) {
    writeFileSync(target, JSON.stringify(count));
  }
  process.exitCode = count.failed === 0 ? 0 : 1;
}

void main();
