import type {OutgoingHttpHeaders} from 'node:http';

/** A request and its expected response. */
export interface Expectation {
  /** Description of the row: "/docs → a page". */
  readonly name: string;
  readonly method?: string;
  /** Sent exactly as written. */
  readonly path: string;
  readonly headers?: OutgoingHttpHeaders | readonly string[];
  /** The status, or several valid ones. */
  readonly status: number | readonly number[];
  readonly location?: string;
  /** Response headers: equal to a string, matching an expression, or absent if `null`. */
  readonly has?: Readonly<Record<string, string | RegExp | null>>;
  /** `page`: not empty. `not-found`: the 404 page. A number: that many bytes. */
  readonly body?: 'empty' | 'page' | 'not-found' | number;
}

export const revalidated = /\bno-cache\b/;
export const html = /^text\/html/;

/** The response at every path that doesn't exist. */
export const notFound = {
  status: 404,
  has: {'content-type': html, 'cache-control': revalidated},
  body: 'not-found',
} as const;
