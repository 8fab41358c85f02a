// @vitest-environment node
import {spawnSync} from 'node:child_process';
import {expect, test} from 'vitest';
import {parseCommandLine} from './command-line';

const usage = 'npm run bake [-- --hot] [CAKE]';
const command = {usage, options: {hot: {type: 'boolean'}, oven: {type: 'string'}}, words: 1} as const;

test('gives options and words', () => {
  expect(parseCommandLine(['--hot', 'tart'], command)).toEqual({values: {hot: true}, words: ['tart']});
});

test.each([
  [['--hott'], "Unknown option '--hott'."],
  [['--oven'], "Option '--oven <value>' argument missing."],
  [['tart', 'pie'], 'Leave out "pie": it is one word too many.'],
])('%j is refused, with the right call below', (args, message) => {
  expect(() => parseCommandLine(args, command)).toThrow(`${message}\n\n${usage}`);
});

test.each([
  'checks/run.ts',
  'scripts/new.ts',
  'scripts/approve-layout.ts',
  'scripts/test-blender.ts',
  'bench/glb/run.ts',
  'bench/load/run.ts',
  'bench/pages/run.ts',
  'bench/search/run.ts',
])(
  '%s says what it does and starts nothing for --help, and for an option that there is none of',
  (file) => {
    const run = (option: string) =>
      spawnSync(process.execPath, ['--import', 'tsx', file, option], {encoding: 'utf8', timeout: 20_000});
    const help = run('--help');
    expect([help.status, help.stderr]).toEqual([0, '']);
    expect(help.stdout).toContain('npm run ');
    const wrong = run('--hott');
    expect([wrong.status, wrong.stdout]).toEqual([2, '']);
    expect(wrong.stderr).toContain("Unknown option '--hott'.");
    expect(wrong.stderr).toContain(help.stdout.trim());
  },
  60_000,
);
