import type {Matches} from './match';
import type {LoadedIndex, Spot} from './spots';

/** A spot with what speaks for it. */
export interface Ranked {
  readonly spot: number;
  readonly value: number;
}

/** A unit of the query with where it was found. */
export interface RankedUnit extends Matches {
  readonly minor: boolean;
}

/** Spots that satisfy less than this share of what the best one does are not hits. */
const minShare = 0.45;
/** How much more a place is worth that satisfies all of the query than one that satisfies half. */
const coveragePower = 3.5;
/** What a title adds that consists of the query and nothing else. */
const titleBonus = 2;
const titlePower = 1.5;
const minorWeight = 0.1;
/** How much rare words count for more than frequent ones. */
const rarityPower = 0.7;

/** The spots that answer the query, the best first. */
export function rank({spots}: LoadedIndex, units: readonly RankedUnit[]): Ranked[] {
  const weights = units.map(
    ({count, minor}) => Math.log(1 + (2 * spots.length) / (1 + count)) ** rarityPower * (minor ? minorWeight : 1),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const coverages = new Float32Array(spots.length);
  const scores = new Float32Array(spots.length);
  const isHit = new Uint8Array(spots.length);
  units.forEach(({quality, score, own, minor}, index) => {
    const share = weights[index]! / total;
    const scale = minor ? minorWeight : 1;
    for (let spot = 0; spot < spots.length; spot++) {
      coverages[spot]! += quality[spot]! * share;
      scores[spot]! += score[spot]! * scale;
      isHit[spot]! |= minor ? 0 : own[spot]!;
    }
  });
  const least =
    minShare * coverages.reduce((best, coverage, spot) => (isHit[spot] === 1 && coverage > best ? coverage : best), 0);
  const ranked: Ranked[] = [];
  for (let spot = 0; spot < spots.length; spot++) {
    if (isHit[spot] === 1 && coverages[spot]! >= least) {
      const fit = titleFit(spots[spot]!, units, weights) ** titlePower;
      ranked.push({spot, value: coverages[spot]! ** coveragePower * scores[spot]! * (1 + titleBonus * fit)});
    }
  }
  return ranked.sort((a, b) => b.value - a.value);
}

/** How nearly the title and the query are the same, from 0 to 1: the share of the title that is asked, by that of the query. */
function titleFit(
  {page, heading, titleLength}: Spot,
  units: readonly RankedUnit[],
  weights: readonly number[],
): number {
  const id = (heading ?? page).i;
  let isAsked = false;
  for (const {titleTerms} of units) {
    isAsked ||= titleTerms.has(id);
  }
  if (!isAsked) {
    return 0;
  }
  const found = new Set<string>();
  let [asked, total] = [0, 0];
  units.forEach(({titleTerms}, index) => {
    const terms = titleTerms.get(id) ?? [];
    terms.forEach((term) => found.add(term));
    asked += terms.length > 0 ? weights[index]! : 0;
    total += weights[index]!;
  });
  return Math.min(1, found.size / titleLength) * (asked / total);
}

/** At most so many spots of one page, in their order, and of those with one name (`id`, `401`) only the best. */
export function thinOut({spots}: LoadedIndex, ranked: readonly Ranked[], perPage: number): Ranked[] {
  const taken = new Map<number, Set<string>>();
  return ranked.filter(({spot}) => {
    const {pageSpot, heading} = spots[spot]!;
    const names = taken.get(pageSpot) ?? new Set();
    const name = heading?.t ?? '';
    if (names.size >= perPage || names.has(name)) {
      return false;
    }
    taken.set(pageSpot, names.add(name));
    return true;
  });
}
