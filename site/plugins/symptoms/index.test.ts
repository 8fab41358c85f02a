import type {Nodes, Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, test} from 'vitest';
import remarkSymptoms from './index';

const textOf = (node: Nodes): string =>
  'value' in node ? node.value : 'children' in node ? node.children.map(textOf).join('') : '';

/** Each block as its tag or type, with its id and the text of its parts. */
function blocksOf(markdown: string): string[] {
  const tree: Root = unified().use(remarkParse).use(remarkGfm).parse(markdown);
  remarkSymptoms()(tree, {path: 'docs/a.mdx'});
  return tree.children.map((node) => {
    if (node.type !== 'mdxJsxFlowElement') return `${node.type}: ${textOf(node)}`;
    const [id] = node.attributes.map(({value}) => value);
    return `${node.name}#${String(id)}: ${node.children.map(textOf).join(' | ')}`;
  });
}

const table = '| Symptom | Cause | Fix |\n|---|---|---|\n';

test('each symptom is a details element with its cause and its fix as sentences', () => {
  expect(
    blocksOf(
      `## Troubleshooting\n\n${table}| \`ENOENT\` | No file | Make \`a.glb\`. |\n| Black | No light | Add one |`,
    ),
  ).toEqual([
    'heading: Troubleshooting',
    'details#enoent: ENOENT | Cause: No file. | Fix: Make a.glb.',
    'details#black: Black | Cause: No light. | Fix: Add one.',
  ]);
});

test('a symptom never has the id of a heading', () => {
  expect(blocksOf(`## Black\n\n## Troubleshooting\n\n${table}| Black | No light | Add one |`).at(-1)).toMatch(
    /^details#black-1: /,
  );
});

test('tables of other sections stay tables', () => {
  expect(blocksOf(`## Troubleshooting\n\nSee above.\n\n## Options\n\n${table}| a | b | c |`).at(-1)).toMatch(/^table/);
});

test('a row without a fix fails the build with the line', () => {
  expect(() => blocksOf(`## Troubleshooting\n\n${table}| a | b |`)).toThrow(/docs\/a\.mdx:5: Give this row/);
});
