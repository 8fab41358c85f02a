import {spawnSync} from 'node:child_process';
import {findChromium} from './chromium';
import {readCommandLine} from './command-line';

readCommandLine({
  usage: `npm run layout   approves the current layout of the pages in build/, and writes screenshots to test-results/layout`,
});

const {status} = spawnSync(
  process.execPath,
  ['node_modules/@playwright/test/cli.js', 'test', '--project=site', 'tests/e2e/layout.spec.ts'],
  {stdio: 'inherit', env: {...process.env, APPROVE_LAYOUT: '1', CHROMIUM_PATH: findChromium() ?? ''}},
);
console.log(
  status === 0
    ? 'Look at test-results/layout, then commit tests/e2e/layout/approved.'
    : 'Not all layouts are approved: fix what is listed above, and run it again.',
);
process.exitCode = status ?? 1;
