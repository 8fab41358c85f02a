import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {findChromium} from './chromium';
import {readCommandLine} from './command-line';

readCommandLine({
  usage: `npm run layout   approves the current layout of the pages in build/, and writes screenshots to test-results/layout`,
});

const {status} = spawnSync(
  process.execPath,
  ['../node_modules/@playwright/test/cli.js', 'test', '--project=site', 'tests/e2e/layout.spec.ts'],
  {
    cwd: path.dirname(__dirname),
    stdio: 'inherit',
    env: {...process.env, APPROVE_LAYOUT: '1', CHROMIUM_PATH: findChromium() ?? ''},
  },
);
console.log(
  status === 0
    ? 'Look at test-results/layout, then commit site/tests/e2e/layout/approved.'
    : 'Not all layouts are approved: fix what is listed above, and run it again.',
);
process.exitCode = status ?? 1;
