import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {afterEach, expect, test, vi} from 'vitest';
import CodeBlock from './index';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('the copy button reports a failure', async () => {
  vi.stubGlobal('navigator', {});
  render(<CodeBlock language="ts">a</CodeBlock>);
  fireEvent.click(screen.getByRole('button', {name: 'Copy TypeScript'}));
  expect(await screen.findByRole('button', {name: 'Not copied TypeScript'})).toBeDefined();
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
