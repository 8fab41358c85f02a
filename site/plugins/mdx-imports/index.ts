import {parse} from 'acorn';
import type {Program} from 'estree';
import type {Root} from 'hast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

/**
 * Rehype plugin: imports the components that a page uses, so that writers need no import lines and a page's JavaScript
 * contains only its own components.
 */
const rehypeImports: Plugin<[Readonly<Record<string, string>>], Root> = (registry) => (tree, file) => {
  const used = new Set<string>();
  visit(tree, (node) => {
    if (
      (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
      node.name &&
      /^[A-Z]\w*$/.test(node.name)
    ) {
      used.add(node.name);
    }
  });
  for (const name of used) {
    const module = registry[name];
    if (!module) {
      throw new Error(
        `${file.path}: There is no component <${name}>. Use one of ${Object.keys(registry).join(', ')}, or add it to src/components and start \`npm run dev\` again.`,
      );
    }
    tree.children.unshift(importNode(name, module));
  }
};

export default rehypeImports;

function importNode(name: string, module: string) {
  const program = parse(`import ${name} from ${JSON.stringify(module)}`, {sourceType: 'module', ecmaVersion: 'latest'});
  return {type: 'mdxjsEsm' as const, value: '', data: {estree: program as unknown as Program}};
}
