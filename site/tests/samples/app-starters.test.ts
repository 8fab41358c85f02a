import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {starters} from '@avaturn-docs/platform/starters';
import {starterFiles} from '../../plugins/samples/starters';

const root = path.join(import.meta.dirname, '../..');
const page = readFileSync(path.join(root, 'docs/integration/mobile/index.mdx'), 'utf8');

/** Paths of the first file tree after a text of the page. */
function treeAfter(text: string): string[] {
  const [, list] = /<FileTree>\n([\s\S]*?)<\/FileTree>/.exec(page.slice(page.indexOf(text)))!;
  const folders: string[] = [];
  return list!.split('\n').flatMap((line) => {
    const [, indent, name] = /^( *)- `(.+)`$/.exec(line) ?? [];
    if (!name) return [];
    folders.length = indent!.length / 2;
    const place = [...folders, name].join('');
    if (!name.endsWith('/')) return [place];
    folders.push(name);
    return [];
  });
}

test.each(['expo', 'flutter', 'capacitor'] as const)(
  'the page names every file of the starter %s, and no other',
  (name) => {
    const starter = starters.find((one) => one.name === name)!;
    const files = [...starterFiles(root, starter, 'https://docs.example').keys()];
    expect(treeAfter(`<StarterProject of="${name}" />`).sort()).toEqual(files.sort());
  },
);
