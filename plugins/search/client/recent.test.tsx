import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {clearRecentSearches, recentSearches, rememberSearch} from './recent';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('the last five searches are kept, the latest first, each once', () => {
  ['one', 'two', 'three', 'ONE ', 'four', 'five', 'six'].forEach(rememberSearch);
  expect(recentSearches()).toEqual(['six', 'five', 'four', 'ONE', 'three']);
  clearRecentSearches();
  expect(recentSearches()).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test('a blank search is not kept', () => {
  rememberSearch('   ');
  expect(recentSearches()).toEqual([]);
});

test.each(['not JSON', '{"a":1}', '[1, null]'])('what somebody else stored is ignored: %s', (stored) => {
  localStorage.setItem('search-recent', stored);
  expect(recentSearches()).toEqual([]);
});

test('a browser that stores nothing does not break the search', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('forbidden');
    },
    setItem: () => {
      throw new Error('forbidden');
    },
  });
  rememberSearch('one');
  expect(recentSearches()).toEqual([]);
  vi.unstubAllGlobals();
});
