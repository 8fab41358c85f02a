import MiniSearch from 'minisearch';
import {indexOptions, type SearchDocument, type SearchIndexFile, type TypeIndex} from './format';
import {unpackIndex} from './packed-index';
import {fold} from './tokenize';
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
  /** Whether its title is a compound name from code: `setHairColor`, `hair_color`. */
  readonly isName: boolean;
  /** How specific its name is, from 0 to 1: a field `id` that occurs ten times on a page is unspecific. */
  weight: number;
  /** Whether another heading of the page has the same text. */
  isRepeated: boolean;
}

/** A parsed index file: its three indexes, their terms, and the spots of their documents. */
export interface LoadedIndex {
  readonly types: readonly MiniSearch[];
  readonly vocabulary: Vocabulary;
  readonly spots: readonly Spot[];
  /** Numbers of the spots by title in lowercase. */
  readonly titled: ReadonlyMap<string, readonly number[]>;
  /** Number of the spot by id of the document. */
  readonly spotOf: Int32Array;
  /** `pageSpot` and `parentSpot` by spot number, for loops over all spots. */
  readonly pageOf: Int32Array;
  readonly parentOf: Int32Array;
}

/** An entry is less relevant than a heading: it is one row of many. */
const entryWeight = 0.7;

/**
 * @throws Error if the file has another format, so that a truncated or unrelated file isn't searched silently
 */
export function loadIndex(file: SearchIndexFile): LoadedIndex {
  if (
    !Array.isArray(file) ||
    file.length !== 3 ||
    file.some((type) => !Array.isArray(type?.documents) || !Array.isArray(type.index?.lengths))
  ) {
    throw new Error('Not a search index: it should be an array of three {documents, index}.');
  }
  const {spots, spotOf} = makeSpots(file);
  const indexes = file.map(({documents, index}) => unpackIndex(index, documents[0]?.i ?? 0));
  return {
    types: indexes.map((index, type) => MiniSearch.loadJS(index, indexOptions(type as 0 | 1 | 2))),
    vocabulary: new Vocabulary(indexes.flatMap(({index}) => index.map(([term]) => term))),
    spots,
    titled: byTitle(spots),
    spotOf,
    pageOf: Int32Array.from(spots, ({pageSpot}) => pageSpot),
    parentOf: Int32Array.from(spots, ({parentSpot}) => parentSpot),
  };
}

function makeSpots([pages, headings, content]: SearchIndexFile): Pick<LoadedIndex, 'spots' | 'spotOf'> {
  const spots: Spot[] = [];
  const count = pages.documents.length + headings.documents.length + content.documents.length;
  const spotOf = new Int32Array(count).fill(-1);
  const add = (document: SearchDocument, spot: Spot): void => {
    spotOf[document.i] = spots.length;
    spots.push(spot);
  };
  const pageSpots = new Map<number, number>();
  const pageLengths = fieldLengths(pages);
  pages.documents.forEach((page, position) => {
    pageSpots.set(page.i, spots.length);
    add(page, {
      page,
      pageSpot: spots.length,
      parentSpot: spots.length,
      titleLength: pageLengths(position)[0],
      isSymptom: false,
      isName: false,
      weight: 1,
      isRepeated: false,
    });
  });
  const byAddress = new Map<string, number>();
  const lastTitled = new Map<string, number>();
  const lengths = fieldLengths(headings);
  headings.documents.forEach((heading, position) => {
    const [titleLength, bodyLength] = lengths(position);
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
      isSymptom: heading.s === 'Troubleshooting' || /\bFAQ$/.test(spots[pageSpot]!.page.t),
      isName: titleLength > 1 && /^(?:--.*|\S*)$/.test(heading.t ?? ''),
      weight: isEntry ? entryWeight : 1,
      isRepeated: false,
    });
  });
  for (const document of content.documents) {
    const spot = byAddress.get(document.u + (document.h ?? '')) ?? pageSpots.get(document.p!)!;
    spots[spot]!.content = document;
    spotOf[document.i] = spot;
  }
  weighNames(spots);
  return {spots, spotOf};
}

function byTitle(spots: readonly Spot[]): ReadonlyMap<string, readonly number[]> {
  const titled = new Map<string, number[]>();
  spots.forEach(({heading, page}, spot) => {
    const title = fold((heading ?? page).t);
    const others = titled.get(title);
    if (others) {
      others.push(spot);
    } else {
      titled.set(title, [spot]);
    }
  });
  return titled;
}

/** Lengths of the first two fields of a document by its position. */
function fieldLengths({index}: TypeIndex): (position: number) => [title: number, body: number] {
  return (position) => [index.lengths[0]?.[position] ?? 1, index.lengths[1]?.[position] ?? 0];
}

/** Lowers the weight of names that occur several times on a page. */
function weighNames(spots: readonly Spot[]): void {
  const counts = new Map<string, number>();
  const name = ({heading}: Spot): string => `${heading?.p} ${heading?.t}`;
  spots.forEach((spot) => counts.set(name(spot), (counts.get(name(spot)) ?? 0) + 1));
  for (const spot of spots) {
    if (spot.heading) {
      const count = counts.get(name(spot))!;
      spot.weight /= Math.sqrt(count);
      spot.isRepeated = count > 1;
    }
  }
}
