/**
 * Messages between the search bar or search page and the search worker. The engine behind the worker, `engine.ts`, is a pure
 * module; both sides depend on this file and not on each other.
 */

/** Which index to use: the whole site's, or one context's (`docs/integration/web`). */
export interface IndexLocation {
  /** Same-origin base URL of the site to search; this site by default. */
  readonly baseUrl: string;
  /** Path prefix of a search context, or '' for the whole site. */
  readonly context: string;
}

/** 0 page, 1 heading, 2 content, like the order in the file. */
export type DocumentType = 0 | 1 | 2;

/** Text with its matches: [start, end) offsets into `text`, ordered and without overlap. */
export interface MarkedText {
  readonly text: string;
  readonly marks: readonly (readonly [number, number])[];
}

export interface SearchHit {
  /** URL with hash and `_highlight` parameters, for a link. */
  readonly href: string;
  /** URL of the page without query and hash, shared by all hits of a page. */
  readonly page: string;
  readonly pageTitle: MarkedText;
  /**
   * Heading the hit is under, with the one above if the page has the heading several times (`200 in Create a user`); absent
   * for a page hit.
   */
  readonly heading?: MarkedText;
  /** Up to 50 characters around the match; for the definition of the typed name, up to 180 from the beginning. */
  readonly snippet?: MarkedText;
  readonly breadcrumbs: readonly string[];
  readonly score: number;
}

export interface SearchResult {
  /** Grouped by page. */
  readonly hits: readonly SearchHit[];
  /** Number of hits without the limit. */
  readonly total: number;
  /** The query with unknown words replaced by words of the index. */
  readonly correction?: string;
  /** Words of the query that match nothing, so that the hits are for the others. */
  readonly ignored?: readonly string[];
  /** Pages with a similar title, if there are no hits. */
  readonly nearest?: readonly SearchHit[];
}

export interface EngineQuery {
  readonly text: string;
  readonly limit: number;
  /** Maximum number of hits per page. */
  readonly perPage: number;
  /** Path prefix of a context whose hits come first. The bar sets it on a page inside a context. */
  readonly preferContext?: string;
  /** Maximum length of a snippet, 50 by default. */
  readonly snippetLength?: number;
}

export type SearchRequest =
  | {readonly kind: 'load'; readonly location: IndexLocation}
  /** The id is unique; a cancellation names it. */
  | ({readonly kind: 'query'; readonly id: number; readonly location: IndexLocation} & EngineQuery)
  /** The response to a query isn't needed any more. */
  | {readonly kind: 'cancel'; readonly id: number};

export type SearchResponse =
  | {readonly kind: 'ready'; readonly location: IndexLocation}
  | ({readonly kind: 'hits'; readonly id: number} & SearchResult)
  /** `message` is shown to the reader: 'Unexpected version url', or the failure and whether to try again. */
  | {readonly kind: 'failed'; readonly id?: number; readonly location: IndexLocation; readonly message: string};
