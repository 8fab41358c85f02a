import type {OutgoingHttpHeaders} from 'node:http';

/** One request and what must be true of its response. */
export interface Expectation {
  /** What the row shows, as a sentence's end: "/docs → a page". */
  readonly name: string;
  readonly method?: string;
  /** Sent exactly as written. */
  readonly path: string;
  readonly headers?: OutgoingHttpHeaders | readonly string[];
  /** The status, or those that are equally right. */
  readonly status: number | readonly number[];
  readonly location?: string;
  /** Response headers: equal to a string, matching an expression, or absent where `null`. */
  readonly has?: Readonly<Record<string, string | RegExp | null>>;
  /** `page`: not empty. `not-found`: the bytes of the not-found page. A number: that many bytes. */
  readonly body?: 'empty' | 'page' | 'not-found' | number;
}

export const revalidated = /\bno-cache\b/;
export const html = /^text\/html/;

/** The response at every path that is not the site's. */
export const notFound = {
  status: 404,
  has: {'content-type': html, 'cache-control': revalidated},
  body: 'not-found',
} as const;
