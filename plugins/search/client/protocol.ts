/**
 * What the search bar and the search page say to the search worker, and what it responses. The engine behind the worker is
 * `engine.ts`, a pure module; both sides depend on this file and not on each other.
 */

/** Where to find an index: the whole site's, or one context's (`docs/integration/web`). */
export interface IndexLocation {
  /** Same-origin base URL of the site whose index is asked; the site's own by default. */
  readonly baseUrl: string;
  /** Path prefix of a search context, or '' for the whole site. */
  readonly context: string;
}

/** 0 page, 1 heading, 2 content: the place of its index in the file. */
export type DocumentType = 0 | 1 | 2;

/** A piece of text with the parts to be drawn as matched: [start, end) offsets into `text`, in order, not overlapping. */
export interface MarkedText {
  readonly text: string;
  readonly marks: readonly (readonly [number, number])[];
}

export interface SearchHit {
  readonly type: DocumentType;
  /** Address with its hash and `_highlight` parameters, ready for a link. */
  readonly href: string;
  /** Address of the page without query and hash; hits of one page share it. */
  readonly page: string;
  /** Title of the page. */
  readonly pageTitle: MarkedText;
  /** Heading the hit is under; absent for a page hit. */
  readonly heading?: MarkedText;
  /** At most 50 characters around the match, for content hits. */
  readonly snippet?: MarkedText;
  readonly breadcrumbs: readonly string[];
  /** What the name means that the query is, in a line: this hit answers the query by itself. */
  readonly meaning?: string;
  readonly score: number;
}

export interface SearchResult {
  /** Hits of one page are adjacent. */
  readonly hits: readonly SearchHit[];
  /** How many hits there are without the limit. */
  readonly total: number;
  /** The query with the words of the index in place of those it lacks. */
  readonly correction?: string;
  /** Where nothing was found: pages with a title most like the query, if any is. */
  readonly nearest?: readonly SearchHit[];
}

export type SearchRequest =
  | {readonly kind: 'load'; readonly location: IndexLocation}
  | {
      readonly kind: 'query';
      /** Grows with each query; a worker that has a newer one drops the older. */
      readonly id: number;
      readonly location: IndexLocation;
      /** Hits of this context come first; used by the bar on a page inside a context, with the whole site's index. */
      readonly preferContext?: string;
      readonly text: string;
      readonly limit: number;
      /** At most this many hits of one page. */
      readonly perPage: number;
    };

export type SearchResponse =
  | {readonly kind: 'ready'; readonly location: IndexLocation}
  | ({readonly kind: 'hits'; readonly id: number} & SearchResult)
  /** `message` is for the reader: 'Unexpected version url', or what failed and that it can be tried again. */
  | {readonly kind: 'failed'; readonly id?: number; readonly location: IndexLocation; readonly message: string};
