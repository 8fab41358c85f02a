import {describe, expect, test} from 'vitest';
import {searchSynonyms} from './synonyms';

const names = searchSynonyms.flatMap(({from, to}) => [...from, ...to]).map((phrase) => phrase.join(' '));

describe('search synonyms', () => {
  test('names have the form of index terms: lowercase letters and digits', () => {
    expect(names.filter((name) => !/^[a-z0-9]+([ .-][a-z0-9]+)*$/.test(name))).toEqual([]);
  });

  test('every entry leads to another name, with less weight than the typed one', () => {
    for (const {from, to, weight} of searchSynonyms) {
      expect(new Set([...from, ...to].map((phrase) => phrase.join(' '))).size).toBeGreaterThan(1);
      expect(weight).toBeGreaterThan(0);
      expect(weight).toBeLessThan(1);
    }
  });

  test("a name is in only one group of equals, so that groups don't merge", () => {
    const equals = searchSynonyms.filter(({from, to}) => from.join(';') === to.join(';'));
    const all = equals.flatMap(({from}) => from.map((phrase) => phrase.join(' ')));
    expect(all.filter((name, index) => all.indexOf(name) !== index)).toEqual([]);
  });
});
