/** The documentation from the build, bundled as one file for the server. */
import type {PageTexts, SearchIndexFile} from '@avaturn-docs/search/engine/format';

export interface DocsPage {
  /** `/docs/importing/blender/`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly markdown: string;
}

/** Follows statements that no source confirms, in the texts for snippets. */
export const unconfirmedMark = ' (unconfirmed)';

export interface DocsContent {
  /** Origin of the site, without a trailing slash. */
  readonly site: string;
  /** Day of the last change, `2026-11-22`; null for a build without a git history. */
  readonly date: string | null;
  readonly version: string;
  /** How to integrate Avaturn, on one page of Markdown. */
  readonly skill: string;
  readonly pages: readonly DocsPage[];
  readonly index: SearchIndexFile;
  /** Words that search would take for typos. */
  readonly english: readonly string[];
  /** Texts for snippets, by the path of the page, with `unconfirmedMark` after statements that no source confirms. */
  readonly texts: Readonly<Record<string, PageTexts>>;
  /** `platform/openapi/avaturn.yaml` as an object. */
  readonly openapi: object;
  /** Text files of sample projects, by the path of the archive, such as `/samples/starters/web.zip`. */
  readonly projects: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Samples that call an operation: file name and text, by operationId. */
  readonly samples: Readonly<Record<string, readonly {readonly file: string; readonly text: string}[]>>;
}

/** The headings of a page, without lines of code that look like one. */
function headingsOf(markdown: string) {
  let fence = false;
  return markdown.split('\n').flatMap((line, index) => {
    if (line.startsWith('```')) fence = !fence;
    const [, marks = '', text = ''] = (!fence && /^(#{1,6}) (.+)$/.exec(line)) || [];
    return marks === '' ? [] : [{index, level: marks.length, text}];
  });
}

/** A part of a page: its Markdown below one heading, up to the next one of the same level. */
export function sectionOf(markdown: string, heading: string): string | undefined {
  const headings = headingsOf(markdown);
  const wanted = plain(heading);
  const at = headings.findIndex(({text}) => plain(text) === wanted);
  const first = headings[at];
  if (!first) return undefined;
  const end = headings.slice(at + 1).find(({level}) => level <= first.level)?.index;
  return markdown.split('\n').slice(first.index, end).join('\n').trim();
}

/** Normalizes headings and anchors, so that `#force-an-error` matches "Force an error". */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/**
 * The part of a page for an anchor of the search index. For a row or field, its text comes first, followed by the Markdown
 * of its section.
 */
export function partAt({index, texts}: DocsContent, {path, markdown}: DocsPage, anchor: string): string | undefined {
  const [, {documents}] = index;
  const places = documents.filter(({u}) => u === path);
  const at = places.findIndex(({h}) => h === `#${anchor}`);
  const place = places[at];
  if (!place) return undefined;
  // From the page to the place, because several sections can have headings with the same text.
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
 * The path of a page from a caller's input: a path with or without slashes, or a complete URL. A URL of another site stays
 * unchanged.
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

/** The headings below the title, each as a line of Markdown. */
export const outlineOf = (markdown: string): string =>
  headingsOf(markdown)
    .filter(({level}) => level >= 2 && level <= 4)
    .map(({level, text}) => `${'#'.repeat(level)} ${text}`)
    .join('\n');
