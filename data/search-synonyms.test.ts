import {describe, expect, test} from 'vitest';
import {searchSynonyms} from './search-synonyms';

describe('search synonyms', () => {
  test('each group has at least two names', () => {
    expect(searchSynonyms.filter((group) => group.length < 2)).toEqual([]);
  });

  test('names are written as the index has words: lower case, letters and digits', () => {
    const names = searchSynonyms.flat().map((phrase) => phrase.join(' '));
    expect(names.filter((name) => !/^[a-z0-9]+([ .-][a-z0-9]+)*$/.test(name))).toEqual([]);
  });

  test('a name is in one group only, so that meanings do not mix', () => {
    const names = searchSynonyms.flat().map((phrase) => phrase.join(' '));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});
