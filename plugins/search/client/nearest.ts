import type {Spot} from './spots';
import {fold} from './tokenize';

const maxNearest = 3;
/** Titles less like the query than this share have nothing to do with it. */
const minLikeness = 0.25;

/** Pages whose title has most pairs of letters in common with a query, the nearest first. */
export function nearestPages(text: string, spots: readonly Spot[]): number[] {
  const asked = pairs(text);
  return spots
    .flatMap(({heading, page}, spot) => (heading ? [] : [{spot, likeness: likeness(asked, pairs(page.t))}]))
    .filter((one) => one.likeness >= minLikeness)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, maxNearest)
    .map(({spot}) => spot);
}

/** The pairs of neighboring letters in the words of a text. */
function pairs(text: string): Set<string> {
  const words = fold(text).match(/[\p{L}\p{N}]{2,}/gu) ?? [];
  return new Set(words.flatMap((word) => Array.from({length: word.length - 1}, (_, at) => word.slice(at, at + 2))));
}

/** Twice the common pairs by the pairs of both (Dice). */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((pair) => b.has(pair)).length;
  return a.size + b.size === 0 ? 0 : (2 * common) / (a.size + b.size);
}
