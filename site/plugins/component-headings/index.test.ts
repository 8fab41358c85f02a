import type {ArrayExpression, Literal} from 'estree';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, test} from 'vitest';
import remarkComponentHeadings from './index';

/** The entries of the exported list. The framework's own entries are strings here. */
function contentsOf(markdown: string): unknown[] {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(markdown);
  remarkComponentHeadings({Methods: ({of = ''}) => [{value: `${of}One`, id: `${of}one`, level: 3}]})(tree);
  const [statement] = tree.children.flatMap((node) =>
    node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : [],
  );
  const declaration = statement?.type === 'ExportNamedDeclaration' ? statement.declaration : undefined;
  const list = declaration?.type === 'VariableDeclaration' ? declaration.declarations[0]?.init : undefined;
  return (list as ArrayExpression).elements.map((entry) => {
    if (entry?.type !== 'ObjectExpression') return entry?.type === 'Literal' && entry.value;
    return entry.properties.map((property) => property.type === 'Property' && (property.value as Literal).value);
  });
}

test('inserts the headings of a component in page order', () => {
  expect(
    contentsOf(
      `# Title\n\n## A\n\n<Methods of="a" />\n\n### B\n\n<Other />\n\n<Methods />\n\nexport const toc = ['A', 'B']`,
    ),
  ).toEqual(['A', ['aOne', 'aone', 3], 'B', ['One', 'one', 3]]);
});
