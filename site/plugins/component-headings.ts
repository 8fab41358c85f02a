import type {ArrayExpression} from 'estree';
import {valueToEstree} from 'estree-util-value-to-estree';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {sdkMethodsOf} from '@avaturn-docs/platform/web-sdk/methods';

/**
 * Remark plugin: adds the headings that `<SdkMethods>` renders to the page's table of contents; the framework collects only
 * those in the Markdown. Must run after the framework's own plugin, whose `export const toc` it extends.
 */
export default function remarkComponentHeadings() {
  return (tree: Root): void => {
    const contents = contentsOf(tree);
    if (!contents) return;
    const written = contents.elements;
    const complete: ArrayExpression['elements'] = [];
    visit(tree, (node) => {
      // Must match the headings that the framework's plugin collects.
      if (node.type === 'heading' && node.depth > 1 && node.children.length > 0) {
        complete.push(...written.splice(0, 1));
      } else if (node.type === 'mdxJsxFlowElement' && node.name === 'SdkMethods') {
        const group = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'group')?.value;
        complete.push(
          ...sdkMethodsOf(group as string | undefined).map(({name}) =>
            valueToEstree({value: name, id: name.toLowerCase(), level: 3}),
          ),
        );
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
