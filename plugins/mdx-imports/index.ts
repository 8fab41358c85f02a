import type {Root} from 'hast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

/** Component name → module; `{Badge}` of one module may be its default export or a named one. */
export interface ComponentModule {
  readonly from: string;
  /** True where the module exports the component by its name; otherwise it is the default export. */
  readonly named?: true;
}

/**
 * Rehype plugin: imports the components of a page by their names, so that writers need no import lines and a page's
 * JavaScript holds the components it shows and no others.
 *
 * @throws for a capitalized element that is neither in the registry nor imported by the page.
 */
const rehypeImports: Plugin<[Readonly<Record<string, ComponentModule>>], Root> = (registry) => (tree, file) => {
  const used = new Set<string>();
  const imported = new Set<string>();
  visit(tree, (node) => {
    if (
      (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
      node.name &&
      /^[A-Z]\w*$/.test(node.name)
    ) {
      used.add(node.name);
    }
    if (node.type === 'mdxjsEsm') {
      for (const [, names] of node.value.matchAll(/import\s+([^'"]+?)\s+from/g)) {
        names?.match(/\w+/g)?.forEach((name) => imported.add(name));
      }
    }
  });
  for (const name of used) {
    if (imported.has(name)) {
      continue;
    }
    const module = registry[name];
    if (!module) {
      throw new Error(
        `${file.path}: <${name}> is not a component pages can use. Use one of ${Object.keys(registry).join(', ')}, or add it to config/page-components.ts.`,
      );
    }
    tree.children.unshift(importNode(name, module));
  }
};

export default rehypeImports;

function importNode(name: string, {from, named}: ComponentModule) {
  const local = {type: 'Identifier' as const, name};
  const specifier = named
    ? {type: 'ImportSpecifier' as const, local, imported: {...local}}
    : {type: 'ImportDefaultSpecifier' as const, local};
  return {
    type: 'mdxjsEsm' as const,
    value: '',
    data: {
      estree: {
        type: 'Program' as const,
        sourceType: 'module' as const,
        body: [
          {
            type: 'ImportDeclaration' as const,
            specifiers: [specifier],
            source: {type: 'Literal' as const, value: from, raw: JSON.stringify(from)},
            attributes: [],
          },
        ],
      },
    },
  };
}
