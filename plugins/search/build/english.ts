import {englishWords} from '../../../data/english-words';
import type {SearchIndexFile} from '../client/format';
import {loadIndex} from '../client/spots';
import {correct} from '../client/typed-words';

/** The English words that search would take for typos of the words of an index. */
export function wordsLike(index: SearchIndexFile): string[] {
  const {vocabulary} = loadIndex(index);
  return englishWords.filter((word) => correct(word, vocabulary) !== undefined);
}
