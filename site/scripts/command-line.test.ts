import {spawnSync} from 'node:child_process';
import {expect, test} from 'vitest';
import {parseCommandLine} from './command-line';

const usage = 'npm run bake [-- --hot] [CAKE]';
const command = {usage, options: {hot: {type: 'boolean'}, oven: {type: 'string'}}, words: 1} as const;

test('parses options and positional arguments', () => {
  expect(parseCommandLine(['--hot', 'tart'], command)).toEqual({values: {hot: true}, words: ['tart']});
});

test.each([
  [['--hott'], "Unknown option '--hott'."],
  [['--oven'], "Option '--oven <value>' argument missing."],
  [['tart', 'pie'], 'Unexpected argument "pie". Remove it.'],
])('%j is rejected, followed by the usage', (args, message) => {
  expect(() => parseCommandLine(args, command)).toThrow(`${message}\n\n${usage}`);
});

const runProgram = (file: string, option: string) =>
  spawnSync(process.execPath, ['--import', 'tsx', file, option], {encoding: 'utf8'});

test('a command rejects an unknown option, prints its usage, and starts nothing', () => {
  const {status, stdout, stderr} = runProgram('scripts/new.ts', '--hott');
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain("Unknown option '--hott'.\n\nnpm run ");
});

test('--help prints the usage, and starts nothing', () => {
  const {status, stdout, stderr} = runProgram('scripts/check.ts', '--help');
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain('npm run ');
});
