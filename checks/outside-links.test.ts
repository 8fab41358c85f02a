import {expect, test} from 'vitest';
import {outsideLinks} from '../data/outside-links';
import {sources} from '../data/sources';
import {outsideLinkFindings} from './outside-links';
import {parsePage} from './pages';

const known = [{url: 'https://www.mixamo.com', source: 'avaturn-docs-summary', date: '2026-04-16'}] as const;
const messages = (body: string) =>
  outsideLinkFindings([parsePage('docs/a.mdx', body)], known).map(({message}) => message);

test('a known link may carry a slash, a query and a fragment', () => {
  expect(messages('[a](https://www.mixamo.com) [b](https://www.mixamo.com/?a=b#c)')).toEqual([]);
});

test.each([
  ['another page of a known host', '[a](https://www.mixamo.com/other)'],
  ['another host', '[a](https://example.com)'],
  ['a link of an element', '<a href="http://example.com">a</a>'],
  ['a link without its scheme', '[a](//example.com)'],
])('reports %s', (_, body) => {
  expect(messages(`[a](https://www.mixamo.com)\n\n${body}`)).toEqual([
    expect.stringContaining('to data/outside-links.ts'),
  ]);
});

test('reports an entry that no page links', () => {
  expect(messages('[a](./b.mdx)')).toEqual(['Remove https://www.mixamo.com: no page links it any more.']);
});

test('each entry bears the date of its source, where the source has one', () => {
  for (const {url, source, date} of outsideLinks) {
    expect(date, url).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(date, url).toBe(sources[source].date ?? date);
  }
});
