import {spawnSync} from 'node:child_process';
import {expect, test} from 'vitest';

const runProgram = (file: string, ...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', file, ...args], {encoding: 'utf8'});

test('--help prints the usage, and starts nothing', () => {
  const {status, stdout, stderr} = runProgram('scripts/check.ts', '--help');
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain('npm run ');
});
