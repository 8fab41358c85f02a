import {contextOf} from '../../../data/search-contexts';
import {answerTo, type Answers} from './answers';
import type {PageTexts, SearchIndexFile} from './format';
import {findWord, matchUnit, type Matches} from './match';
import {nearestPages} from './nearest';
import type {SearchHit, SearchResult} from './protocol';
import {kindOf} from './query-kind';
import {correct, planQuery, type Word} from './query-plan';
import {joinPages, rank, thinOut, type Ranked, type RankedUnit} from './rank';
import {cutSnippet, markText} from './snippet';
import {loadIndex, type LoadedIndex} from './spots';

export interface EngineQuery {
  readonly text: string;
  readonly limit: number;
  /** Maximum number of hits per page. */
  readonly perPage: number;
  /** Path prefix of a context whose hits come first. */
  readonly preferContext?: string;
  /** Maximum length of a snippet, 50 by default. */
  readonly snippetLength?: number;
}

/** Texts of a page, if loaded; `page` is its path with the site's base. */
export type TextSource = (page: string) => PageTexts | undefined;

const maxHighlights = 5;
/** Slots reserved for the rest of the site when a context's hits come first. */
const othersPlaces = 2;

/** Words cached from earlier keystrokes: typing usually changes only the last word. */
const maxRemembered = 48;

/** Searches one index file. Pure: fetches nothing, and the same query has the same result. */
export class SearchEngine {
  private readonly index: LoadedIndex;
  private readonly remembered = new Map<string, Matches>();

  /**
   * @param baseUrl path that the indexed site is served from, with both slashes
   * @param answers explanations of names, for queries that are exactly a name
   * @throws Error if the file has another format
   */
  constructor(
    file: SearchIndexFile,
    private readonly baseUrl = '/',
    private readonly answers: Answers = {},
  ) {
    this.index = loadIndex(file);
  }

  /** Runs a query synchronously. */
  search(query: EngineQuery, texts: TextSource = () => undefined): SearchResult {
    const steps = this.steps(query, texts);
    for (;;) {
      const step = steps.next();
      if (step.done) {
        return step.value;
      }
    }
  }

  /** Runs a query in steps of a few milliseconds, so that the caller can cancel between them. */
  *steps(query: EngineQuery, texts: TextSource): Generator<undefined, SearchResult> {
    const {text, limit, perPage, preferContext, snippetLength} = query;
    const plan = planQuery(text, this.index.vocabulary);
    const units: RankedUnit[] = [];
    for (const unit of plan) {
      const words = unit.alternatives.flatMap((alternative) => alternative.words);
      const found = new Map<string, Matches>();
      for (const word of words) {
        found.set(key(word, unit.minor), this.find(word, unit.minor));
        yield;
      }
      const matches = matchUnit(this.index, unit, (word) => found.get(key(word, unit.minor))!);
      units.push({...matches, minor: unit.minor, weight: unit.weight});
      yield;
    }
    const answer = answerTo(text, this.answers, this.index.spots);
    const ranked = rank(this.index, units, kindOf(text));
    const first = answer ? [{spot: answer.spot, value: (ranked[0]?.value ?? 0) + 1}] : [];
    const thinned = thinOut(this.index, [...first, ...ranked.filter(({spot}) => spot !== answer?.spot)], perPage);
    yield;
    // A hit that explains the query comes first, whatever its context.
    const rest = this.preferred(thinned.slice(first.length), limit - first.length, preferContext);
    const hits = joinPages(this.index, [...first, ...rest].slice(0, limit)).map((entry) => ({
      ...this.hit(entry, units, texts, snippetLength),
      ...(entry.spot === answer?.spot && {meaning: answer.meaning}),
    }));
    const correction = correct(text, this.index.vocabulary);
    return {
      hits,
      total: thinned.length,
      ...(correction !== undefined && {correction}),
      ...(hits.length === 0 && {nearest: this.nearest(text)}),
    };
  }

  private nearest(text: string): SearchHit[] {
    return nearestPages(text, this.index.spots).map((spot) => this.hit({spot, value: 0}, [], () => undefined));
  }

  private find(word: Word, minor: boolean): Matches {
    const name = key(word, minor);
    const matches = this.remembered.get(name) ?? findWord(this.index, word, minor);
    // Least recently used entries are at the front of the map: reinsert the one just used.
    this.remembered.delete(name);
    this.remembered.set(name, matches);
    if (this.remembered.size > maxRemembered) {
      this.remembered.delete(this.remembered.keys().next().value!);
    }
    return matches;
  }

  /** Moves the hits of a context to the front and reserves slots for the best of the others. */
  private preferred(ranked: readonly Ranked[], limit: number, prefix: string | undefined): readonly Ranked[] {
    if (!prefix) {
      return ranked;
    }
    const inside = ranked.filter(({spot}) => contextOf(this.path(spot))?.prefix === prefix);
    const outside = ranked.filter((entry) => !inside.includes(entry));
    return [
      ...inside.slice(0, Math.max(1, limit - Math.min(othersPlaces, outside.length))),
      ...outside,
      ...inside.slice(limit - othersPlaces),
    ];
  }

  private path(spot: number): string {
    return `/${this.index.spots[spot]!.page.u.slice(this.baseUrl.length)}`;
  }

  private hit({spot, value}: Ranked, units: readonly Matches[], texts: TextSource, snippetLength?: number): SearchHit {
    const {page, heading, content, isRepeated} = this.index.spots[spot]!;
    const termsOf = (id: number | undefined) =>
      id === undefined ? [] : units.flatMap(({termsOf: terms}) => terms(id));
    const inHeading = termsOf(heading?.i);
    const inContent = termsOf(content?.i);
    const all = new Set([...inHeading, ...inContent, ...termsOf(page.i)]);
    const place = new Set([...inHeading, ...inContent]);
    const type = heading ? (inHeading.length > 0 ? 1 : 2) : termsOf(page.i).length > 0 ? 0 : 2;
    const text = texts(page.u)?.[heading?.h ?? ''];
    return {
      type,
      href: address(page.u, heading?.h ?? '', place),
      page: page.u,
      pageTitle: markText(page.t, all),
      ...(heading && {heading: markText(isRepeated && heading.s ? `${heading.t} in ${heading.s}` : heading.t, all)}),
      ...(text && {snippet: cutSnippet(text, place, snippetLength)}),
      breadcrumbs: page.b ?? [],
      score: value,
    };
  }
}

function key({term, prefix}: Word, minor: boolean): string {
  return `${minor ? '-' : '+'}${prefix ? '^' : '='}${term}`;
}

/** URL of a hit, with the terms to highlight on the page. */
function address(page: string, hash: string, terms: ReadonlySet<string>): string {
  const parameters = [...terms].slice(0, maxHighlights).map((term) => `_highlight=${encodeURIComponent(term)}`);
  return `${page}${parameters.length > 0 ? `?${parameters.join('&')}` : ''}${hash}`;
}
