import type {Root} from 'hast';
import {visit} from 'unist-util-visit';
import {pageComponents} from '../../config/page-components';
import {components} from './components';

/**
 * Rehype plugin: refuses a component that pages do not have, and one that has no Markdown, so that no part of a page is lost from its twin unnoticed.
 *
 * @param available components by name, those that pages can use
 * @throws Error with the file, the component and the mend
 */
export default function rehypeKnownComponents(available: Readonly<Record<string, unknown>> = pageComponents) {
  return (tree: Root, file: {readonly path: string}): void => {
    visit(tree, (node) => {
      if (
        (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
        node.name &&
        /^[A-Z]/.test(node.name) &&
        !Object.hasOwn(components, node.name)
      ) {
        if (!Object.hasOwn(available, node.name)) {
          throw new Error(
            `${file.path}: There is no component <${node.name}>. config/page-components.ts lists those of pages. Correct the name, or run \`npm run new component ${node.name}\` and start \`npm run dev\` again.`,
          );
        }
        throw new Error(
          `${file.path}: <${node.name}> has no Markdown form. Add ${node.name} to plugins/markdown-twins/components.ts; CONTRIBUTING.md says how.`,
        );
      }
    });
  };
}
