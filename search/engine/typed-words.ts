import {searchSynonyms} from '../synonyms';
import {stopWords} from './stop-words';
import {chunks, fold, type Token} from './tokenize';
import type {Reading, Vocabulary} from './vocabulary';
import {otherForms, stems} from './word-forms';

export interface Typed {
  readonly chunk: readonly Token[];
  readonly unfinished: boolean;
  /** Terms with their match quality; only the typed one if it is known. */
  readonly readings: readonly Reading[];
}

/** Real queries are shorter; the rest of a pasted text is ignored. */
const maxLetters = 500;
const maxUnits = 12;
/** A longer correction would be a guess at the rest of the word. */
const maxLengthChange = 2;

const synonymWords = new Set(
  searchSynonyms.flatMap(({from}) => from.filter(({length}) => length === 1).map(([word]) => fold(word!))),
);

export function readWords(text: string, vocabulary: Vocabulary): Typed[] {
  const cut = text.slice(0, maxLetters);
  return chunks(cut)
    .filter((chunk) => chunk.length > 0)
    .flatMap((chunk) => cutUnknownName(chunk, vocabulary))
    .slice(0, maxUnits)
    .map((chunk) => {
      const unfinished = chunk[0]!.end === cut.length;
      const {term} = chunk[0]!;
      const near = isKnown(chunk, unfinished, vocabulary) ? [] : vocabulary.near(term, unfinished, synonymWords);
      return {chunk, unfinished, readings: near.length > 0 ? near : [{term, quality: 1}]};
    });
}

/** Reads a name joined by `_` that the index doesn't have, nor a similar one, as its words: `ERR_BLOCKED_BY_CSP`. */
function cutUnknownName(chunk: readonly Token[], vocabulary: Vocabulary): (readonly Token[])[] {
  const [{term}, ...parts] = chunk as [Token, ...Token[]];
  const isUnknown =
    /^\w+$/.test(term) && parts.length > 1 && !vocabulary.hasPrefix(term) && vocabulary.near(term, false).length === 0;
  return isUnknown ? parts.map((part) => [part]) : [chunk];
}

/** Whether the index, the synonyms or English have the word, another form of it, or, if unfinished, its beginning. */
function isKnown(chunk: readonly Token[], unfinished: boolean, vocabulary: Vocabulary): boolean {
  const [{term}, ...parts] = chunk as [Token, ...Token[]];
  const forms = [term, ...otherForms(term), ...stems(term)];
  return (
    // Content isn't indexed with stop words, and they aren't typos.
    stopWords.has(term) ||
    vocabulary.hasPrefix(term) ||
    stems(term).some((stem) => stem.length > 4 && vocabulary.hasPrefix(stem)) ||
    // The index keeps compounds joined by `_` as one term; others are corrected part by part.
    /[./#:-]/.test(term) ||
    (parts.length > 0 && parts.every((part) => vocabulary.has(part.term))) ||
    vocabulary.cut(term) !== undefined ||
    forms.some((form) => vocabulary.has(form) || synonymWords.has(form)) ||
    vocabulary.isEnglish(term, unfinished) ||
    forms.some((form) => vocabulary.isEnglish(form, false))
  );
}

/**
 * The query with unknown words replaced by the most similar words of the index.
 * @returns undefined if nothing needs correcting, or if a word has no near one in the index
 */
export function correct(text: string, vocabulary: Vocabulary): string | undefined {
  let corrected = '';
  let end = 0;
  for (const {chunk, readings} of readWords(text, vocabulary)) {
    const [{term, start, end: chunkEnd}] = chunk as [Token, ...Token[]];
    const reading = readings.find(
      (one) => vocabulary.has(one.term) && Math.abs(one.term.length - term.length) <= maxLengthChange,
    );
    if (!reading && !isKnown(chunk, false, vocabulary)) {
      return undefined;
    }
    if (reading && reading.quality < 1 && reading.term !== term) {
      corrected += text.slice(end, start) + reading.term;
      end = chunkEnd;
    }
  }
  return end === 0 ? undefined : corrected + text.slice(end);
}
