import {symptomWords} from '../synonyms';
import type {Matches} from './match';
import type {Unit} from './query-plan';
import type {LoadedIndex, Spot} from './spots';
import {tuning} from './tuning';

export interface Ranked {
  readonly spot: number;
  readonly value: number;
}

export type RankedUnit = Unit & Matches;

/** The matching spots, best first. */
export function rank({spots}: LoadedIndex, units: readonly RankedUnit[]): Ranked[] {
  const {coveragePower, minShare, rarityPower, titleBonus, titlePower} = tuning;
  const isProblem = units.some(({term}) => symptomWords.has(term));
  const weights = units.map(
    ({count, weight}) => Math.log(1 + (2 * spots.length) / (1 + count)) ** rarityPower * weight,
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const coverages = new Float32Array(spots.length);
  const scores = new Float32Array(spots.length);
  const isHit = new Uint8Array(spots.length);
  units.forEach(({quality, score, own, minor, weight}, index) => {
    const share = weights[index]! / total;
    const inSymptoms = weight === tuning.generalWeight && !isProblem ? tuning.generalInSymptoms : 1;
    for (let spot = 0; spot < spots.length; spot++) {
      const factor = spots[spot]!.isSymptom ? inSymptoms : 1;
      coverages[spot]! += quality[spot]! * share * factor;
      scores[spot]! += score[spot]! * weight * factor;
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
      ranked.push({
        spot,
        value: satisfied * scores[spot]! * (1 + titleBonus * fit) * kindFactor(spots[spot]!, units, isProblem),
      });
    }
  }
  return ranked.sort((a, b) => b.value - a.value);
}

/** Weight of a spot by its kind: troubleshooting entries answer problems, and names from code are typed completely. */
function kindFactor({isSymptom, name}: Spot, units: readonly RankedUnit[], isProblem: boolean): number {
  const {symptomBonus, symptomMalus, nameMalus} = tuning;
  const isTyped = name === undefined || units.some((unit) => unit.isName || unit.term === name);
  return (isSymptom ? (isProblem ? symptomBonus : symptomMalus) : 1) * (isTyped ? 1 : nameMalus);
}

/** Similarity of title and query: the share of the title in the query, times the share of the query in the title. */
function titleFit(
  {page, heading, titleLength}: Spot,
  units: readonly RankedUnit[],
  weights: readonly number[],
): number {
  const id = (heading ?? page).i;
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

/** Groups the spots by page, at the position of the page's best spot, and limits them per page. */
export function arrange(
  index: LoadedIndex,
  ranked: readonly Ranked[],
  units: readonly RankedUnit[],
  {limit, perPage}: {readonly limit: number; readonly perPage: number},
): {readonly hits: Ranked[]; readonly total: number} {
  const {spots} = index;
  const groups = new Map<number, Ranked[]>();
  for (const entry of ranked) {
    const page = spots[entry.spot]!.pageSpot;
    groups.set(page, [...(groups.get(page) ?? []), entry]);
  }
  const pages = [...groups].map(([page, entries]) =>
    entries.slice(0, isNamed(spots[page]!, units) ? perPage : Math.ceil((perPage * 2) / 3)),
  );
  const values = pages.flatMap((rows) => rows.map(({value}) => value)).sort((a, b) => b - a);
  const least = values[limit - 1] ?? 0;
  return {
    hits: pages.flatMap((rows) => rows.filter(({value}, row) => row === 0 || value >= least)),
    total: values.length,
  };
}

/** Whether a word of the query is in the page's title. */
function isNamed({page}: Spot, units: readonly RankedUnit[]): boolean {
  return units.some(({titleTerms, weight}) => weight === 1 && titleTerms.has(page.i));
}
