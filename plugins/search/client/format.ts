import type {Options} from 'minisearch';
import type {PackedIndex} from './packed-index';

/**
 * The index file, `search-index{dir}.json`: an array of three, by document type: 0 pages, 1 headings, 2 content.
 * A field that does not apply to a document is left out.
 */
export interface SearchDocument {
  /** Id, unique in the file. */
  readonly i: number;
  /** Title of the page, text of the heading, name of the entry. Of a content it is the page's title: its text is not here. */
  readonly t: string;
  /** Address of the page with the site's base. */
  readonly u: string;
  /** Anchor with its `#`. */
  readonly h?: string;
  /** Title of the section: the heading a content is under, or that a heading or an entry (a row, a field) is part of. */
  readonly s?: string;
  /** Titles of the groups above a page, the outermost first. */
  readonly b?: readonly string[];
  /** Id of the page. */
  readonly p?: number;
}

export interface TypeIndex {
  readonly documents: readonly SearchDocument[];
  readonly index: PackedIndex;
}

export type SearchIndexFile = readonly [pages: TypeIndex, headings: TypeIndex, content: TypeIndex];

/**
 * The indexed fields by document type. They hold more than the documents store: `d` the description of a page, `c` the text
 * of a content or an entry.
 */
export const indexedFields = [['t', 'b', 'd'], ['t', 'c'], ['c']] as const;

/** Texts are cut into terms before they come here, so MiniSearch splits at the line breaks between terms and no further. */
export function indexOptions(type: 0 | 1 | 2): Options {
  return {
    idField: 'i',
    fields: [...indexedFields[type]],
    tokenize: (terms) => (terms === '' ? [] : terms.split('\n')),
    processTerm: (term) => term,
  };
}

/** Texts of one page, for snippets: the text of each of its contents and entries by its anchor ('' where there is none). */
export type PageTexts = Readonly<Record<string, string>>;

/** Name of the index file of a context, '' for the whole site's. */
export function indexFileName(context: string): string {
  return `search-index${context && `-${context.replaceAll('/', '-')}`}.json`;
}

/** Path of a page's texts, from the site's base. `page` is the page's path from there: `docs/importing/blender/`. */
export function textFileName(page: string): string {
  return `search-text/${page.replace(/\/$/, '') || 'index'}.json`;
}

/** The specification's length of a snippet, in UTF-16 units. */
export const snippetLength = 50;
