import MiniSearch from 'minisearch';
import {indexOptions, type SearchDocument, type SearchIndexFile} from './format';
import {chunks, fold} from './tokenize';
import {Vocabulary} from './vocabulary';

/**
 * A possible target of a hit: a page, a heading with its content, or an entry. Documents with the same address are one spot.
 */
export interface Spot {
  readonly page: SearchDocument;
  readonly heading?: SearchDocument;
  content?: SearchDocument;
  /** Number of the page's own spot. */
  readonly pageSpot: number;
  /** Number of the parent heading's spot, or of the page's. */
  readonly parentSpot: number;
  /** Terms of its title. */
  readonly titleLength: number;
  /** Whether it is a troubleshooting entry: a symptom with cause and fix. */
  readonly isSymptom: boolean;
  /** Its title in lowercase if that is a compound name from code: `setHairColor`, `--author NAME`. */
  readonly name?: string;
  /** How specific its name is, from 0 to 1: a field `id` that occurs ten times on a page is unspecific. */
  weight: number;
  /** Whether another heading of the page has the same text. */
  isRepeated: boolean;
  /** Whether so many places have its title that it names none of them. */
  isCommon: boolean;
}

export interface LoadedIndex {
  readonly types: readonly MiniSearch[];
  readonly vocabulary: Vocabulary;
  readonly spots: readonly Spot[];
  /** Numbers of the spots by `nameKey` of their title, anchor, and error messages quoted in the title. */
  readonly named: ReadonlyMap<string, readonly number[]>;
  /** Number of the spot by id of the document. */
  readonly spotOf: Int32Array;
}

/** A title on more places than this (`Quickstart`) is the subject of none. */
export const maxSameTitle = 4;

/** An entry is less relevant than a heading: it is one row of many. */
const entryWeight = 0.7;

/** @param english words that the index doesn't contain and that aren't typos of its terms */
export function loadIndex(file: SearchIndexFile, english: readonly string[] = []): LoadedIndex {
  const {spots, spotOf} = makeSpots(file);
  const named = byName(spots);
  weighNames(spots, named);
  return {
    types: file.map(({index}, type) => MiniSearch.loadJS(index, indexOptions(type as 0 | 1 | 2))),
    vocabulary: new Vocabulary(
      file.flatMap(({index}) => index.index.map(([term]) => term)),
      english,
    ),
    spots,
    named,
    spotOf,
  };
}

function makeSpots([pages, headings, content]: SearchIndexFile): Pick<LoadedIndex, 'spots' | 'spotOf'> {
  const defaults = {isSymptom: false, weight: 1, isRepeated: false, isCommon: false};
  const spots: Spot[] = [];
  const count = pages.documents.length + headings.documents.length + content.documents.length;
  const spotOf = new Int32Array(count).fill(-1);
  const add = (document: SearchDocument, spot: Spot): void => {
    spotOf[document.i] = spots.length;
    spots.push(spot);
  };
  const pageSpots = new Map<number, number>();
  pages.documents.forEach((page, position) => {
    pageSpots.set(page.i, spots.length);
    add(page, {
      page,
      pageSpot: spots.length,
      parentSpot: spots.length,
      titleLength: pages.index.fieldLength[position]![0]!,
      ...defaults,
    });
  });
  const byAddress = new Map<string, number>();
  const lastTitled = new Map<string, number>();
  headings.documents.forEach((heading, position) => {
    const [titleLength = 0, bodyLength = 0] = headings.index.fieldLength[position]!;
    const pageSpot = pageSpots.get(heading.p!)!;
    const parentSpot = lastTitled.get(`${heading.p} ${heading.s}`) ?? pageSpot;
    const isEntry = bodyLength > 0;
    byAddress.set(heading.u + heading.h, spots.length);
    if (!isEntry) {
      lastTitled.set(`${heading.p} ${heading.t}`, spots.length);
    }
    add(heading, {
      page: spots[pageSpot]!.page,
      heading,
      pageSpot,
      parentSpot,
      titleLength,
      ...defaults,
      isSymptom: heading.s === 'Troubleshooting' || /\bFAQ$/.test(spots[pageSpot]!.page.t),
      ...(titleLength > 1 && /^(?:--.*|\S*)$/.test(heading.t) && {name: chunks(heading.t)[0]?.[0]?.term ?? ''}),
      weight: isEntry ? entryWeight : 1,
    });
  });
  for (const document of content.documents) {
    const spot = byAddress.get(document.u + (document.h ?? '')) ?? pageSpots.get(document.p!)!;
    spots[spot]!.content = document;
    spotOf[document.i] = spot;
  }
  return {spots, spotOf};
}

/** A name for comparison: lowercase, without commas, outer quotes, `sdk.`, or a remark or call in parentheses at the end. */
export function nameKey(text: string): string {
  return fold(text.trim())
    .replace(/^["'`“]|["'`”.]+$/g, '')
    .replace(/^sdk\.| ?\([^)]*\)$/g, '')
    .replaceAll(',', '');
}

const titleOf = ({heading, page}: Spot): string => (heading ?? page).t;

function byName(spots: readonly Spot[]): ReadonlyMap<string, readonly number[]> {
  const named = new Map<string, number[]>();
  spots.forEach((place, spot) => {
    const quoted = [...titleOf(place).matchAll(/["“]([^"”]{6,})["”]/g)].map(([, message]) => message!);
    for (const name of new Set([titleOf(place), place.heading?.h?.slice(1) ?? '', ...quoted].map(nameKey))) {
      named.set(name, [...(named.get(name) ?? []), spot]);
    }
  });
  return named;
}

/** Lowers the weight of names that occur several times on a page, and of headings that many pages have (`Quickstart`). */
function weighNames(spots: readonly Spot[], named: LoadedIndex['named']): void {
  const counts = new Map<string, number>();
  const name = ({heading}: Spot): string => `${heading?.p} ${heading?.t}`;
  spots.forEach((spot) => counts.set(name(spot), (counts.get(name(spot)) ?? 0) + 1));
  for (const spot of spots) {
    if (spot.heading) {
      const count = counts.get(name(spot))!;
      const pages = named.get(nameKey(titleOf(spot)))!.length;
      spot.isCommon = spot.weight === 1 && pages > maxSameTitle;
      spot.weight /= Math.sqrt(Math.max(count, spot.isCommon ? pages : 1));
      spot.isRepeated = count > 1;
    }
  }
}
