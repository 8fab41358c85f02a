import type {Root} from 'hast';
import {expect, test} from 'vitest';
import rehypeImports from './index';

const registry = {Badge: '@site/badge', Joints: '@site/joints'};

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

test('imports exactly the components that a page uses, once each', () => {
  expect(imports(transform(use('Badge'), use('Badge')))).toEqual(['@site/badge']);
});

test('an unknown component fails the build with the page and the fix', () => {
  expect(() => transform(use('Bagde'))).toThrow(
    /docs\/page\.mdx: There is no component <Bagde>\. Use one of Badge, Joints, or add it to src\/components/,
  );
});
