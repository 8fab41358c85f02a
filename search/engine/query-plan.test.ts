import {describe, expect, test} from 'vitest';
import {planQuery} from './query-plan';
import {Vocabulary} from './vocabulary';

const vocabulary = new Vocabulary(['avatar', 'get', 'on', 'the']);
describe('a plan', () => {
  test("doesn't cut a name that the index has, and reads an unknown one as its words", () => {
    const names = new Vocabulary(['include_not_ready', 'include', 'not', 'ready', 'blocked', 'csp']);
    const words = (text: string) =>
      planQuery(text, names).map(({alternatives}) => alternatives[0]!.words.map(({term}) => term).join(' '));
    const known = planQuery('include_not_ready', names);
    expect(known.flatMap(({alternatives}) => alternatives.map(({words: [word]}) => word!.term))).toEqual([
      'include_not_ready',
    ]);
    expect(words('BLOCKED_BY_CSP')).toEqual(['blocked', 'by', 'csp']);
    expect(words('include_not_redy')).toEqual(['include_not_ready']);
  });

  test('uses at most twelve words and 500 characters', () => {
    expect(planQuery('avatar '.repeat(40), vocabulary)).toHaveLength(12);
    expect(planQuery(`${' '.repeat(600)}avatar`, vocabulary)).toEqual([]);
  });

  test('has no empty alternative', () => {
    for (const text of ['get all', 'list get all', 'up to', 'what is new', '_._', 'a', 'the of']) {
      expect(
        planQuery(text, vocabulary)
          .flatMap(({alternatives}) => alternatives)
          .filter(({words}) => words.length === 0),
      ).toEqual([]);
    }
  });
});
