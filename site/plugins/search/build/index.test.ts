import {expect, test} from 'vitest';
import {makeIndexFile} from '@avaturn-docs/search/build/make-index';
import {page, section} from '@avaturn-docs/search/engine/test/fixture-site';
import {wordsLike} from './index';

test('English words that are similar to words of the index are listed', () => {
  const words = wordsLike(makeIndexFile([page('/docs/a/', 'Alias', [section('Denies it', 'A sphere.')])]));
  expect(words).toContain('alien');
  for (const word of ['alias', 'achieve']) {
    expect(words).not.toContain(word);
  }
});
