import {describe, expect, test} from 'vitest';
import {Vocabulary} from './vocabulary';

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

  test('returns the nearest terms only, most likely first', () => {
    expect(vocabulary.near('sesion', false)).toEqual([{term: 'session', distance: 1}]);
    expect(vocabulary.near('sessoins', false).map(({term}) => term)).toEqual(['sessions']);
    expect(vocabulary.near('custmizatin', false).map(({term}) => term)).toEqual(['customization']);
  });

  test('has no other number for a number', () => {
    const codes = new Vocabulary(['401', '4222', '422']);
    expect(['429', '4223', '4.22'].map((typed) => codes.near(typed, true))).toEqual([[], [], []]);
  });

  test('corrects only swapped letters in three-letter words, and nothing in shorter ones', () => {
    expect(vocabulary.near('gbl', false).map(({term}) => term)).toEqual(['glb']);
    expect(vocabulary.near('gla', false)).toEqual([]);
    expect(vocabulary.near('gx', false)).toEqual([]);
  });

  test('matches an unfinished word with the prefix of a longer term', () => {
    expect(vocabulary.near('custmoiz', false)).toEqual([]);
    expect(vocabulary.near('custmoiz', true).map(({term}) => term)).toEqual(['customization']);
    // Many words begin like a short one with a typo: the result would be a guess.
    expect(vocabulary.near('rendr', true).map(({term}) => term)).toEqual(['render']);
    expect(vocabulary.near('custt', true)).toEqual([]);
  });

  test('considers additional words', () => {
    expect(vocabulary.near('spectcles', false, ['spectacles']).map(({term}) => term)).toEqual(['spectacles']);
  });
});
