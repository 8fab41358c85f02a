import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {clearRecentSearches, recentSearches, rememberSearch} from './recent';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('keeps the last five searches, latest first, without duplicates', () => {
  ['one', 'two', 'three', 'ONE ', 'four', 'five', 'six'].forEach(rememberSearch);
  expect(recentSearches()).toEqual(['six', 'five', 'four', 'ONE', 'three']);
  clearRecentSearches();
  expect(recentSearches()).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test.each(['not JSON', '{"a":1}', '[1, null]'])('ignores invalid stored data: %s', (stored) => {
  localStorage.setItem('search-recent', stored);
  expect(recentSearches()).toEqual([]);
});
