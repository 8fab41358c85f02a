import {expect, test} from 'vitest';
import {chooseEncoding} from './negotiate';

const both = {br: true, gzip: true};

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['br', 'br'],
  ['BR', 'br'],
  ['gzip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1, br;q=0.5', 'gzip'],
  ['gzip;q=0.5,br;q=0.5', 'br'],
  ['br;q=0', 'identity'],
  ['br; q=0.000, gzip', 'gzip'],
  ['br;Q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=0, *', 'gzip'],
  ['gzip, *;q=0', 'gzip'],
  ['identity, br;q=0.1', 'identity'],
  ['identity;q=0.1, gzip;q=0.2', 'gzip'],
  ['identity;q=0', 'identity'],
  ['brotli', 'identity'],
  ['gzip;q=nonsense', 'identity'],
  ['gzip;q=2', 'identity'],
  [',, ;q=1', 'identity'],
])('"%s" → %s', (header, coding) => {
  expect(chooseEncoding(header, both)).toBe(coding);
});

test('chooses only copies that exist in the build', () => {
  expect(chooseEncoding('br, gzip', {gzip: true})).toBe('gzip');
  expect(chooseEncoding('br, gzip', {})).toBe('identity');
});
