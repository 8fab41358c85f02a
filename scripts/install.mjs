// Installs the dependencies if they are missing or stale, for commands that a fresh clone runs first.
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {ensureDependencies, nodeProblem} from './dependencies.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

const problem = nodeProblem();
if (problem) {
  console.error(problem);
}
process.exitCode = !problem && ensureDependencies(root) ? 0 : 1;
