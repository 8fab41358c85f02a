// `npm start`: builds and serves the site, also in a fresh clone.
import {spawnSync} from 'node:child_process';
import {ensureDependencies, fail, root} from './dependencies.mjs';

const npmShell = process.ppid;

/**
 * Runs one of the project's programs with the current Node; npm and npx would swallow its signals.
 * @param {string[]} args
 */
const run = (...args) =>
  spawnSync(process.execPath, ['--import', 'tsx', ...args], {cwd: root, stdio: 'inherit'}).status === 0;

ensureDependencies();

// Before the slow build: report a port in use immediately.
if (!run('site/server/main.ts', '--check-address')) {
  process.exit(1);
}

console.log('Building the site.');
if (!run('site/scripts/build.ts')) {
  fail('The site was not built: see the message above.');
}

// npm may have been stopped during the build, but its child process would continue.
if (process.ppid !== npmShell) {
  process.exit(1);
}
// In this process, so that it receives signals.
process.chdir(root);
const {require: requireTypescript} = await import('tsx/cjs/api');
requireTypescript('../server/main.ts', import.meta.url);
