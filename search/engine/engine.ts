import {contextOf} from '../contexts';
import {answerLength, snippetLength, type PageTexts, type SearchIndexFile} from './format';
import {findWord, matchUnit, type Matches} from './match';
import type {EngineQuery, SearchHit, SearchResult} from './protocol';
import {planQuery, type Unit, type Word} from './query-plan';
import {arrange, rank, type Ranked, type RankedUnit} from './rank';
import {cutSnippet, markText, type MatchedWord} from './snippet';
import {loadIndex, nameKey, type LoadedIndex, type Spot} from './spots';
import {fold} from './tokenize';
import {tuning} from './tuning';
import {correct} from './typed-words';

/** Texts of a page, if loaded; `page` is its path with the site's base. */
export type TextSource = (page: string) => PageTexts | undefined;

/** Addresses of definitions. If several define a name, the first pattern counts. */
const definitions = [
  /^\/docs\/integration\/(?:web\/sdk\/(?:api_reference|callbacks)|bodies)\/#/,
  /^\/docs\/integration\/api\/api-reference\/#status-/,
  /^\/api\/#(?!errors\.|\w+\.path\.)/,
];
const maxHighlights = 5;
/** Slots reserved for the rest of the site when a context's hits come first. */
const othersPlaces = 2;

/** Words cached from earlier keystrokes: typing usually changes only the last word. */
const maxRemembered = 48;

/** Searches one index file. Pure: fetches nothing, and the same query has the same result. */
export class SearchEngine {
  private readonly index: LoadedIndex;
  private readonly remembered = new Map<string, Matches>();

  /** @param english words that aren't typos of words of the index */
  constructor(file: SearchIndexFile, english: readonly string[] = []) {
    this.index = loadIndex(file, english);
  }

  search(query: EngineQuery, texts: TextSource = () => undefined): SearchResult {
    const {text, limit, preferContext} = query;
    const {vocabulary} = this.index;
    const units = planQuery(text, vocabulary).map((unit) => this.match(unit));
    const ranked = rank(this.index, units);
    const answer = this.answerTo(text);
    const first = answer === undefined ? [] : [{spot: answer, value: (ranked[0]?.value ?? 0) + 1}];
    const all = [...first, ...ranked.filter(({spot}) => spot !== answer)];
    const {hits: arranged, total} = arrange(this.index, all, units, query);
    const hits = this.preferred(arranged, limit, preferContext, answer)
      .slice(0, limit)
      .map((entry) => this.hit(entry, units, texts, query.snippetLength, entry.spot === answer));
    const correction = correct(text, vocabulary);
    const ignored = units.filter(({minor, own}) => !minor && !own.includes(1)).map(({term}) => term);
    return {
      hits,
      total,
      ...(correction !== undefined && {correction}),
      ...(hits.length === 0 ? {nearest: this.nearest(text)} : ignored.length > 0 && {ignored}),
    };
  }

  private match(unit: Unit): RankedUnit {
    return {...unit, ...matchUnit(this.index, unit, (word) => this.find(word, unit.minor))};
  }

  /** The spot that defines the query, if that is exactly a name or the message of an error. */
  private answerTo(text: string): number | undefined {
    const {named, spots} = this.index;
    const places = (named.get(nameKey(text)) ?? []).filter((spot) => !spots[spot]!.isCommon);
    const addressOf = ({page, heading}: Spot): string => page.u + (heading?.h ?? '');
    const defining = definitions.flatMap((address) => places.filter((spot) => address.test(addressOf(spots[spot]!))));
    return defining[0] ?? places.find((spot) => spots[spot]!.isSymptom);
  }

  private nearest(text: string): SearchHit[] {
    return nearestPages(text, this.index.spots).map((spot) => this.hit({spot, value: 0}, [], () => undefined));
  }

  private find(word: Word, minor: boolean): Matches {
    const key = JSON.stringify([word, minor]);
    const matches = this.remembered.get(key) ?? findWord(this.index, word, minor);
    if (this.remembered.size >= maxRemembered) this.remembered.clear();
    this.remembered.set(key, matches);
    return matches;
  }

  /**
   * Moves the hits of a context to the front and reserves slots for the best of the others. The page that explains the query
   * comes first, whatever its context. A hit that only resembles the query stays behind an exact one elsewhere.
   */
  private preferred(
    ranked: readonly Ranked[],
    limit: number,
    prefix: string | undefined,
    answer: number | undefined,
  ): readonly Ranked[] {
    if (!prefix) {
      return ranked;
    }
    const {spots} = this.index;
    const least = tuning.minPreferredShare * Math.max(0, ...ranked.map(({value}) => value));
    const inside = ranked.filter(
      ({spot, value}) =>
        (contextOf(spots[spot]!.page.u)?.prefix === prefix && value >= least) ||
        (answer !== undefined && spots[spot]!.page === spots[answer]!.page),
    );
    const outside = ranked.filter((entry) => !inside.includes(entry));
    return [
      ...inside.slice(0, Math.max(1, limit - Math.min(othersPlaces, outside.length))),
      ...outside,
      ...inside.slice(limit - othersPlaces),
    ];
  }

  private hit(
    {spot, value}: Ranked,
    units: readonly RankedUnit[],
    texts: TextSource,
    maxLength = snippetLength,
    isAnswer = false,
  ): SearchHit {
    const {page, heading, content, isRepeated} = this.index.spots[spot]!;
    const place = [heading?.i, content?.i];
    const matched = units.filter(({minor}) => !minor).map((unit) => termsIn(unit, [...place, page.i]));
    const inPlace = units.filter(({minor}) => !minor).map((unit) => termsIn(unit, place));
    const all = new Set(matched.flatMap(({terms}) => terms));
    const text = texts(page.u)?.[heading?.h ?? ''];
    return {
      href: address(
        page.u,
        heading?.h ?? '',
        inPlace.flatMap(({typed}) => typed),
      ),
      page: page.u,
      pageTitle: markText(page.t, all),
      ...(heading && {heading: markText(isRepeated && heading.s ? `${heading.t} in ${heading.s}` : heading.t, all)}),
      ...(text && {
        snippet: isAnswer
          ? cutSnippet(text.replaceAll('\n', ' '), [], Math.max(maxLength, answerLength))
          : cutSnippet(text, inPlace, maxLength),
      }),
      breadcrumbs: page.b ?? [],
      score: value,
    };
  }
}

/** The terms of documents that match a word of the query. */
function termsIn(
  {term, weight, termsOf}: RankedUnit,
  ids: readonly (number | undefined)[],
): MatchedWord & {readonly typed: readonly string[]} {
  const of = (isTyped: boolean) => [...new Set(ids.flatMap((id) => (id === undefined ? [] : termsOf(id, isTyped))))];
  const found = of(true);
  return {
    terms: of(false),
    found,
    // A page that has the word itself, or words that begin with it, is searched for the word.
    typed: found.some((other) => other.startsWith(term)) ? [term] : found.slice(0, 1),
    weight,
  };
}

/** URL of a hit, with the words to highlight on the page. */
function address(page: string, hash: string, words: readonly string[]): string {
  const parameters = [...new Set(words)]
    .slice(0, maxHighlights)
    .map((word) => `_highlight=${encodeURIComponent(word)}`);
  return `${page}${parameters.length > 0 ? `?${parameters.join('&')}` : ''}${hash}`;
}

const maxNearest = 3;
/** Minimum similarity; titles below it are unrelated to the query. */
const minLikeness = 0.35;

/** Pages whose titles share most bigrams with the query, most similar first. */
function nearestPages(text: string, spots: readonly Spot[]): number[] {
  const asked = pairs(text);
  return spots
    .flatMap(({heading, page}, spot) => (heading ? [] : [{spot, likeness: likeness(asked, pairs(page.t))}]))
    .filter((one) => one.likeness >= minLikeness)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, maxNearest)
    .map(({spot}) => spot);
}

function pairs(text: string): Set<string> {
  const words = fold(text).match(/[\p{L}\p{N}]{2,}/gu) ?? [];
  return new Set(words.flatMap((word) => Array.from({length: word.length - 1}, (_, at) => word.slice(at, at + 2))));
}

/** Sørensen–Dice coefficient of two lists of bigrams. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((pair) => b.has(pair)).length;
  return a.size + b.size === 0 ? 0 : (2 * common) / (a.size + b.size);
}
