// `npm test`: installs the packages if they are missing, then runs every check and test.
import {ensureDependencies, root} from './dependencies.mjs';

ensureDependencies(!process.argv.includes('--no-install'));

// In this process, so that child processes receive signals.
process.chdir(root + '/site');
const {require: requireTypescript} = await import('tsx/cjs/api');
requireTypescript('./run-tests.ts', import.meta.url);
