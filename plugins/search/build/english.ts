import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {SearchIndexFile} from '../client/format';
import {loadIndex} from '../client/spots';
import {correct} from '../client/typed-words';

/** Common English words that the documentation doesn't use, and that look like typos of its words: `alien`, similar to `align`. */
const englishWords = readFileSync(path.join(__dirname, '../../../data/english-words.txt'), 'utf8').trim().split(/\s+/);

/** The English words that search would take for typos of the words of an index. */
export function wordsLike(index: SearchIndexFile): string[] {
  const {vocabulary} = loadIndex(index);
  return englishWords.filter((word) => correct(word, vocabulary) !== undefined);
}
