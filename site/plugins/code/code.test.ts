import path from 'node:path';
import type {Element, Root} from 'hast';
import {describe, expect, test} from 'vitest';
import rehypeCode, {readFence} from './index';
import {languages, loadHighlighter} from './highlight';

const highlight = await loadHighlighter();

const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');

describe('highlight', () => {
  test.each([...languages, 'text'])('keeps every character of %s, and escapes markup', (language) => {
    const code = '<script>alert("&amp;")</script>\n\n  x = {a: [1, 2]} // </code>';
    const html = highlight(code, language);
    expect(textOf(html)).toBe(code);
    expect(html.replace(/<\/?(?:span(?: class="[a-z]")?)>/g, '')).not.toMatch(/[<>]/);
  });

  test('highlights marked lines', () => {
    const html = highlight('a\nb\nc', 'text', new Set([2]));
    expect(html).toBe('a\n<mark>b\n</mark>c');
  });

  test('an unknown language fails the build and lists the known ones', () => {
    expect(() => highlight('x', 'cobol')).toThrow(/"cobol" is not known\. Use one of ts,/);
  });
});

describe('the info string of a fence', () => {
  test('contains the title and the marked lines', () => {
    expect(readFence('title="main.ts" {2,4-6}')).toEqual({title: 'main.ts', marked: new Set([2, 4, 5, 6])});
    expect(readFence('')).toEqual({marked: new Set()});
  });
});

/** What a fence of TypeScript becomes in a file. */
async function blockOf(text: string, file: string): Promise<unknown> {
  const code: Element = {
    type: 'element',
    tagName: 'code',
    properties: {className: ['language-ts'], metastring: 'title="main.ts"'},
    children: [{type: 'text', value: text}],
  };
  const tree: Root = {type: 'root', children: [{type: 'element', tagName: 'pre', properties: {}, children: [code]}]};
  await rehypeCode()(tree, {path: path.resolve(file)});
  return tree.children[0];
}

test('a code fence becomes a CodeBlock with highlighted code, language and title', async () => {
  expect(await blockOf('const a = 1;\n', 'docs/a.mdx')).toMatchObject({
    type: 'mdxJsxFlowElement',
    name: 'CodeBlock',
    attributes: [
      {name: 'html', value: '<span class="k">const</span> a = <span class="n">1</span>;'},
      {name: 'language', value: 'ts'},
      {name: 'title', value: 'main.ts'},
    ],
  });
});

test('code of a guide that opens the shared project gets the field for a subdomain; the home page has none', async () => {
  const open = "open('https://demo.avaturn.dev');";
  expect(await blockOf(open, 'docs/a.mdx')).toMatchObject({name: 'ProjectCode'});
  expect(await blockOf(open, 'src/pages/docs/a.mdx')).toMatchObject({name: 'CodeBlock'});
});
