import {describe, expect, test} from 'vitest';
import {engine, indexFile} from '@avaturn-docs/search/engine/test/fixture-site';
import {gradeOf, judge} from './judgment';
import {heldOut, tuned} from './judgments';
import {figures, grade, stalePlaces, suggestionsOf} from './measure';

const [hair] = judge(
  'question',
  'how do i change hair => hair#steps; ux_customization/overview api_reference#sethaircolor',
);

describe('a grade', () => {
  test.each([
    ['the ideal place', '/docs/ux_customization/assets/hair/#steps', 3],
    ['a good section', '/docs/integration/web/sdk/api_reference/#sethaircolor', 2],
    ['another place of a good page', '/docs/ux_customization/overview/#troubleshooting', 1],
    ['another place of a page with a good section', '/docs/integration/web/sdk/api_reference/#on', 1],
    ['a page without a judgment', '/docs/importing/blender/', 0],
  ])('of %s', (_, address, expected) => {
    expect(gradeOf(address, hair!)).toBe(expected);
  });

  test.each(['no arrow', 'blank => ', 'unknown page => nowhere#x', 'several pages => overview'])(
    'is rejected for "%s"',
    (line) => {
      expect(() => judge('word', line)).toThrow(/is not a judgment|is the end of [02] paths/);
    },
  );
});

describe('metrics', () => {
  const found = [
    '/docs/integration/web/sdk/api_reference/#on',
    '/docs/ux_customization/overview/',
    '/docs/ux_customization/assets/hair/#steps',
  ];

  test('are perfect for the ideal order, and lower for any other', () => {
    const ideal = grade([hair!], () => [
      '/docs/ux_customization/assets/hair/#steps',
      '/docs/ux_customization/overview/',
      '/docs/integration/web/sdk/api_reference/#sethaircolor',
    ]);
    expect(figures(ideal)).toEqual({count: 1, ndcg: 1, first: 1, inThree: 1});
    const {ndcg, first, inThree} = figures(grade([hair!], () => found));
    expect(ndcg).toBeGreaterThan(0.3);
    expect(ndcg).toBeLessThan(0.8);
    expect({first, inThree}).toEqual({first: 0, inThree: 1});
  });

  test("count each judged place once, so repeated pages don't improve them", () => {
    const once = grade([hair!], () => ['/docs/ux_customization/assets/hair/#steps']);
    const thrice = grade([hair!], () => Array<string>(3).fill('/docs/ux_customization/assets/hair/#steps'));
    expect(thrice[0]!.ndcg).toBe(once[0]!.ndcg);
  });

  test('are computed from the hits in the search bar', () => {
    const judgments = judge('identifier', 'getAvatarId => api_reference#getavatarid');
    expect(figures(grade(judgments, suggestionsOf(engine)), 'identifier').first).toBe(1);
  });
});

test("places that aren't in the index are listed", () => {
  expect(stalePlaces(judge('word', 'android => mobile/android'), indexFile)).toEqual([]);
  expect(stalePlaces(judge('word', 'x => hair#gone'), indexFile)).toEqual([
    '"x" is judged by /docs/ux_customization/assets/hair/#gone, which is not in the index. Use the page\'s new heading.',
  ]);
});

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
