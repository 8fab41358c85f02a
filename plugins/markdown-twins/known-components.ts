import type {Root} from 'hast';
import {visit} from 'unist-util-visit';
import {components} from './components';

/**
 * Rehype plugin: refuses a component that has no Markdown, so that no part of a page is lost from its twin unnoticed.
 *
 * @throws Error with the file, the component and the mend
 */
export default function rehypeKnownComponents() {
  return (tree: Root, file: {readonly path: string}): void => {
    visit(tree, (node) => {
      if (
        (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
        node.name &&
        /^[A-Z]/.test(node.name) &&
        !Object.hasOwn(components, node.name)
      ) {
        throw new Error(
          `${file.path}: <${node.name}> has no Markdown form. Add ${node.name} to plugins/markdown-twins/components.ts; CONTRIBUTING.md says how.`,
        );
      }
    });
  };
}
