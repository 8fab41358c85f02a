import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import React from 'react';
import {renderToString} from 'react-dom/server';
import {afterEach, expect, test, vi} from 'vitest';
import CodeBlock from './index';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('shows the file name, and code that scrolls by keyboard', () => {
  render(<CodeBlock html='<span class="k">const</span> a' language="ts" title="main.ts" />);
  const code = screen.getByRole('group', {name: 'main.ts'});
  expect(code.tabIndex).toBe(0);
  expect(code.textContent).toBe('const a');
});

test('shows the language without a file name', () => {
  render(<CodeBlock language="csharp">var a = 1;</CodeBlock>);
  expect(screen.getByRole('group', {name: 'C#'}).textContent).toBe('var a = 1;');
});

test('the copy button reports a failure', async () => {
  vi.stubGlobal('navigator', {});
  render(<CodeBlock language="ts">a</CodeBlock>);
  fireEvent.click(screen.getByRole('button', {name: 'Copy TypeScript'}));
  expect(await screen.findByRole('button', {name: 'Not copied TypeScript'})).toBeDefined();
});

test('a sample downloads under its own file name', () => {
  render(<CodeBlock html="a" language="ts" title="main.ts" sample="web/first-avatar/main.ts" />);
  const link = screen.getByRole('link', {name: 'Download main.ts'});
  expect(link.getAttribute('href')).toBe('/samples/web/first-avatar/main.ts.txt');
  expect(link.getAttribute('download')).toBe('main.ts');
});

test('a command runs a tool from the origin that the reader sees; without JavaScript, from the site', () => {
  const block = <CodeBlock html="npx -y https://docs.example.test/tools/a.tgz" language="bash" />;
  expect(renderToString(block)).toContain('https://docs.example.test/tools/a.tgz');
  render(block);
  const code = screen.getByRole('group', {name: 'Shell'});
  expect(code.textContent).toBe(`npx -y ${window.location.origin}/tools/a.tgz`);
});

test('a command of one line wraps between words, and its text is unchanged', () => {
  render(<CodeBlock html={'<span class="f">npx</span> a --in-place &lt;file&gt;'} language="bash" />);
  const code = screen.getByRole('group', {name: 'Shell'});
  expect(code.textContent).toBe('npx a --in-place <file>');
  expect([...code.querySelectorAll('.word')].map(({textContent}) => textContent)).toEqual(['--in-place']);
});
