import type {Matches} from './match';
import {ranking} from './ranking';
import type {QueryKind} from './query-plan';
import type {LoadedIndex, Spot} from './spots';

/** A spot with what speaks for it. */
export interface Ranked {
  readonly spot: number;
  readonly value: number;
}

/** A unit of the query with where it was found. */
export interface RankedUnit extends Matches {
  readonly minor: boolean;
  readonly weight: number;
}

/** The spots that answer the query, the best first. */
export function rank({spots}: LoadedIndex, units: readonly RankedUnit[], kind: QueryKind): Ranked[] {
  const {coveragePower, minShare, rarityPower, titleBonus, titlePower} = ranking;
  const weights = units.map(
    ({count, weight}) => Math.log(1 + (2 * spots.length) / (1 + count)) ** rarityPower * weight,
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const coverages = new Float32Array(spots.length);
  const scores = new Float32Array(spots.length);
  const isHit = new Uint8Array(spots.length);
  units.forEach(({quality, score, own, minor, weight}, index) => {
    const share = weights[index]! / total;
    for (let spot = 0; spot < spots.length; spot++) {
      coverages[spot]! += quality[spot]! * share;
      scores[spot]! += score[spot]! * weight;
      isHit[spot]! |= minor ? 0 : own[spot]!;
    }
  });
  const least =
    minShare * coverages.reduce((best, coverage, spot) => (isHit[spot] === 1 && coverage > best ? coverage : best), 0);
  const ranked: Ranked[] = [];
  for (let spot = 0; spot < spots.length; spot++) {
    if (isHit[spot] === 1 && coverages[spot]! >= least) {
      const fit = titleFit(spots[spot]!, units, weights) ** titlePower;
      const satisfied = coverages[spot]! ** coveragePower;
      ranked.push({spot, value: satisfied * scores[spot]! * (1 + titleBonus * fit) * kindFactor(spots[spot]!, kind)});
    }
  }
  return ranked.sort((a, b) => b.value - a.value);
}

/** What a place is worth for what it is, to a query of this kind. */
function kindFactor({isSymptom, isName}: Spot, kind: QueryKind): number {
  const {symptomBonus, symptomMalus, nameMalus} = ranking;
  return (isSymptom ? (kind.isSymptom ? symptomBonus : symptomMalus) : 1) * (isName && !kind.hasName ? nameMalus : 1);
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

/** Puts the spots of a page together, where the best of them is. */
export function joinPages({pageOf}: LoadedIndex, ranked: readonly Ranked[]): Ranked[] {
  const pages = new Map<number, Ranked[]>();
  for (const entry of ranked) {
    const page = pageOf[entry.spot]!;
    pages.set(page, [...(pages.get(page) ?? []), entry]);
  }
  return [...pages.values()].flat();
}
