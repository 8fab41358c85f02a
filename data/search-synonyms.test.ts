import {describe, expect, test} from 'vitest';
import {searchSynonyms} from './search-synonyms';

const names = searchSynonyms.flatMap(({from, to}) => [...from, ...to]).map((phrase) => phrase.join(' '));

describe('search synonyms', () => {
  test('names are written as the index has words: lower case, letters and digits', () => {
    expect(names.filter((name) => !/^[a-z0-9]+([ .-][a-z0-9]+)*$/.test(name))).toEqual([]);
  });

  test('every entry leads to another name, and counts for less than what was typed', () => {
    for (const {from, to, weight} of searchSynonyms) {
      expect(new Set([...from, ...to].map((phrase) => phrase.join(' '))).size).toBeGreaterThan(1);
      expect(weight).toBeGreaterThan(0);
      expect(weight).toBeLessThan(1);
    }
  });

  test('a name is in one group of equals only, so that meanings do not flow together', () => {
    const equals = searchSynonyms.filter(({from, to}) => from.join(';') === to.join(';'));
    const all = equals.flatMap(({from}) => from.map((phrase) => phrase.join(' ')));
    expect(all.filter((name, index) => all.indexOf(name) !== index)).toEqual([]);
  });
});
