import type {Matches} from './match';
import {ranking} from './ranking';
import type {QueryKind} from './query-kind';
import type {LoadedIndex, Spot} from './spots';

/** A spot with its scores. */
export interface Ranked {
  readonly spot: number;
  readonly value: number;
}

/** A unit of the query with its matches. */
export interface RankedUnit extends Matches {
  readonly minor: boolean;
  readonly weight: number;
}

/** The matching spots, best first. */
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

/** Weight of a spot by its kind, for this kind of query. */
function kindFactor({isSymptom, isName}: Spot, kind: QueryKind): number {
  const {symptomBonus, symptomMalus, nameMalus} = ranking;
  return (isSymptom ? (kind.isSymptom ? symptomBonus : symptomMalus) : 1) * (isName && !kind.hasName ? nameMalus : 1);
}

/**
 * Similarity of title and query, from 0 to 1: the share of the title in the query, times the share of the query in the
 * title.
 */
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

/** Limits the spots per page, keeping their order, and keeps only the best of those with the same name (`id`, `401`). */
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

/** Groups spots by page, at the position of the page's best spot. */
export function joinPages({pageOf}: LoadedIndex, ranked: readonly Ranked[]): Ranked[] {
  const pages = new Map<number, Ranked[]>();
  for (const entry of ranked) {
    const page = pageOf[entry.spot]!;
    pages.set(page, [...(pages.get(page) ?? []), entry]);
  }
  return [...pages.values()].flat();
}
