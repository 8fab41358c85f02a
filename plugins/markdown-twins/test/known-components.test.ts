// @vitest-environment node
import {expect, test} from 'vitest';
import {pageComponents} from '../../../config/page-components';
import {components} from '../components';
import rehypeKnownComponents from '../known-components';

const page = (name: string) => ({
  type: 'root' as const,
  children: [{type: 'mdxJsxFlowElement' as const, name, attributes: [], children: []}],
});
const check = (name: string, available?: object) => () =>
  rehypeKnownComponents(available as Record<string, unknown> | undefined)(page(name), {path: 'docs/a.mdx'});

test('a component that there is none of fails with the file and the mend', () => {
  expect(check('Wheel')).toThrow('docs/a.mdx: There is no component <Wheel>. config/page-components.ts lists those');
});

test('a component without a Markdown form fails with the file and the mend', () => {
  expect(check('Wheel', {Wheel: {}})).toThrow(
    'docs/a.mdx: <Wheel> has no Markdown form. Add Wheel to plugins/markdown-twins/components.ts',
  );
});

test('one with a form, and HTML, pass', () => {
  expect(check('Steps')).not.toThrow();
  expect(check('div')).not.toThrow();
});

test('every component that pages can use has a form, and every form belongs to a component', () => {
  const registered = new Set(Object.keys(components));
  expect(Object.keys(pageComponents).filter((name) => !registered.has(name))).toEqual([]);
  expect([...registered].filter((name) => !Object.hasOwn(pageComponents, name))).toEqual([]);
});
