import MiniSearch from 'minisearch';
import {expect, test} from 'vitest';
import {indexOptions} from '../engine/format';
import {unpackIndex} from '../engine/packed-index';
import {packIndex} from './make-index';

function indexOf(...texts: readonly {t: string; c: string}[]) {
  const miniSearch = new MiniSearch(indexOptions(1));
  miniSearch.addAll(texts.map((text, position) => ({i: 7 + position, ...text})));
  return miniSearch;
}

const index = indexOf(
  {t: 'export\nevent', c: 'export\nexport\nexports'},
  {t: '', c: ''},
  {t: 'body', c: Array.from({length: 40}, () => 'body').join('\n')},
  {t: 'x'.repeat(60), c: `${'x'.repeat(61)}\n𝒳\némission`},
);

test('unpacking restores the packed index', () => {
  const original = JSON.parse(JSON.stringify(index.toJSON()));
  const unpacked = JSON.parse(JSON.stringify(unpackIndex(packIndex(index.toJSON()), 7)));
  const sorted = (terms: [string, unknown][]) => Object.fromEntries(terms);
  expect({...unpacked, index: sorted(unpacked.index)}).toEqual({...original, index: sorted(original.index)});
});

test('MiniSearch loads it and finds the same documents', () => {
  const read = MiniSearch.loadJS(unpackIndex(packIndex(index.toJSON()), 7), indexOptions(1));
  for (const word of ['export', 'body', 'émission', 'x'.repeat(61), 'missing']) {
    expect(read.search(word)).toEqual(index.search(word));
  }
});

test.each([
  ['a term without postings', {terms: '0event\n5s', places: '0'}],
  ['postings without a term', {terms: '0event', places: '0\n0'}],
  ['a document beyond the last', {terms: '0event', places: '5'}],
  ["postings that aren't numbers", {terms: '0event', places: '!'}],
])('%s is refused', (_, columns) => {
  expect(() => unpackIndex({fields: ['t'], lengths: [[1, 1]], ...columns}, 0)).toThrow();
});
