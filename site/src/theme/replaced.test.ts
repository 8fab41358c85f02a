import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, test} from 'vitest';

const theme = path.join(path.dirname(createRequire(import.meta.url).resolve('@docusaurus/theme-classic')), 'theme');

/** The framework's files that this folder replaces, with the start of the SHA-256 of the version that ours was compared with. */
const reviewed: Readonly<Record<string, string>> = {
  'BackToTopButton/index.js': 'd890f1873f4a',
  'CodeBlock/index.js': '639f8655d319',
  'DocCard/Layout/index.js': '62c7669007e6',
  'DocCardList/index.js': '2d2a7461f537',
  'DocItem/TOC/Mobile/index.js': '59a62ae232b1',
  'DocSidebarItem/Category/index.js': 'bebff3ac5f77',
  'LastUpdated/index.js': '30948229c514',
  'MDXComponents/Details.js': '262565bf237f',
  'NotFound/index.js': 'd222723f6c95',
  'TabItem/index.js': 'beef63074183',
  'prism-include-languages.js': '42fcb21218b4',
};

const read = (file: string): string => readFileSync(path.join(theme, file), 'utf8');

/** The files that changed in the framework, one line each with what to do. */
function changedFiles(readFile: (file: string) => string): string[] {
  return Object.entries(reviewed).flatMap(([file, known]) => {
    const hash = createHash('sha256').update(readFile(file)).digest('hex').slice(0, 12);
    return hash === known
      ? []
      : [
          `The theme's ${file} changed. Apply what our replacement needs of it, then write '${hash}' in replaced.test.ts.`,
        ];
  });
}

test('the replaced files are the ones that ours were compared with', () => {
  expect(changedFiles(read)).toEqual([]);
});

test('the list contains every part that README.md calls replaced', () => {
  const readme = readFileSync(path.join(import.meta.dirname, 'README.md'), 'utf8');
  const parts = [...readme.matchAll(/^\| `([\w/-]+)` \| replaces \|/gm)].map(([, part]) => part);
  expect(parts.length).toBeGreaterThan(0);
  expect(
    Object.keys(reviewed)
      .map((file) => file.replace(/(?:\/index)?\.js$/, ''))
      .sort(),
  ).toEqual(parts.sort());
});
