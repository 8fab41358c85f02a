import {expect, test} from 'vitest';
import {page, section} from '../client/test/fixture-site';
import {wordsLike} from './english';
import {makeIndexFile} from './make-index';

test('English words that are similar to words of the index are listed', () => {
  const words = wordsLike(makeIndexFile([page('/docs/a/', 'Alias', [section('Denies it', 'A sphere.')])]));
  expect(words).toContain('alien');
  for (const word of ['alias', 'achieve']) {
    expect(words).not.toContain(word);
  }
});
