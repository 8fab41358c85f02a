import type {IndexLocation} from '@avaturn-docs/search/engine/protocol';

/** URL of the search page and its three query parameters. */
export const searchPath = '/search/';

/** The bar searches the index of the whole site, which is next to the pages. */
export const siteIndex: IndexLocation = {baseUrl: '/', context: ''};

/** Maximum length of a query in the URL; the input fields accept more. */
const longestQuery = 500;

export interface SearchAddress {
  readonly query: string;
  /** Path prefix of a search context, or '' for the whole site. */
  readonly context: string;
  /** Base URL of another build's index on this origin, or '' for this site's. */
  readonly version: string;
}

const cut = (query: string): string =>
  // Don't split a surrogate pair.
  query.slice(0, longestQuery).replace(/[\uD800-\uDBFF]$/, '');

export function readAddress(search: string): SearchAddress {
  const parameters = new URLSearchParams(search);
  const read = (name: string): string => parameters.get(name) ?? '';
  return {query: cut(read('q')), context: read('ctx'), version: read('version')};
}

/** Path and query string of the search page; empty values are omitted. */
export function searchAddress({query, context, version}: Partial<SearchAddress>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries({q: cut(query ?? ''), ctx: context, version})) {
    if (value) {
      parameters.set(name, value);
    }
  }
  const search = parameters.toString();
  return search ? `${searchPath}?${search}` : searchPath;
}
