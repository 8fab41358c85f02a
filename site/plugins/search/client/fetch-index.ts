import {SearchEngine} from '@avaturn-docs/search/engine/engine';
import {
  indexFileName,
  textFileName,
  wordsFileName,
  type PageTexts,
  type SearchIndexFile,
} from '@avaturn-docs/search/engine/format';
import type {IndexLocation} from '@avaturn-docs/search/engine/protocol';

/** What the client needs from its environment; tests pass their own. */
export interface Site {
  /** Origin of the page; indexes of other origins are refused. */
  readonly origin: string;
  /** Hash of all inputs of the index, part of its URL for caching. */
  readonly hash: string;
  readonly fetch: (url: string, options: {cache: 'default' | 'reload'}) => Promise<Response>;
}

/** A failure whose message is shown to the reader. */
export class SearchFailure extends Error {
  override name = 'SearchFailure';
}

const unexpectedVersion = (): SearchFailure => new SearchFailure('Unexpected version url');

/** Whether a link to `url` on a page of `origin` stays on that origin. */
function isOn(origin: string, url: string): boolean {
  try {
    return new URL(url, origin).origin === origin;
  } catch {
    return false;
  }
}

/** @throws SearchFailure 'Unexpected version url' for another origin or an invalid URL */
export function baseOf({baseUrl}: IndexLocation, origin: string): URL {
  const path = isOn(origin, baseUrl) ? new URL(baseUrl, origin).pathname : undefined;
  // The path of `/.//evil.example/` is `//evil.example/`, which by itself is a URL of another origin.
  if (path === undefined || !isOn(origin, path)) {
    throw unexpectedVersion();
  }
  return new URL(path.endsWith('/') ? path : `${path}/`, origin);
}

/** Fetches and parses an index; `again` bypasses the browser's cache after a failure. */
export async function fetchIndex(location: IndexLocation, site: Site, again: boolean): Promise<SearchEngine> {
  const base = baseOf(location, site.origin);
  const [text, words] = await Promise.all([
    fetchText(new URL(encodeURIComponent(indexFileName(location.context)), base), site, again),
    fetchOptional(wordsFileName, '', base, site),
  ]);
  try {
    const index = JSON.parse(text) as SearchIndexFile;
    if (!linksStayOn(site.origin, index)) throw unexpectedVersion();
    return new SearchEngine(index, words.split(' '));
  } catch (error) {
    if (error instanceof SearchFailure) throw error;
    throw new SearchFailure('The search index is damaged or incomplete. Try again, or reload the page.');
  }
}

/** Whether the results of an index can only link to pages of `origin`. */
function linksStayOn(origin: string, index: SearchIndexFile): boolean {
  const documents = index.flatMap((type) => type.documents);
  const pages = new Set(documents.map(({u}) => u));
  return [...pages].every((page) => isOn(origin, page)) && documents.every(({h}) => !h || h.startsWith('#'));
}

/** Fetches a file that search works without: a failure returns `fallback`. */
async function fetchOptional<T>(name: string, fallback: T, base: URL, site: Site): Promise<T> {
  try {
    return JSON.parse(await fetchText(new URL(name, base), site, false)) as T;
  } catch {
    return fallback;
  }
}

/** Fetches the texts of a page. A result without a snippet is still useful, so a failure returns undefined. */
export const fetchTexts = (base: URL, page: string, site: Site): Promise<PageTexts | undefined> =>
  fetchOptional(encodeURI(textFileName(page.slice(base.pathname.length))), undefined, base, site);

async function fetchText(url: URL, {fetch, hash}: Site, again: boolean): Promise<string> {
  url.search = `?_=${hash}`;
  let response: Response;
  let text: string;
  try {
    response = await fetch(url.href, {cache: again ? 'reload' : 'default'});
    text = await response.text();
  } catch {
    throw new SearchFailure('The search index could not be fetched. Check your connection and try again.');
  }
  if (!response.ok) {
    throw new SearchFailure(
      `The search index could not be fetched: the server responded with ${response.status}. Try again later.`,
    );
  }
  return text;
}
