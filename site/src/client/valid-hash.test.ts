import type {ClientModule} from '@docusaurus/types';
import {expect, test} from 'vitest';
import validHash from './valid-hash';

type Location = Parameters<NonNullable<ClientModule['onRouteUpdate']>>[0]['location'];

const decoded = (hash: string): string => {
  const location: Location = {pathname: '/', search: '', hash, state: undefined};
  validHash.onRouteUpdate!({previousLocation: null, location});
  return decodeURIComponent(location.hash);
};

test.each(['#50%', '#%E0%A4%A', '#a%20b%'])('the malformed hash %s can be decoded, to itself', (hash) => {
  expect(decoded(hash)).toBe(hash);
});

test('a valid hash is unchanged', () => {
  expect(decoded('#50%25%20more')).toBe('#50% more');
  expect(decoded('')).toBe('');
});
