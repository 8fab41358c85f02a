import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {packageFolder, shippedPackages} from '@avaturn-docs/command-line/licenses/packages';
import {licensesText} from '@avaturn-docs/command-line/licenses/text';

let root = '';
beforeEach(() => {
  root = path.join(mkdtempSync(path.join(tmpdir(), 'licenses-')), 'node_modules/site');
});
afterEach(() => rmSync(path.join(root, '../..'), {recursive: true}));

/** Installs a package and returns the path of a script in it. */
function install(folder: string, manifest: object, files: Readonly<Record<string, string>> = {}): string {
  const target = path.join(root, 'node_modules', folder);
  mkdirSync(path.join(target, 'lib'), {recursive: true});
  writeFileSync(path.join(target, 'package.json'), JSON.stringify(manifest));
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(target, name), content);
  return path.join(target, 'lib/index.js');
}

test.each([
  ['node_modules/clsx/dist/clsx.mjs', 'node_modules/clsx'],
  ['node_modules/@mdx-js/react/lib/index.js', 'node_modules/@mdx-js/react'],
  ['node_modules/a/node_modules/b/index.js', 'node_modules/a/node_modules/b'],
  ['/elsewhere/node_modules/a/index.js', '/elsewhere/node_modules/a'],
  ['src/pages/index.tsx', undefined],
])('%s is of the package in %s', (file, folder) => expect(packageFolder(file)).toBe(folder));

describe('the packages of files', () => {
  test('are listed once, sorted, with the text of their license', () => {
    const b = install('b', {name: 'b', version: '2.0.0', license: 'ISC'}, {'LICENSE.md': 'ISC text\r\n'});
    const a = install('@x/a', {name: '@x/a', version: '1.0.0', license: 'MIT', author: {name: 'Ann'}});
    expect(shippedPackages([b, a, b.replace('index', 'other'), path.join(root, 'src/own.ts')], root)).toEqual([
      {name: '@x/a', version: '1.0.0', license: 'MIT', author: 'Ann', text: undefined},
      {name: 'b', version: '2.0.0', license: 'ISC', author: '', text: 'ISC text'},
    ]);
  });

  test.each(['(MIT OR GPL-3.0)', 'Apache-2.0 AND MIT'])('may be under %s', (license) => {
    expect(shippedPackages([install('a', {name: 'a', version: '1.0.0', license})], root)).toHaveLength(1);
  });

  test.each(['GPL-3.0-only', 'MIT AND GPL-3.0', undefined])(
    'may not be under %s, and the message says what to do',
    (license) => {
      const file = install('a', {name: 'a', version: '1.0.0', license});
      expect(() => shippedPackages([file], root)).toThrow(
        /ships a 1\.0\.0, whose license is ".+"\. Read that license\./,
      );
    },
  );
});

test('lists every package, and a shared text once', () => {
  const of = (name: string, text?: string) => ({name, version: '1.0.0', license: 'MIT', author: 'Ann', text});
  const text = licensesText([of('a', 'Shared text'), of('b', 'Shared text'), of('c')]);
  expect(text).toContain('a 1.0.0: MIT\nb 1.0.0: MIT\nc 1.0.0: MIT\n');
  expect(text.split('Shared text')).toHaveLength(2);
  expect(text).toMatch(/-\na 1\.0\.0\nb 1\.0\.0\n\nShared text/);
  expect(text).toContain('The package declares the license MIT, but contains no text of it. Its author: Ann.');
});
