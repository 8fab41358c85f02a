import type {Spot} from './spots';
import {fold} from './tokenize';

const maxNearest = 3;
/** Minimum similarity; titles below it are unrelated to the query. */
const minLikeness = 0.35;

/** Pages whose titles share most bigrams with the query, most similar first. */
export function nearestPages(text: string, spots: readonly Spot[]): number[] {
  const asked = pairs(text);
  return spots
    .flatMap(({heading, page}, spot) => (heading ? [] : [{spot, likeness: likeness(asked, pairs(page.t))}]))
    .filter((one) => one.likeness >= minLikeness)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, maxNearest)
    .map(({spot}) => spot);
}

/** The bigrams of the words in a text. */
function pairs(text: string): Set<string> {
  const words = fold(text).match(/[\p{L}\p{N}]{2,}/gu) ?? [];
  return new Set(words.flatMap((word) => Array.from({length: word.length - 1}, (_, at) => word.slice(at, at + 2))));
}

/** Sørensen–Dice coefficient of two lists of bigrams. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((pair) => b.has(pair)).length;
  return a.size + b.size === 0 ? 0 : (2 * common) / (a.size + b.size);
}
