/** What the server reads: the documentation as the build made it, bundled as one file. */
import type {PageTexts, SearchIndexFile} from '../../plugins/search/client/format';

export interface DocsPage {
  /** `/docs/importing/blender/`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly markdown: string;
}

export interface DocsContent {
  /** Origin of the site, without a slash at its end. */
  readonly site: string;
  /** Day of the last change, `2026-11-22`; null for a build without its history. */
  readonly date: string | null;
  readonly version: string;
  readonly pages: readonly DocsPage[];
  readonly index: SearchIndexFile;
  /** What snippets are cut from, by the path of the page. */
  readonly texts: Readonly<Record<string, PageTexts>>;
  /** `openapi/avaturn.yaml` as an object. */
  readonly openapi: object;
  /** Samples that call an operation: file name and text, by operationId. */
  readonly samples: Readonly<Record<string, readonly {readonly file: string; readonly text: string}[]>>;
}

/** A part of a page: its Markdown below one heading, up to the next of the same level. */
export function sectionOf(markdown: string, heading: string): string | undefined {
  const wanted = plain(heading);
  const lines = markdown.split('\n');
  let fence = false;
  let start = -1;
  let level = 0;
  for (const [index, line] of lines.entries()) {
    if (line.startsWith('```')) fence = !fence;
    const [, marks = '', text = ''] = (!fence && /^(#{1,6}) (.+)$/.exec(line)) || [];
    if (marks === '') continue;
    if (start >= 0 && marks.length <= level) return lines.slice(start, index).join('\n').trim();
    if (start < 0 && plain(text) === wanted) {
      start = index;
      level = marks.length;
    }
  }
  return start < 0 ? undefined : lines.slice(start).join('\n').trim();
}

/** Headings and anchors in one form, so that `#force-an-error` finds "Force an error". */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/**
 * The part of a page that an anchor of the search index leads to. For a row or a field, its text comes first, and the
 * Markdown of the section that it is in follows.
 */
export function partAt({index, texts}: DocsContent, {path, markdown}: DocsPage, anchor: string): string | undefined {
  const [, {documents}] = index;
  const places = documents.filter(({u}) => u === path);
  const at = places.findIndex(({h}) => h === `#${anchor}`);
  const place = places[at];
  if (!place) return undefined;
  // From the page down to the place: headings of one text may be in several sections.
  const titles = places.map(({t}) => t);
  const above: string[] = [];
  for (let index = at; index >= 0; index = titles.slice(0, index).lastIndexOf(places[index]!.s ?? '')) {
    above.unshift(titles[index]!);
  }
  const found = above.reduce((scope, title) => sectionOf(scope, title) ?? scope, markdown);
  const text = texts[path]?.[`#${anchor}`];
  return text?.startsWith(`${place.t}: `) ? `${text}\n\n${found}` : found;
}

/**
 * The path of a page from what a caller may write: a path, a path without slashes, or the whole address. An address of
 * another site stays as it is.
 */
export function pathOf(text: string, site: string): {path: string; anchor: string | undefined} {
  const [address = '', hash = ''] = (text.startsWith(`${site}/`) ? text.slice(site.length) : text).split('#');
  if (/^https?:/.test(address)) return {path: address, anchor: undefined};
  const inner = address
    .replace(/\?.*$/, '')
    .replace(/index\.md$/, '')
    .replace(/^\/+|\/+$/g, '');
  return {path: inner === '' ? '/' : `/${inner}/`, anchor: hash || undefined};
}
