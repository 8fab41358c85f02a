// @vitest-environment node
import type {Nodes, Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, test} from 'vitest';
import remarkSymptoms from '.';

const textOf = (node: Nodes): string =>
  'value' in node ? node.value : 'children' in node ? node.children.map(textOf).join('') : '';

function blocksOf(markdown: string): string[] {
  const tree: Root = unified().use(remarkParse).use(remarkGfm).parse(markdown);
  remarkSymptoms()(tree, {path: 'docs/a.mdx'});
  return tree.children.map((node) => `${node.type === 'heading' ? `h${node.depth}` : node.type}: ${textOf(node)}`);
}

const table = '| Symptom | Cause | Fix |\n|---|---|---|\n';

test('each symptom is a heading with its cause and its fix as sentences', () => {
  expect(
    blocksOf(
      `## If it does not work\n\n${table}| \`ENOENT\` | No file | Make \`a.glb\`. |\n| Black | No light | Add one |`,
    ),
  ).toEqual([
    'h2: If it does not work',
    'h3: ENOENT',
    'paragraph: Cause: No file.',
    'paragraph: Fix: Make a.glb.',
    'h3: Black',
    'paragraph: Cause: No light.',
    'paragraph: Fix: Add one.',
  ]);
});

test('tables of other sections stay tables', () => {
  expect(blocksOf(`## If it does not work\n\nSee above.\n\n## Options\n\n${table}| a | b | c |`).at(-1)).toMatch(
    /^table/,
  );
});

test('a row without its fix stops the build with the line', () => {
  expect(() => blocksOf(`## If it does not work\n\n${table}| a | b |`)).toThrow(/docs\/a\.mdx:5: Give this row/);
});
