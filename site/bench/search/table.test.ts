import {expect, test} from 'vitest';
import {failuresOf, thisSite, type Row} from './table';

const row = (changes: Partial<Row>): Row => ({
  pages: 45,
  engine: 'ours',
  index: {raw: 280_000, brotli: 43_000},
  p95: 5,
  ...changes,
});

test('numbers within the limits pass', () => {
  expect(
    failuresOf([row({}), row({pages: 1000, p95: 49, index: {raw: 6e6, brotli: 8e5}}), row({pages: 250, p95: 900})]),
  ).toEqual([]);
});

test('reports a slow keystroke and a large index', () => {
  expect(failuresOf([row({p95: 8.4}), row({pages: 1000, p95: 51}), row({index: {raw: 1, brotli: 63_001}})])).toEqual([
    'A keystroke takes 8.4 ms (p95) at 45 pages; the limit is 8 ms.',
    'A keystroke takes 51.0 ms (p95) at 1000 pages; the limit is 50 ms.',
    'The index has 63001 bytes with brotli at 45 pages; the limit is 63000.',
  ]);
});

test('the site itself has its own limits', () => {
  expect(failuresOf([row({pages: 44, engine: thisSite, index: {raw: 1, brotli: 150_000}})])).toEqual([]);
  expect(failuresOf([row({pages: 44, engine: thisSite, p95: 9, index: {raw: 1, brotli: 150_001}})])).toHaveLength(2);
});

test('other engines may be slow', () => {
  expect(failuresOf([row({engine: 'Pagefind 1.6', p95: 900})])).toEqual([]);
});
