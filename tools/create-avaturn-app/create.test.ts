import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {strToU8, zipSync} from 'fflate';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {UsageError} from '@avaturn-docs/command-line/start-error';
import {createApp} from './create';

const zipOf = (files: Record<string, string>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(files).map(([file, text]) => [file, strToU8(text)])));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'create-app-'));
  mkdirSync(path.join(folder, 'starters'));
  const archive = zipOf({
    'avaturn-web/README.md': '# Web\n',
    'avaturn-web/package.json': '{\n  "name": "avaturn-web-starter"\n}\n',
    'avaturn-web/package-lock.json':
      '{"name": "avaturn-web-starter", "packages": {"": {"name": "avaturn-web-starter"}}}',
    'avaturn-web/src/.env': 'A=1\n',
  });
  writeFileSync(path.join(folder, 'starters/web.zip'), archive);
});
afterEach(() => rmSync(folder, {recursive: true}));

const create = (...args: string[]) =>
  createApp({
    args,
    cwd: folder,
    command: 'create-avaturn-app',
    version: '1.2.3',
    archives: path.join(folder, 'starters'),
    templates: [{name: 'web', title: 'Vite and three.js'}],
  });

test.each([
  ['apps/mine', 'mine'],
  ['My App', 'my-app'],
  ['_Ünïcode 2!', 'n-code-2'],
  ['日本', 'avaturn-web-starter'],
])('%s: the project is named %s', (target, name) => {
  create(target, '--template', 'web');
  const read = (file: string) => JSON.parse(readFileSync(path.join(folder, target, file), 'utf8')) as object;
  expect(read('package.json')).toEqual({name});
  expect(read('package-lock.json')).toEqual({name, packages: {'': {name}}});
});

test('a second run into the same folder changes nothing', () => {
  create('mine', '--template', 'web');
  writeFileSync(path.join(folder, 'mine/README.md'), 'changed');
  expect(() => create('mine', '--template', 'web')).toThrow(
    `${path.join(folder, 'mine')} isn't empty. Name a new folder.`,
  );
  expect(readFileSync(path.join(folder, 'mine/README.md'), 'utf8')).toBe('changed');
});

test('a file where the folder would be is an error, and stays', () => {
  writeFileSync(path.join(folder, 'notes'), 'mine');
  expect(() => create('notes', '--template', 'web')).toThrow(
    `${path.join(folder, 'notes')} is a file. Name a new folder.`,
  );
  expect(() => create('notes/app', '--template', 'web')).toThrow(
    /notes\/app can't be created\. The path leads through a file\. Check the path\.$/,
  );
  expect(readFileSync(path.join(folder, 'notes'), 'utf8')).toBe('mine');
});

test('fills an empty folder, which a shell may be in', () => {
  mkdirSync(path.join(folder, 'empty'));
  const {ino} = statSync(path.join(folder, 'empty'));
  create('empty', '--template', 'web');
  expect(statSync(path.join(folder, 'empty')).ino).toBe(ino);
  expect(readdirSync(path.join(folder, 'empty')).sort()).toEqual([
    'README.md',
    'package-lock.json',
    'package.json',
    'src',
  ]);
});

test.each([
  [['a'], 'Choose a template: --template web. See --help.'],
  [['--template', 'web'], 'Name a folder for the project. See --help.'],
  [['a', '--template', 'vue'], 'There is no template "vue". Use one of web. See --help.'],
  [['a', '--template', '../web'], 'There is no template'],
])('%j is rejected with the fix', (args, message) => {
  expect(() => create(...args)).toThrow(message);
  expect(() => create(...args)).toThrow(UsageError);
});

test('lists the templates without arguments', () => {
  expect(create().join('\n')).toMatch(/create-avaturn-app FOLDER --template NAME\n[^]*\n {2}web +Vite and three\.js/);
});
