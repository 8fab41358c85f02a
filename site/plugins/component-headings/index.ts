import type {ArrayExpression, Expression, Property} from 'estree';
import type {Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';

/** A heading that a component renders, as an entry of the table of contents. */
export interface DrawnHeading {
  readonly value: string;
  readonly id: string;
  readonly level: 2 | 3;
}

/** The headings of a component by its name, computed from its props in the page. */
export type HeadingRegistry = Readonly<
  Record<string, (attributes: Readonly<Record<string, string>>) => readonly DrawnHeading[]>
>;

/**
 * Remark plugin: adds headings that components render to the page's table of contents; the framework collects only those in
 * the Markdown. Must run after the framework's own plugin, whose `export const toc` it extends.
 */
export default function remarkComponentHeadings(registry: HeadingRegistry) {
  return (tree: Root): void => {
    const contents = contentsOf(tree);
    if (!contents) return;
    const written = contents.elements;
    const complete: ArrayExpression['elements'] = [];
    visit(tree, (node) => {
      // Must match the headings that the framework's plugin collects.
      if (node.type === 'heading' && node.depth > 1 && node.children.length > 0) {
        complete.push(...written.splice(0, 1));
      } else if (node.type === 'mdxJsxFlowElement' && node.name) {
        complete.push(...(registry[node.name]?.(attributesOf(node)) ?? []).map(entry));
      }
    });
    contents.elements = [...complete, ...written];
  };
}

/** The array of `export const toc = […]`. */
function contentsOf(tree: Root): ArrayExpression | undefined {
  for (const node of tree.children) {
    const statement = node.type === 'mdxjsEsm' ? node.data?.estree?.body[0] : undefined;
    if (statement?.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') continue;
    const [variable] = statement.declaration.declarations;
    if (variable?.id.type === 'Identifier' && variable.id.name === 'toc' && variable.init?.type === 'ArrayExpression') {
      return variable.init;
    }
  }
  return undefined;
}

function attributesOf({attributes}: Extract<RootContent, {type: 'mdxJsxFlowElement'}>): Record<string, string> {
  return Object.fromEntries(
    attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
        ? [[attribute.name, attribute.value] as const]
        : [],
    ),
  );
}

function entry(heading: DrawnHeading): Expression {
  return {
    type: 'ObjectExpression',
    properties: Object.entries(heading).map(([name, value]: [string, string | number]): Property => ({
      type: 'Property',
      key: {type: 'Identifier', name},
      value: {type: 'Literal', value},
      kind: 'init',
      method: false,
      shorthand: false,
      computed: false,
    })),
  };
}
