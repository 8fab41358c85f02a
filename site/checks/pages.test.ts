import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import checkPages from './page-checks';
import {linksOf, parsePage, readPages} from './pages';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'pages-'));
  mkdirSync(path.join(root, 'docs/web/_parts'), {recursive: true});
});

afterEach(() => rmSync(root, {recursive: true}));

describe('readPages', () => {
  test('finds documents in all folders, but no partials or pictures', () => {
    for (const file of ['b.mdx', 'a.md', 'web/index.mdx', 'web/_note.mdx', 'web/_parts/c.mdx', 'web/d.png']) {
      writeFileSync(path.join(root, 'docs', file), 'Text.');
    }
    expect(readPages(root).map(({file, id}) => [file, id])).toEqual([
      ['docs/a.md', 'a'],
      ['docs/b.mdx', 'b'],
      ['docs/web/index.mdx', 'web'],
    ]);
  });

  test('the check reports how many pages it examined', async () => {
    expect((await checkPages(root)).examined).toBe(0);
    writeFileSync(path.join(root, 'docs/unlisted.mdx'), 'Text.');
    const {examined, findings} = await checkPages(root);
    expect(examined).toBe(1);
    const messages = findings.filter(({where}) => where.startsWith('docs/unlisted.mdx')).map(({message}) => message);
    for (const part of ['title', 'site/sidebars.ts', '## Next steps', '150 words']) {
      expect(messages.join('\n')).toContain(part);
    }
  });
});

test('finds links in Markdown and in elements', () => {
  const page = parsePage(
    'docs/a.mdx',
    '[one](./b.mdx) and [two][2]\n\n<a href="/api/">three</a>\n\n`[no](./c.mdx)`\n\n[2]: /search/\n',
  );
  expect(linksOf(page)).toEqual([
    {url: './b.mdx', where: 'docs/a.mdx:1'},
    {url: '/api/', where: 'docs/a.mdx:3'},
    {url: '/search/', where: 'docs/a.mdx:7'},
  ]);
});
