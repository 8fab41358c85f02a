import {expect, test} from 'vitest';
import {outsideLinkFindings} from './page-checks';
import {parsePage} from './pages';

const known = [{url: 'https://www.mixamo.com', source: 'avaturn-docs-summary', date: '2026-04-16'}] as const;
const messages = (body: string) =>
  outsideLinkFindings([parsePage('docs/a.mdx', body)], known).map(({message}) => message);

test.each([
  ['another page of a known host', '[a](https://www.mixamo.com/other)'],
  ['a link in an element', '<a href="http://example.com">a</a>'],
  ['a link without a scheme', '[a](//example.com)'],
])('reports %s', (_, body) => {
  expect(messages(`[a](https://www.mixamo.com)\n\n${body}`)).toEqual([
    expect.stringContaining('to data/outside-links.ts'),
  ]);
});

test('reports an entry that no page links to', () => {
  expect(messages('[a](./b.mdx)')).toEqual(['Remove https://www.mixamo.com: no page links it any more.']);
});
