import type {Root} from 'hast';
import {expect, test} from 'vitest';
import rehypeImports from '.';

const registry = {Badge: {from: '@site/badge'}, Joints: {from: '@site/joints', named: true}} as const;

function transform(...children: object[]): Root {
  const tree = {type: 'root', children} as unknown as Root;
  const run = rehypeImports.call({} as never, registry) as unknown as (tree: Root, file: {path: string}) => void;
  run(tree, {path: 'docs/page.mdx'});
  return tree;
}

const use = (name: string) => ({type: 'mdxJsxFlowElement', name, attributes: [], children: []});
const imports = (tree: Root) =>
  tree.children.flatMap((node) =>
    node.type === 'mdxjsEsm' ? [(node.data?.estree?.body[0] as {source?: {value: string}})?.source?.value] : [],
  );

test('imports each component a page uses, once, and no other', () => {
  expect(imports(transform(use('Badge'), use('Badge')))).toEqual(['@site/badge']);
});

test('imports a named export by its name', () => {
  const tree = transform(use('Joints'));
  expect(JSON.stringify(tree.children[0])).toContain('ImportSpecifier');
});

test('leaves a component alone that the page imports itself, and HTML elements', () => {
  const own = {type: 'mdxjsEsm', value: "import Local from './Local';"};
  expect(imports(transform(own, use('Local'), use('div'))).filter(Boolean)).toEqual([]);
});

test('a component nobody knows stops the build with the page and the mend', () => {
  expect(() => transform(use('Bagde'))).toThrow(
    /docs\/page\.mdx: <Bagde> is not a component .*Badge, Joints.*config\/page-components\.ts/,
  );
});
