import type {IncomingHttpHeaders} from 'node:http';
import {expect, test} from 'vitest';
import {evaluate} from './conditions';

/** Cases of RFC 9110 that hosts decide differently. tests/hosting compares the others on every host. */
const status = (headers: IncomingHttpHeaders, method = 'GET') => evaluate(method, headers, '"abc"', 1000).status;

test.each(['bytes=', 'bytes=-', 'bytes=5-2', 'bytes=a-b', 'bytes=0-1,5-6', 'bytes=1.5-2'])(
  'the range %s is ignored',
  (range) => {
    expect(status({range})).toBe(200);
  },
);

test('a range is for GET only, and a suffix can be longer than the file, but not empty', () => {
  expect(status({range: 'bytes=0-1'}, 'HEAD')).toBe(200);
  expect(evaluate('GET', {range: 'bytes=-5000'}, '"abc"', 1000)).toEqual({status: 206, range: {start: 0, end: 999}});
  expect(status({range: 'bytes=-0'})).toBe(416);
});

test('files have no date, so conditions on dates are ignored, and a range with one is not sent', () => {
  const date = 'Mon, 01 Jan 2001 00:00:00 GMT';
  expect([status({'if-modified-since': date}), status({'if-unmodified-since': date})]).toEqual([200, 200]);
  expect(status({range: 'bytes=0-1', 'if-range': date})).toBe(200);
});

test('an unchanged file gets 304 before its range is checked', () => {
  expect(status({range: 'bytes=0-1', 'if-none-match': '"abc"'})).toBe(304);
});
