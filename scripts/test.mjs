// `npm test`: installs the dependencies if they are missing or stale, then runs every check and test.
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {ensureDependencies, nodeProblem} from './dependencies.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

const problem = nodeProblem();
if (problem) {
  console.error(problem);
  process.exit(1);
}
if (!ensureDependencies(root)) {
  process.exit(1);
}
const {status} = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/run-tests.ts'], {
  cwd: root,
  stdio: 'inherit',
});
process.exit(status ?? 1);
