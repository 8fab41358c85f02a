import type {IndexLocation} from './protocol';

/** Address of the search page, and the three parameters it reads and writes. */
export const searchPath = '/search/';

/** The index that the bar asks: the whole site's, next to the pages. */
export const siteIndex: IndexLocation = {baseUrl: '/', context: ''};

/** What the URL carries of a query; the boxes take more. */
const longestQuery = 500;

export interface SearchAddress {
  readonly query: string;
  /** Path prefix of a search context, or '' for the whole site. */
  readonly context: string;
  /** Base URL of another build's index on this origin, or '' for this site's. */
  readonly version: string;
}

const cut = (query: string): string =>
  // Half of a character made of two units is not a character.
  query.slice(0, longestQuery).replace(/[\uD800-\uDBFF]$/, '');

export function readAddress(search: string): SearchAddress {
  const parameters = new URLSearchParams(search);
  const read = (name: string): string => parameters.get(name) ?? '';
  return {query: cut(read('q')), context: read('ctx'), version: read('version')};
}

/** Path and query string of the search page for these values; empty ones are left out. */
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
