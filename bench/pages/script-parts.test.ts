import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {copiesFolder} from '../../plugins/hosting/folders';
import {scriptParts} from './script-parts';

function siteWith(files: Readonly<Record<string, number>>, html?: string): string {
  const directory = mkdtempSync(path.join(tmpdir(), 'script-parts-'));
  mkdirSync(copiesFolder(directory), {recursive: true});
  for (const [file, bytes] of Object.entries(files)) {
    writeFileSync(path.join(copiesFolder(directory), `${file}.br`), Buffer.alloc(bytes));
  }
  mkdirSync(path.join(directory, 'page'));
  const scripts = Object.keys(files).map((file) => `/${file}`);
  writeFileSync(
    path.join(directory, 'page/index.html'),
    html ?? `<script data-scripts="${scripts.join(' ')}"></script>`,
  );
  return directory;
}

test('measures each part on every site; unnamed scripts are the document itself', () => {
  const sites = [
    {pages: 45, directory: siteWith({'main.1a.js': 30, 'a1b2.2b.js': 5, 'c3d4.3c.js': 4})},
    {pages: 250, directory: siteWith({'main.4d.js': 60, 'a1b2.5e.js': 5})},
  ];
  const weights = Object.fromEntries(
    scriptParts(sites, '/page/').map(({holds, bytes}) => [holds, [...bytes.values()]]),
  );
  expect(weights['All']).toEqual([39, 65]);
  expect(weights["The document's own text, and the names in the sidebar"]).toEqual([9, 5]);
  expect(weights['Components that render the text of a document']).toEqual([0, 0]);
});

test('a page without scripts is an error', () => {
  expect(() => scriptParts([{pages: 45, directory: siteWith({}, '<p>Text</p>')}], '/page/')).toThrow(/lists no script/);
});
