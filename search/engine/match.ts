import type {SearchResult} from 'minisearch';
import type {DocumentType} from './protocol';
import type {Unit, Word} from './query-plan';
import {maxSameTitle, type LoadedIndex} from './spots';
import {tuning} from './tuning';
import {otherForms} from './word-forms';

/** Where a word or a unit matches. The arrays are indexed by spot number. */
export interface Matches {
  readonly score: Float32Array;
  /** Confidence that this is what was meant, from 0 to 1. */
  readonly quality: Float32Array;
  /** 1 if the spot itself matches, not only its ancestors or descendants. */
  readonly own: Uint8Array;
  /** Number of matching documents. */
  readonly count: number;
  /** Matching title terms by document id. */
  readonly titleTerms: ReadonlyMap<number, readonly string[]>;
  /** Matching terms of a document, also of synonyms unless `isTyped`. Lazy, because only displayed hits need them. */
  readonly termsOf: (id: number, isTyped?: boolean) => readonly string[];
}

const fieldBoosts = [{t: 1, b: 0.3, d: 0.18}, {t: 1, c: 0.36}, {c: 1}] as const;
const otherFormWeight = 0.95;
/** Quality of a prefix match: the first number, plus the second times the typed share of the word. */
const prefixQuality = [0.6, 0.35] as const;

/** Looks up one word in the three indexes; a stop word in titles only. */
export function findWord(index: LoadedIndex, {term, prefix}: Word, minor: boolean): Matches {
  const {types, spots, spotOf, vocabulary} = index;
  const [score, quality, own] = emptyArrays(index);
  const titleTerms = new Map<number, readonly string[]>();
  const others = minor ? [] : otherForms(term).filter((other) => vocabulary.has(other));
  const found: SearchResult[] = [];
  for (const type of minor ? ([0, 1] as const) : ([0, 1, 2] as const)) {
    for (const result of lookUp(types[type]!, term, others, prefix, type)) {
      const spot = spotOf[result.id as number]!;
      score[spot]! += result.score * tuning.typeWeights[type]! * (type === 1 ? spots[spot]!.weight : 1);
      quality[spot] = Math.max(quality[spot]!, qualityOf(result, term, others, type));
      own[spot] = 1;
      found.push(result);
      if (type < 2) {
        titleTerms.set(
          result.id as number,
          result.terms.filter((one) => result.match[one]!.includes('t')),
        );
      }
    }
  }
  if (found.length > 0) {
    inherit(index, score, quality);
    scatter(index, quality);
  }
  return {
    score,
    quality,
    own,
    count: found.length,
    titleTerms,
    termsOf: (id) => found.find((result) => result.id === id)?.terms ?? [],
  };
}

function lookUp(
  miniSearch: LoadedIndex['types'][number],
  term: string,
  others: readonly string[],
  prefix: boolean,
  type: DocumentType,
): SearchResult[] {
  const options = {boost: fieldBoosts[type], weights: {prefix: 0.6, fuzzy: 0}};
  const otherForms = {queries: [...others], prefix: false, boostDocument: () => otherFormWeight};
  return miniSearch.search({queries: [{queries: [term], prefix}, otherForms], combineWith: 'OR'}, options);
}

function emptyArrays({spots}: LoadedIndex): [score: Float32Array, quality: Float32Array, own: Uint8Array] {
  return [new Float32Array(spots.length), new Float32Array(spots.length), new Uint8Array(spots.length)];
}

/** The best of the matching terms, by similarity to the typed word and weight of the field. */
function qualityOf({match}: SearchResult, term: string, others: readonly string[], type: DocumentType): number {
  let best = 0;
  for (const [found, fields] of Object.entries(match)) {
    const nearness =
      found === term
        ? 1
        : others.includes(found)
          ? otherFormWeight
          : prefixQuality[0] + (prefixQuality[1] * term.length) / found.length;
    for (const field of fields) {
      best = Math.max(best, nearness * tuning.fieldQuality[type]![field]!);
    }
  }
  return best;
}

/** Extends a title match to the content below the title. */
function inherit({spots}: LoadedIndex, score: Float32Array, quality: Float32Array): void {
  const ownScore = score.slice();
  const ownQuality = quality.slice();
  for (let spot = 0; spot < score.length; spot++) {
    const {pageSpot: page, parentSpot: parent} = spots[spot]!;
    if (parent !== page) {
      score[spot]! += ownScore[parent]! * tuning.inheritedScore;
      quality[spot] = Math.max(quality[spot]!, ownQuality[parent]! * tuning.inheritedFromHeading);
    }
    if (page !== spot) {
      score[spot]! += ownScore[page]! * tuning.inheritedScore;
      quality[spot] = Math.max(quality[spot]!, ownQuality[page]! * tuning.inheritedFromPage);
    }
  }
}

/** Extends a match to its page, so that the page is found when no single section contains all words. */
function scatter({spots}: LoadedIndex, quality: Float32Array): void {
  for (let spot = 0; spot < quality.length; spot++) {
    const page = spots[spot]!.pageSpot;
    if (page !== spot) {
      quality[page] = Math.max(quality[page]!, quality[spot]! * tuning.scattered);
    }
  }
}

/** The best alternative of a unit for each spot. */
export function matchUnit(index: LoadedIndex, {alternatives}: Unit, find: (word: Word) => Matches): Matches {
  const [score, quality, own] = emptyArrays(index);
  const titleTerms = new Map<number, readonly string[]>();
  const ways = alternatives
    .filter(({title}) => placesTitled(index, title).length === 0)
    .map(({words, quality, isSynonym}) => ({words: words.map(find), sure: quality, isSynonym}))
    .filter(({words}) => words.every(({count}) => count > 0));
  for (const {words, sure} of ways) {
    for (let spot = 0; spot < score.length; spot++) {
      let [least, points, found] = [1, 0, 0];
      for (const word of words) {
        least = Math.min(least, word.quality[spot]!);
        points += word.score[spot]!;
        found |= word.own[spot]!;
      }
      if (least > 0) {
        quality[spot] = Math.max(quality[spot]!, least * sure);
        score[spot] = Math.max(score[spot]!, (points / words.length) * sure);
        own[spot]! |= found;
      }
    }
    for (const word of words) {
      word.titleTerms.forEach((terms, id) => titleTerms.set(id, [...(titleTerms.get(id) ?? []), ...terms]));
    }
  }
  const titled = matchTitles(index, alternatives, {score, quality, own}, titleTerms);
  return {
    score,
    quality,
    own,
    count: ways.flatMap(({words}) => words).reduce((sum, {count}) => sum + count, 0),
    titleTerms,
    termsOf: (id, isTyped = false) => [
      ...ways
        .filter(({isSynonym}) => !isTyped || !isSynonym)
        .flatMap(({words}) => words.flatMap(({termsOf}) => termsOf(id))),
      ...(isTyped ? [] : (titled.get(id) ?? [])),
    ],
  };
}

/** Lets places whose title a synonym names score like the best match; returns their words by document id. */
function matchTitles(
  index: LoadedIndex,
  alternatives: Unit['alternatives'],
  {score, quality, own}: Pick<Matches, 'score' | 'quality' | 'own'>,
  titleTerms: Map<number, readonly string[]>,
): ReadonlyMap<number, readonly string[]> {
  const titled = new Map<number, readonly string[]>();
  for (const {title, words, quality: sure} of alternatives) {
    const places = placesTitled(index, title);
    const best = score.reduce((most, one) => Math.max(most, one), 0);
    for (const spot of places) {
      const {heading, page} = index.spots[spot]!;
      // Of several places with this title, those that have the words come first.
      score[spot] = Math.max(score[spot]!, best * sure + 0.01 * score[spot]!);
      quality[spot] = Math.max(quality[spot]!, sure);
      own[spot] = 1;
      titleTerms.set((heading ?? page).i, title!.split(' '));
      titled.set(
        (heading ?? page).i,
        words.map(({term}) => term),
      );
    }
  }
  return titled;
}

function placesTitled({named}: LoadedIndex, title: string | undefined): readonly number[] {
  const places = title === undefined ? [] : (named.get(title) ?? []);
  return places.length > maxSameTitle ? [] : places;
}
