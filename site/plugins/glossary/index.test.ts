import type {Link} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import remarkGlossary from './index';

function linksIn(markdown: string, path = 'docs/integration/bodies.mdx', siteDir = '/site'): string[] {
  const tree = unified().use(remarkParse).use(remarkGfm).use(remarkMdx).parse(markdown);
  remarkGlossary(siteDir)(tree, {path: `${siteDir}/${path}`});
  const links: string[] = [];
  visit(
    tree,
    'link',
    ({url, children: [child]}: Link) => void links.push(`${(child as {value: string}).value} ${url}`),
  );
  return links;
}

test('the first use of a term links to its definition, later ones stay text', () => {
  expect(linksIn('A viseme, T2, and two visemes.\n\nT2 again.')).toEqual([
    'viseme /docs/what-is-avaturn/#term-viseme',
    'T2 /docs/what-is-avaturn/#term-t2',
  ]);
});

test('terms in summaries stay text, because summaries are controls', () => {
  expect(linksIn('<details>\n<summary>The viseme</summary>\n\nA viseme.\n\n</details>')).toHaveLength(1);
  expect(linksIn('<details>\n<summary>The viseme</summary>\n\nNothing.\n\n</details>')).toEqual([]);
});

test('file names in a file tree stay text', () => {
  expect(linksIn('<FileTree>\n\n- creator.js\n\n</FileTree>\n\nThe creator.')).toEqual([
    'creator /docs/what-is-avaturn/#term-creator',
  ]);
  expect(linksIn('<FileTree>\n\n- creator.js\n\n</FileTree>')).toEqual([]);
});

test('a term that the page already links is not linked to the glossary', () => {
  expect(linksIn('The [T2](./t2.mdx) type. T2 again.')).toEqual(['T2 ./t2.mdx']);
  expect(linksIn('[Choose T2](./t2.mdx), or T2 later.')).toEqual([
    'Choose T2 ./t2.mdx',
    'T2 /docs/what-is-avaturn/#term-t2',
  ]);
});

test('terms in headings, code, tables and links stay text', () => {
  expect(linksIn('## T2\n\n`T2`, [T2](./t2.mdx)\n\n| T2 |\n|---|\n| T2 |\n\n```\nT2\n```')).toEqual(['T2 ./t2.mdx']);
});

test("an ambiguous word is linked only in the glossary's sense", () => {
  expect(linksIn('An asset.')).toEqual([]);
  expect(linksIn('An asset.', 'docs/ux_customization/overview.mdx')).toEqual([
    'asset /docs/what-is-avaturn/#term-asset',
  ]);
});

test.each(['/site', '/docs/site'])(
  'pages outside the docs, and the glossary itself, have no links in %s',
  (siteDir) => {
    expect(linksIn('An asset.', 'docs/ux_customization/overview.mdx', siteDir)).toHaveLength(1);
    expect(linksIn('T2', 'docs/what-is-avaturn.mdx', siteDir)).toEqual([]);
    expect(linksIn('T2', 'src/pages/index.mdx', siteDir)).toEqual([]);
  },
);
