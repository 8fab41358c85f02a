import {spawnSync} from 'node:child_process';
import {describe, expect, test} from 'vitest';
import {readCall, readChoice, readNumber, type Program} from './program';
import {exitCode, UsageError} from './start-error';

const bake: Program['commands'][number] = {
  name: 'bake',
  files: 'DOUGH [FORM]',
  does: 'Bakes bread.',
  options: [
    {name: 'minutes', short: 'm', value: 'MINUTES', required: true, does: 'how long'},
    {name: 'with', value: 'SEED', multiple: true, does: 'seeds; repeat the option for more'},
    {name: 'steam', does: 'adds steam'},
  ],
  explains: {OVEN: 'environment variable with the oven'},
  example: 'bake rye -m 40',
};
const eat: typeof bake = {name: 'eat', files: 'FOOD …', does: 'Eats.', options: [{name: 'slowly', does: 'chews'}]};
const program: Program = {about: 'A bakery.', commands: [bake, eat], more: ['The end.']};

const read = (...words: string[]) => readCall(program, words, {command: 'bread', version: '1.2.3'});
const help = 'A bakery.\n\nStart each command with\n  bread\n\n';
const bakeHelp = `bake DOUGH [FORM] --minutes MINUTES [--with SEED]… [--steam]
  Bakes bread.
  -m, --minutes MINUTES  how long (required)
  --with SEED            seeds; repeat the option for more
  --steam                adds steam
  OVEN                   environment variable with the oven
  Arguments of an example: bake rye -m 40`;
const eatHelp = 'eat FOOD … [--slowly]\n  Eats.\n  --slowly  chews';

test('reads a command with its options, in any order', () => {
  expect(read('bake', '-m', '40', 'my rye', '--steam', '--with', 'poppy', '--with', 'chia')).toEqual({
    name: 'bake',
    positionals: ['my rye'],
    values: {minutes: '40', steam: true, with: ['poppy', 'chia']},
    typed: "bread bake -m 40 'my rye' --steam --with poppy --with chia",
  });
  expect(read('--slowly', 'eat', 'a', 'b', 'c')).toMatchObject({positionals: ['a', 'b', 'c'], values: {slowly: true}});
});

test.each([
  [[], `${help}${bakeHelp}\n\n${eatHelp}\n\n--version\n  Prints the version.\n\nThe end.`],
  [['--help'], expect.stringContaining(eatHelp)],
  [['bake', '-h'], `${help}${bakeHelp}\n\nThe end.`],
  [['help', 'eat'], `${help}${eatHelp}\n\nThe end.`],
  [['--version'], '1.2.3'],
])('%j prints a text', (words, text) => {
  expect(read(...words)).toEqual(text);
});

test('a program can have a usual command, or a single one', () => {
  const start = {command: 'bread', version: '1'};
  expect(readCall({...program, usual: 'eat'}, ['--slowly'], start)).toMatchObject({name: 'eat'});
  const single = {about: 'Eats.', commands: [{...eat, name: ''}]};
  expect(readCall(single, ['a'], start)).toMatchObject({name: '', positionals: ['a']});
  expect(readCall(single, [], start)).toMatch(/^Eats\.\n\n {2}bread FOOD … \[--slowly\]\n/);
});

describe('wrong arguments', () => {
  test.each([
    [['bakke'], 'There is no command "bakke". Did you mean bake? Use one of bake, eat. See --help.'],
    [['drink'], 'There is no command "drink". Use one of bake, eat. See --help.'],
    [['--steam'], 'There is no command "". Use one of bake, eat. See --help.'],
    [['bake', '--steem'], "Unknown option '--steem'. Did you mean --steam? See --help."],
    [['bake', '--slowly'], 'bake has no option --slowly. See --help.'],
    [['bake', '--with'], "Option '--with <value>' argument missing. See --help."],
    [['bake', '--with', '--steam'], "Option '--with' argument is ambiguous. See --help."],
    [['bake', '--steam=much'], "Option '--steam' does not take an argument. See --help."],
    [['bake', 'a', 'b', 'c'], '"c" is one argument too many. See --help.'],
  ])('%j', (words, message) => {
    expect(() => read(...words)).toThrow(new UsageError(message));
  });

  test('a choice and a number', () => {
    expect(readChoice('seed', 'chia', ['chia', 'poppy'])).toBe('chia');
    expect(() => readChoice('seed', 'popy', ['chia', 'poppy'])).toThrow(
      new UsageError('There is no seed "popy". Did you mean poppy? Use one of chia, poppy. See --help.'),
    );
    const range = {min: 1, max: 60};
    expect(readNumber('minutes', '60', range)).toBe(60);
    for (const text of ['0', '61', '1.5', 'two', '']) {
      expect(() => readNumber('minutes', text, range)).toThrow(`--minutes "${text}" isn't a number from 1 to 60.`);
    }
    expect(exitCode(new UsageError(''))).toBe(2);
  });
});

test.each([
  ["async () => { throw new StartError('No flour.\\u009b') }", 1, 'No flour.\ufffd\n'],
  ["async () => { throw new TypeError('a.b') }, 2", 2, 'bread failed: a.b\n'],
])('runs %s', (main, status, stderr) => {
  const at = (name: string) => JSON.stringify(`${import.meta.dirname}/${name}.ts`);
  const code = `const {runProgram} = require(${at('program')});
    const {StartError} = require(${at('start-error')});
    runProgram('bread', ${main});`;
  const result = spawnSync(process.execPath, ['--import', 'tsx', '-e', code], {encoding: 'utf8'});
  expect(result).toMatchObject({status, stderr, stdout: ''});
});
