import {expect, test} from 'vitest';
import {evaluate} from './conditions';

const etag = '"abc"';
const size = 1000;

test.each([
  ['bytes=0-0', {start: 0, end: 0}],
  ['bytes=0-', {start: 0, end: 999}],
  ['bytes=10-19', {start: 10, end: 19}],
  ['bytes=-1', {start: 999, end: 999}],
  ['bytes=-5000', {start: 0, end: 999}],
  ['bytes=999-5000', {start: 999, end: 999}],
  ['Bytes=1-2', {start: 1, end: 2}],
])('the range %s is satisfiable', (range, part) => {
  expect(evaluate('GET', {range}, etag, size)).toEqual({status: 206, range: part});
});

test.each(['bytes=1000-', 'bytes=5000-6000', 'bytes=-0'])('%s cannot be satisfied', (range) => {
  expect(evaluate('GET', {range}, etag, size)).toEqual({status: 416});
});

test.each(['bytes=', 'bytes=-', 'bytes=5-2', 'bytes=a-b', 'bytes=0-1,5-6', 'lines=0-1', 'bytes=1.5-2'])(
  '%s is ignored',
  (range) => {
    expect(evaluate('GET', {range}, etag, size)).toEqual({status: 200});
  },
);

test('a range is for GET only', () => {
  expect(evaluate('HEAD', {range: 'bytes=0-1'}, etag, size)).toEqual({status: 200});
});

test('a conditional range applies only to the same file', () => {
  const range = 'bytes=0-1';
  expect(evaluate('GET', {range, 'if-range': etag}, etag, size).status).toBe(206);
  expect(evaluate('GET', {range, 'if-range': '"old"'}, etag, size).status).toBe(200);
  expect(evaluate('GET', {range, 'if-range': 'W/"abc"'}, etag, size).status).toBe(200);
  expect(evaluate('GET', {range, 'if-range': 'Fri, 20 Nov 2026 10:00:00 GMT'}, etag, size).status).toBe(200);
});

test.each([
  ['"abc"', 200],
  ['*', 200],
  ['W/"abc"', 412],
  ['"x"', 412],
])('If-Match %s → %d', (header, status) => {
  expect(evaluate('GET', {'if-match': header}, etag, size).status).toBe(status);
});

test.each(['if-modified-since', 'if-unmodified-since'])('%s is ignored, because files have no date', (header) => {
  for (const date of ['Mon, 01 Jan 2001 00:00:00 GMT', 'Sun, 01 Jan 2040 00:00:00 GMT']) {
    expect(evaluate('GET', {[header]: date}, etag, size)).toEqual({status: 200});
  }
});

test('an unchanged file gets 304 before its range is checked', () => {
  const headers = {range: 'bytes=0-1', 'if-none-match': etag};
  expect(evaluate('GET', headers, etag, size)).toEqual({status: 304});
});

test('an empty file has no ranges', () => {
  expect(evaluate('GET', {range: 'bytes=0-'}, etag, 0)).toEqual({status: 416});
});
