import {render} from '@testing-library/react';
import {describe, expect, test} from 'vitest';
import InlineText from './index';

const html = (text: string): string => render(<InlineText>{text}</InlineText>).container.innerHTML;

describe('inline text', () => {
  test('renders code, bold words and links, and keeps the text between them', () => {
    expect(html('Call `init`, press **Next**, read [Body types](/docs/integration/bodies/).')).toBe(
      'Call <code>init</code>, press <strong>Next</strong>, read <a href="/docs/integration/bodies/">Body types</a>.',
    );
  });

  test('renders code inside a link, but no link inside code', () => {
    expect(html('[`Category`](#type-Category)')).toBe('<a href="#type-Category"><code>Category</code></a>');
    expect(html('`[a](/b/)`')).toBe('<code>[a](/b/)</code>');
  });

  test('shows HTML as text', () => {
    expect(html('<img src=x onerror=alert(1)> & `<b>`')).toBe(
      '&lt;img src=x onerror=alert(1)&gt; &amp; <code>&lt;b&gt;</code>',
    );
  });

  test.each(['javascript:alert', 'data:text/html,x', 'http://example.com', '//example.com', 'blender.mdx'])(
    'makes no link to %s',
    (target) => {
      expect(html(`[text](${target})`)).toBe(`[text](${target})`);
    },
  );
});
