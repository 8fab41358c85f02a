// `npm start`: builds and serves the site, also in a fresh clone.
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {ensureDependencies, nodeProblem} from './dependencies.mjs';

const npmShell = process.ppid;
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/**
 * Arguments that run one of the project's programs with the current Node; npm and npx would swallow its signals.
 * @param {string} file
 * @param {string[]} args
 */
function typescript(file, ...args) {
  return ['--import', 'tsx', file, ...args];
}

/** @param {string} [message] */
function fail(message) {
  if (message) {
    console.error(message);
  }
  process.exit(1);
}

const problem = nodeProblem();
if (problem) {
  fail(problem);
}
if (!ensureDependencies(root)) {
  fail();
}

// Before the slow build: report a port in use immediately.
if (
  spawnSync(process.execPath, typescript('server/main.ts', '--check-address'), {cwd: root, stdio: 'inherit'}).status !==
  0
) {
  fail();
}

console.log('Building the site.');
if (spawnSync(process.execPath, typescript('scripts/build.ts'), {cwd: root, stdio: 'inherit'}).status !== 0) {
  fail('The site was not built: see the message above.');
}

// npm may have been stopped during the build, but its child process would continue.
if (process.ppid !== npmShell) {
  fail();
}
// In this process, so that it receives signals.
process.chdir(root);
const {require: requireTypescript} = await import('tsx/cjs/api');
requireTypescript('../server/main.ts', import.meta.url);
