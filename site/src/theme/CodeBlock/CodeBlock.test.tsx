import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import React from 'react';
import {renderToString} from 'react-dom/server';
import {afterEach, describe, expect, test, vi} from 'vitest';
import CodeBlock from './index';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('shows the file name, and code that scrolls by keyboard', () => {
  render(<CodeBlock html='<span class="k">const</span> a' language="ts" title="main.ts" />);
  const code = screen.getByRole('group', {name: 'main.ts'});
  expect(code.tabIndex).toBe(0);
  expect(code.textContent).toBe('const a');
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

describe('the subdomain of the reader', () => {
  const sample = <CodeBlock html={'<span class="s">\'https://demo.avaturn.dev\'</span>'} language="js" />;
  const type = (value: string) => fireEvent.change(screen.getAllByLabelText('Your subdomain')[0]!, {target: {value}});
  const codes = () => screen.getAllByRole('group', {name: 'JavaScript'}).map(({textContent}) => textContent);

  test('fills every sample with the shared project until Reset, and no other code has the field', () => {
    render(
      [sample, sample, <CodeBlock language="ts">other</CodeBlock>].map((block, key) => <div key={key}>{block}</div>),
    );
    expect(screen.getAllByLabelText('Your subdomain')).toHaveLength(2);
    type(' https://Acme-2.avaturn.dev/ ');
    expect(codes()).toEqual(["'https://acme-2.avaturn.dev'", "'https://acme-2.avaturn.dev'"]);
    fireEvent.click(screen.getAllByRole('button', {name: 'Reset'})[0]!);
    expect(codes()).toEqual(["'https://demo.avaturn.dev'", "'https://demo.avaturn.dev'"]);
  });

  test.each(['<img src=x onerror=alert(1)>', "a'b", 'a"b', 'a.b', '-a', 'a$&b', `${'a'.repeat(300)}`, 'ä'])(
    'leaves the code as it is for %s, typed or stored',
    (value) => {
      const {container} = render(sample);
      type(value);
      expect(codes()).toEqual(["'https://demo.avaturn.dev'"]);
      expect(screen.getByLabelText('Your subdomain').getAttribute('aria-invalid')).toBe('true');
      expect(localStorage).toHaveLength(0);
      cleanup();
      localStorage.setItem('avaturn.subdomain', value);
      render(sample, {container: document.body.appendChild(container)});
      expect(codes()).toEqual(["'https://demo.avaturn.dev'"]);
      expect(container.querySelector('img')).toBeNull();
    },
  );
});
