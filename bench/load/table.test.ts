import {expect, test} from 'vitest';
import {failuresOf, ratio, type Row} from './table';
import {readLoad, type Load} from './wrk';

const second = 1e6;
const load = (requests: number, others: Partial<Load> = {}): Load => ({
  requests,
  duration: second,
  bytes: 0,
  p50: 1000,
  p99: 2000,
  refused: 0,
  failed: 0,
  ...others,
});
const row = (own: Load, nginx?: Load): Row => ({what: 'a page', small: true, own, nginx});
const memory = {start: 100e6, warm: 120e6, end: 121e6, requests: 200_000};

test('a run within all limits has no failure', () => {
  expect(failuresOf([row(load(1000), load(2000)), row(load(10))], memory)).toEqual([]);
  expect(ratio(row(load(10)))).toBeUndefined();
});

test.each([
  ['a slow server', [row(load(900), load(2000))], memory, /nginx is 2\.2 times as fast; the limit is 2/],
  ['requests that fail', [row(load(900, {failed: 3}))], memory, /3 requests failed/],
  ['requests that are rejected', [row(load(900, {refused: 4}))], memory, /4 were refused/],
  ['too much memory', [], {...memory, warm: 150e6, end: 151e6}, /uses 151 MB after 200000 requests/],
  ['memory that grows', [], {...memory, end: 140e6}, /grew from 120 MB to 140 MB/],
] as const)('reports %s', (_what, rows, used, message) => {
  const failures = failuresOf(rows, used);
  expect(failures).toHaveLength(1);
  expect(failures[0]).toMatch(message);
});

test('parses the JSON line of wrk', () => {
  expect(readLoad('Running 4s test\n{"requests":5,"p99":7}\n')).toMatchObject({requests: 5, p99: 7});
  expect(() => readLoad('unable to connect')).toThrow(/wrk printed no result: unable to connect/);
});
