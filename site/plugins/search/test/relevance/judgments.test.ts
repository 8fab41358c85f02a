import {describe, expect, test} from 'vitest';
import {heldOut, tuned} from './judgments';

describe('the held-out queries', () => {
  test('are at least a third of all', () => {
    expect(heldOut.length / (heldOut.length + tuned.length)).toBeGreaterThanOrEqual(1 / 3);
  });

  test("aren't among the tuned ones, in any order or spelling of the words", () => {
    const wordsOf = (query: string): string => (query.toLowerCase().match(/[a-z0-9]+/g) ?? []).sort().join(' ');
    const known = new Set(tuned.map(({query}) => wordsOf(query)));
    expect(heldOut.filter(({query}) => known.has(wordsOf(query))).map(({query}) => query)).toEqual([]);
  });
});
