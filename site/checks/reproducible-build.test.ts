import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {makeEmptyFolder, removeFixture} from '../tests/hosting/fixture-build';
import {differences} from './reproducible-build';

let folder = '';
beforeEach(() => {
  folder = makeEmptyFolder();
});
afterEach(() => removeFixture(folder));

function build(name: string, files: Readonly<Record<string, string>>): string {
  const directory = path.join(folder, name);
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(directory, file)), {recursive: true});
    writeFileSync(path.join(directory, file), content);
  }
  mkdirSync(directory, {recursive: true});
  return directory;
}

test("builds with the same bytes don't differ, compressed or not", () => {
  const files = {'index.html': 'a', 'assets/js/main.1.js': 'b'};
  expect(differences(build('one', {...files, 'index.html.br': 'c'}), build('two', files))).toEqual([]);
});

test('reports a file that differs or is missing in one build', () => {
  const one = build('one', {'index.html': 'at /home/a', 'only-one.js': ''});
  const two = build('two', {'index.html': 'at /home/b', 'only-two.js': ''});
  expect(differences(one, two)).toEqual([
    '/index.html differs',
    '/only-one.js is in the first build only',
    '/only-two.js is in the second build only',
  ]);
});

test('fails if there is nothing to compare', () => {
  expect(() => differences(build('one', {}), build('two', {}))).toThrow(/There is no build/);
});
