import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import frontMatter from './front-matter';
import pageRoutes from './page-routes';
import pageText from './page-text';
import {isInternal, linksOf, parsePage, readPages} from './pages';

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

  test.each([
    ['front matter', frontMatter],
    ['routes', pageRoutes],
    ['text', pageText],
  ])('lets the check of %s report how many pages it examined', async (_, check) => {
    expect((await check(root)).examined).toBe(0);
    writeFileSync(path.join(root, 'docs/unlisted.mdx'), 'Text.');
    const {examined, findings} = await check(root);
    expect(examined).toBe(1);
    expect(findings.map(({where}) => where.split(':')[0])).toContain('docs/unlisted.mdx');
  });
});

describe('parsePage', () => {
  test('reads the front matter', () => {
    expect(parsePage('docs/a.mdx', '---\ntitle: A page\nsources: [x]\n---\n\nText.').frontMatter).toEqual({
      title: 'A page',
      sources: ['x'],
    });
  });

  test('reports the line of an MDX error', () => {
    expect(parsePage('docs/a.mdx', '---\ntitle: A\n---\n\nA value of {x.\n').problem).toMatch(
      /^Line \d+ cannot be read/,
    );
  });

  test('reports invalid YAML in front matter', () => {
    expect(parsePage('docs/a.mdx', '---\ntitle: one: two\n---\n').problem).toContain('Nested mappings');
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

test("links with a scheme, to another host or within the page aren't internal", () => {
  expect(['https://a.b', 'mailto:a@b.c', '//a.b', '#part'].filter(isInternal)).toEqual([]);
  expect(['/api/', './a.mdx', '../a.mdx', 'a.mdx'].filter(isInternal)).toHaveLength(4);
});
