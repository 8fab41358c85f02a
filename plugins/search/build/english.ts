import {englishWords} from '../../../data/english-words';
import type {SearchIndexFile} from '../client/format';
import {correct} from '../client/query-plan';
import {loadIndex} from '../client/spots';

/** The English words that search would take for typos of the words of an index. */
export function wordsLike(index: SearchIndexFile): string[] {
  const {vocabulary} = loadIndex(index);
  return englishWords.filter((word) => correct(word, vocabulary) !== undefined);
}
