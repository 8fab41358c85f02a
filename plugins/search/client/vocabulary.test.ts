import {describe, expect, test} from 'vitest';
import {editDistance, Vocabulary} from './vocabulary';

describe('edit distance', () => {
  test.each([
    ['avatar', 'avatar', 0],
    ['avatr', 'avatar', 1],
    ['avaatar', 'avatar', 1],
    ['avatur', 'avatar', 1],
    ['avtaar', 'avatar', 1],
    ['avtr', 'avatar', 2],
    ['skeleton', 'skin', 3],
  ])('from %s to %s is %d', (a, b, distance) => {
    expect(editDistance(a, b, 2)).toBe(distance);
  });

  test('to the nearest beginning', () => {
    expect(editDistance('skeletn', 'skeletonname', 2, true)).toBe(1);
  });
});

describe('a vocabulary', () => {
  const vocabulary = new Vocabulary([
    'glb',
    'glass',
    'session',
    'sessions',
    'sessionid',
    'customization',
    'render',
    'rename',
  ]);

  test('knows its terms and their beginnings', () => {
    expect([
      vocabulary.has('glb'),
      vocabulary.has('gl'),
      vocabulary.hasPrefix('gl'),
      vocabulary.hasPrefix('gx'),
      vocabulary.hasPrefix('zz'),
    ]).toEqual([true, false, true, false, false]);
  });

  test('gives the nearest terms only, the likeliest first', () => {
    expect(vocabulary.near('sesion', false)).toEqual([{term: 'session', distance: 1}]);
    expect(vocabulary.near('sessoins', false).map(({term}) => term)).toEqual(['sessions']);
    expect(vocabulary.near('custmizatin', false).map(({term}) => term)).toEqual(['customization']);
  });

  test('takes only swaps for slips in three letters, and nothing in two', () => {
    expect(vocabulary.near('gbl', false).map(({term}) => term)).toEqual(['glb']);
    expect(vocabulary.near('gla', false)).toEqual([]);
    expect(vocabulary.near('gx', false)).toEqual([]);
  });

  test('sees the beginning of a longer term in an unfinished word', () => {
    expect(vocabulary.near('custmoiz', false)).toEqual([]);
    expect(vocabulary.near('custmoiz', true).map(({term}) => term)).toEqual(['customization']);
  });

  test('looks at further words, too', () => {
    expect(vocabulary.near('spectcles', false, ['spectacles']).map(({term}) => term)).toEqual(['spectacles']);
  });
});
