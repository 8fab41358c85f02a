// `npm test`: installs the packages if they are missing, then runs every check and test.
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {ensureDependencies, nodeProblem, staleReason} from './dependencies.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

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
if (process.argv.includes('--no-install')) {
  const reason = staleReason(root);
  if (reason) {
    fail(`The npm packages can't be used (${reason}), and --no-install prevents installing them. Run npm ci first.`);
  }
} else if (!ensureDependencies(root)) {
  fail();
}

// In this process, so that child processes receive signals.
process.chdir(root);
const {require: requireTypescript} = await import('tsx/cjs/api');
requireTypescript('./run-tests.ts', import.meta.url);
