import {describe, expect, test} from 'vitest';
import {readRequestPath, redirectLocation} from './request-path';

describe('readRequestPath', () => {
  test.each([
    ['/', '/', ''],
    ['/docs/?q=1', '/docs/', '?q=1'],
    ['/docs/?q=%2f?x', '/docs/', '?q=%2f?x'],
    ['/a%20b', '/a b', ''],
    ['/%C3%A9', '/é', ''],
    ['http://docs.example.test/docs/?q', '/docs/', '?q'],
    ['https://docs.example.test', '/', ''],
    ['//host/path', '//host/path', ''],
    ['*', '*', ''],
  ])('%s is the path %s with the query "%s"', (target, path, query) => {
    expect(readRequestPath(target)).toEqual({path, query});
  });

  test.each([
    ['/%', 400],
    ['/%g0', 400],
    ['/%0', 400],
    ['/a%00b', 400],
    ['/a%2Fb', 404],
    ['/a%2fb', 404],
    ['/a%5cb', 404],
    ['/%ff', 404],
    ['/%c3', 404],
    [`/${'a'.repeat(8000)}`, 414],
  ])('%s is rejected with %d', (target, refused) => {
    expect(readRequestPath(target)).toEqual({refused});
  });

  test('percent-encoding in the query string is kept', () => {
    expect(readRequestPath('/docs/?q=%zz%00')).toEqual({path: '/docs/', query: '?q=%zz%00'});
  });
});

test.each([
  ['?a=1&b=%20', '/new/?a=1&b=%20'],
  ['', '/new/'],
  ['?', '/new/'],
])('a redirect keeps the query string "%s"', (query, location) => {
  expect(redirectLocation('/new/', query)).toBe(location);
});
