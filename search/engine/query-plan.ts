import {searchSynonyms} from '../synonyms';
import {generalWords, stopWords} from './stop-words';
import {fold, type Token} from './tokenize';
import {tuning} from './tuning';
import {readWords, type Typed} from './typed-words';
import type {Reading, Vocabulary} from './vocabulary';
import {otherForms, stems} from './word-forms';

export interface Word {
  readonly term: string;
  /** Whether longer terms with this prefix match, too. */
  readonly prefix: boolean;
}

/** One alternative for a part of a query: all of its words must match. */
export interface Alternative {
  readonly words: readonly Word[];
  /** Confidence that this is what was meant, from 0 to 1. */
  readonly quality: number;
  readonly isSynonym?: boolean;
  /** Title in lowercase: places with exactly this title match like a typed title. */
  readonly title?: string;
}

/** A part of a query, usually one typed word, with its alternatives. */
export interface Unit {
  /** The typed word, corrected if the index doesn't contain it. */
  readonly term: string;
  readonly alternatives: Alternative[];
  /** Whether it is a compound, such as a name from code. */
  readonly isName: boolean;
  /** A stop word: it only counts in titles. */
  readonly minor: boolean;
  /** Weight of the word: 1, more for a status code, less for stop words and general words. */
  readonly weight: number;
}

const qualities = {
  parts: 0.95,
  partsOfName: 0.45,
  stem: 0.85,
  compound: 0.95,
  split: 0.9,
} as const;

export function planQuery(text: string, vocabulary: Vocabulary): Unit[] {
  const typed = readWords(text, vocabulary);
  const isMinor = ({chunk}: Typed): boolean => chunk.length === 1 && stopWords.has(chunk[0]!.term);
  const onlyMinor = typed.every(isMinor);
  const isGeneral = ({chunk}: Typed): boolean => isMinor({chunk} as Typed) || generalWords.has(chunk[0]!.term);
  const onlyGeneral = typed.every(isGeneral);
  const units = typed.map((entry) => {
    const minor = !onlyMinor && isMinor(entry);
    const general = !onlyGeneral && isGeneral(entry);
    return {
      term: entry.readings[0]!.term,
      isName: entry.chunk.length > 1 || vocabulary.cut(entry.readings[0]!.term) !== undefined,
      alternatives: alternativesOf(entry, vocabulary),
      minor,
      weight: weightOf(entry, minor, general),
    };
  });
  addSynonyms(units, typed);
  addCompounds(units, typed, vocabulary);
  return units;
}

function weightOf({chunk}: Typed, minor: boolean, general: boolean): number {
  if (minor || general) {
    return minor ? tuning.minorWeight : tuning.generalWeight;
  }
  return /^\d{3}$/.test(chunk[0]!.term) ? tuning.numberWeight : 1;
}

function alternativesOf({chunk, unfinished, readings}: Typed, vocabulary: Vocabulary): Alternative[] {
  const [whole, ...parts] = chunk as [Token, ...Token[]];
  const isName = whole.term.includes('_');
  const correct = (term: string, isPrefix: boolean) => {
    const known = isPrefix ? vocabulary.hasPrefix(term) : vocabulary.has(term);
    return known ? {term, quality: 1} : vocabulary.near(term, unfinished)[0];
  };
  const all = (tokens: readonly Token[], quality: number): Alternative[] => {
    const isPrefix = (index: number): boolean =>
      tokens[index]!.term.length > 3 || (unfinished && index === tokens.length - 1);
    const found = tokens.map(({term}, index) => correct(term, isPrefix(index)));
    if (found.length === 0 || found.includes(undefined)) {
      return [];
    }
    const words = found.map((near, index) => ({term: near!.term, prefix: isPrefix(index)}));
    return [{words, quality: quality * Math.min(...found.map((near) => near!.quality))}];
  };
  return [
    ...readings.map(({term, quality}) => ({
      words: [{term, prefix: quality === 1 && (unfinished || term.length > 3)}],
      quality,
    })),
    // A name that the index has isn't cut, and the parts of the beginning of one are a weak alternative: most pages have
    // `not` or `ready`, which don't lead to `include_not_ready`.
    ...(isName && vocabulary.has(whole.term)
      ? []
      : all(parts, isName && vocabulary.hasPrefix(whole.term) ? qualities.partsOfName : qualities.parts)),
    ...splits(readings[0]!, vocabulary),
    ...stems(whole.term)
      .filter((stem) => vocabulary.hasPrefix(stem))
      .map((term) => ({words: [{term, prefix: true}], quality: qualities.stem})),
  ];
}

/** `bodytype` also finds `body type`. */
function splits({term, quality}: Reading, vocabulary: Vocabulary): Alternative[] {
  const words = vocabulary.cut(term)?.filter((part) => !stopWords.has(part)) ?? [];
  const sure = vocabulary.has(term) ? qualities.partsOfName : qualities.split;
  return words.length === 0
    ? []
    : [{words: words.map((part) => ({term: part, prefix: false})), quality: quality * sure}];
}

/** Synonyms, by the first word of the typed phrase. */
const synonymsByWord = new Map<
  string,
  {phrase: readonly string[]; to: readonly (readonly string[])[]; weight: number; isTitle: boolean}[]
>();
for (const {from, to, weight, isTitle} of searchSynonyms) {
  for (const phrase of from.map((words) => words.map(fold))) {
    const others = to.filter((other) => other.join() !== phrase.join());
    synonymsByWord.set(phrase[0]!, [...(synonymsByWord.get(phrase[0]!) ?? []), {phrase, to: others, weight, isTitle}]);
  }
}

/** Phrases of the query that have synonyms: a synonym satisfies each of their words. */
function addSynonyms(units: readonly Unit[], typed: readonly Typed[]): void {
  const forms = typed.map(formsOf);
  forms.forEach((words, start) => {
    for (const {phrase, to, weight, isTitle} of [...words.keys()].flatMap((word) => synonymsByWord.get(word) ?? [])) {
      const sure = Math.min(...phrase.map((word, index) => forms[start + index]?.get(word) ?? 0));
      if (sure > 0) {
        const others = to.map((other) => synonym(other, sure * weight, isTitle));
        units.slice(start, start + phrase.length).forEach(({alternatives}) => alternatives.push(...others));
      }
    }
  });
}

/** Words that a typed word may be a form of, with their confidence. */
function formsOf({readings}: Typed): ReadonlyMap<string, number> {
  const forms = new Map<string, number>();
  for (const {term, quality} of readings) {
    const others = [...otherForms(term), ...stems(term).flatMap((stem) => [stem, `${stem}e`])];
    [term, ...others].forEach((form) => forms.set(form, Math.max(quality, forms.get(form) ?? 0)));
  }
  return forms;
}

function synonym(phrase: readonly string[], quality: number, isTitle: boolean): Alternative {
  const subjects = phrase.filter((word) => !stopWords.has(word));
  const words = (subjects.length > 0 ? subjects : phrase).map(fold);
  return {
    words: words.map((term) => ({term, prefix: term.length > 3})),
    quality,
    isSynonym: true,
    ...(isTitle && {title: phrase.join(' ')}),
  };
}

/** `head set` also finds `headset`, and `t pose` finds `t-pose`. */
function addCompounds(units: readonly Unit[], typed: readonly Typed[], vocabulary: Vocabulary): void {
  for (let index = 0; index + 1 < typed.length; index++) {
    const [first, second] = [typed[index]!.readings[0]!.term, typed[index + 1]!.readings[0]!.term];
    for (const term of [first + second, `${first}-${second}`]) {
      if (term.length > 4 && vocabulary.has(term)) {
        const compound: Alternative = {words: [{term, prefix: false}], quality: qualities.compound};
        units.slice(index, index + 2).forEach(({alternatives}) => alternatives.push(compound));
      }
    }
  }
}
