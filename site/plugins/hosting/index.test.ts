import {existsSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {redirects} from '../../config/redirects';
import {fixtureOrigin, makeRenderedPages, removeFixture, writeHostingFiles} from '../../tests/hosting/fixture-build';
import {listFiles} from '@avaturn-docs/command-line/list-files';
import {finishBuild} from './finish';
import {copiesFolder} from './folders';

let directory = '';
beforeEach(() => {
  directory = makeRenderedPages();
});
afterEach(() => removeFixture(directory));

const read = (name: string): string => readFileSync(path.join(directory, name), 'utf8');

test('every old path has a redirect page, except server-only ones', async () => {
  await writeHostingFiles(directory);
  for (const {from, to, serverOnly} of redirects) {
    if (serverOnly) {
      expect(existsSync(path.join(directory, from)), from).toBe(false);
      continue;
    }
    expect(read(`${from}/index.html`)).toContain(`href="${fixtureOrigin}${to}"`);
  }
});

test('no file for another host is in the build, where a static host would serve it', async () => {
  const before = listFiles(directory);
  await writeHostingFiles(directory);
  await finishBuild(directory);
  const added = listFiles(directory).filter((file) => !before.includes(file) && !file.endsWith('/index.html'));
  expect(added).toEqual(['/_headers', '/_redirects']);
});

test('rejects a file that browsers keep for a year, although its name stays the same', async () => {
  writeFileSync(path.join(directory, 'assets/plain.txt'), 'short');
  await expect(writeHostingFiles(directory)).rejects.toThrow('/assets/plain.txt has no hash in its name.');
});

test('the last step sets modification times from the content alone, for entity tags of nginx', async () => {
  await writeHostingFiles(directory);
  const times = async (): Promise<Record<string, number>> => {
    await finishBuild(directory);
    const files = [directory, copiesFolder(directory)].flatMap((folder) =>
      listFiles(folder).map((file) => path.join(folder, file)),
    );
    return Object.fromEntries(files.map((file) => [file.split('/docs/')[1] ?? file, statSync(file).mtimeMs]));
  };
  const page = 'importing/index.html';
  const first = await times();
  writeFileSync(path.join(directory, 'docs', page), `${read(`docs/${page}`)} `);
  const second = await times();
  const changed = Object.keys(first).filter((file) => first[file] !== second[file]);
  expect(changed).toEqual([page, `${page}.br`, `${page}.gz`]);
  for (const time of Object.values(second)) expect(time % 1000).toBe(0);
  expect(Math.max(...Object.values(second))).toBeLessThan(Date.UTC(2019));
});
