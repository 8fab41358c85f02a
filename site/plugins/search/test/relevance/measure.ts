import type {SearchIndexFile} from '@avaturn-docs/search/engine/format';
import type {SearchResult} from '@avaturn-docs/search/engine/protocol';
import {gradeOf, groups, type Grade, type Group, type Judgment} from './judgment';

/** Limits of the suggestion list: in total, and per page. */
const shown = 8;
const perPage = 3;

export interface Outcome {
  readonly judgment: Judgment;
  /** URLs of the hits, best first. */
  readonly hits: readonly string[];
  readonly grades: readonly Grade[];
  /** Discounted cumulative gain of the hits, as a share of the ideal one (NDCG). */
  readonly ndcg: number;
}

export interface Figures {
  readonly count: number;
  readonly ndcg: number;
  readonly first: number;
  readonly inThree: number;
}

/** The URLs of the hits for a query. */
type Finder = (query: string) => readonly string[];

/** The engine behind the search bar. */
export function suggestionsOf(engine: {
  search(query: {text: string; limit: number; perPage: number}): SearchResult;
}): Finder {
  return (text) => engine.search({text, limit: shown, perPage}).hits.map(({href}) => href.replace(/\?[^#]*/, ''));
}

/** Grades the hits of an engine for each judged query. */
export function grade(judgments: readonly Judgment[], find: Finder): Outcome[] {
  return judgments.map((judgment) => {
    const hits = find(judgment.query).slice(0, shown);
    return {
      judgment,
      hits,
      grades: hits.map((hit) => gradeOf(hit, judgment)),
      ndcg: ndcgOf(hits, judgment),
    };
  });
}

/** Averages of one group or of all. A query succeeds if a hit has grade 2 or 3. */
export function figures(outcomes: readonly Outcome[], group?: Group): Figures {
  const chosen = outcomes.filter(({judgment}) => group === undefined || judgment.group === group);
  const mean = (of: (outcome: Outcome) => number): number =>
    chosen.reduce((sum, outcome) => sum + of(outcome), 0) / chosen.length;
  const within = (count: number) => mean(({grades}) => (grades.slice(0, count).some((value) => value > 1) ? 1 : 0));
  return {count: chosen.length, ndcg: mean(({ndcg}) => ndcg), first: within(1), inThree: within(3)};
}

/** One row of metrics per group and one for all, for `console.table`. */
export function table(name: string, outcomes: readonly Outcome[]): object[] {
  return [...groups, undefined].map((group) => {
    const {count, ndcg, first, inThree} = figures(outcomes, group);
    const percent = (share: number): number => Math.round(share * 1000) / 10;
    return {
      set: name,
      group: group ?? 'all',
      count,
      'NDCG@8': Number(ndcg.toFixed(3)),
      'first (%)': percent(first),
      'in three (%)': percent(inThree),
    };
  });
}

/** Each judged place counts once: for itself, or with a lower grade for another place of its page. */
function ndcgOf(hits: readonly string[], judgment: Judgment): number {
  const open = new Map(judgment.grades);
  const gains = hits.map((hit) => {
    const page = hit.replace(/#.*/, '');
    const claimed = open.has(hit) ? hit : [...open.keys()].find((place) => place.replace(/#.*/, '') === page);
    const value = claimed === undefined ? 0 : gradeOf(hit, judgment);
    if (claimed !== undefined) {
      open.delete(claimed);
    }
    return value;
  });
  const best = [...judgment.grades.values()].sort((a, b) => b - a).slice(0, shown);
  return gainOf(gains) / gainOf(best);
}

function gainOf(grades: readonly number[]): number {
  return grades.reduce((sum, value, index) => sum + (2 ** value - 1) / Math.log2(index + 2), 0);
}

/**
 * Finds judged places that no page has any more, usually because a heading was renamed. They would count as misses.
 * @returns one line with a fix per place
 */
export function stalePlaces(judgments: readonly Judgment[], [pages, headings]: SearchIndexFile): string[] {
  const addresses = new Set([...pages.documents, ...headings.documents].map(({u, h = ''}) => u + h));
  return judgments.flatMap(({query, grades}) =>
    [...grades.keys()]
      .filter((address) => !addresses.has(address))
      .map((address) => `"${query}" is judged by ${address}, which is not in the index. Use the page's new heading.`),
  );
}
