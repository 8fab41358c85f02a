import {expect, test} from 'vitest';
import {engine, indexFile} from '../../client/test/fixture-site';
import {unknownAnswers} from './answers';
import {ask, figures} from './measure';
import {questions, type Question} from './question';

const asked: readonly Question[] = [
  ...questions('identifier', [['getAvatarId', '/integration/web/sdk/api_reference/#getavatarid']]),
  ...questions('topic', [
    ['android', '/integration/mobile/android/'],
    ['rest api', '/api/'],
    ['a word missing from the site: xyzzy', '/integration/bodies/'],
  ]),
];

test('a question is answered by one of its places, or by any place of its page', () => {
  expect(ask(asked, (query) => engine.search(query)).map(({rank}) => rank)).toEqual([1, 1, 1, Infinity]);
});

test('a wrong place is a miss, though its page is right', () => {
  const wrong = questions('identifier', [['getAvatarId', '/integration/web/sdk/api_reference/#on']]);
  const [outcome] = ask(wrong, (query) => engine.search(query));
  expect(outcome!.rank).toBeGreaterThan(1);
});

test('scores are shares of all questions, or of those of one kind', () => {
  const outcomes = ask(asked, (query) => engine.search(query));
  expect(figures(outcomes)).toEqual({count: 4, first: 0.75, inThree: 0.75, reciprocalRank: 0.75});
  expect(figures(outcomes, 'identifier')).toEqual({count: 1, first: 1, inThree: 1, reciprocalRank: 1});
  const second = [
    {...outcomes[0]!, rank: 2},
    {...outcomes[1]!, rank: 4},
  ];
  expect(figures(second)).toEqual({count: 2, first: 0, inThree: 0.5, reciprocalRank: 0.375});
});

test('answers that are not in the index are named', () => {
  expect(unknownAnswers(asked, indexFile)).toEqual([]);
  expect(unknownAnswers(questions('topic', [['x', '/gone/#here']]), indexFile)).toEqual([
    'questions: "x" expects /docs/gone/#here, which is not in the index. Change the expected place to the page\'s new heading.',
  ]);
});
