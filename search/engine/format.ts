import type {AsPlainObject, Options} from 'minisearch';

/**
 * The index file, `search-index{dir}.json`: an array of three by document type: 0 pages, 1 headings, 2 content. Fields that
 * don't apply to a document are omitted.
 */
export interface SearchDocument {
  /** Id, unique within the file. */
  readonly i: number;
  /**
   * Title of the page, text of the heading, or name of the entry. A content document has the page's title: its text is in
   * another file.
   */
  readonly t: string;
  /** Path of the page with the site's base. */
  readonly u: string;
  /** Anchor with its `#`. */
  readonly h?: string;
  /** Parent title: the heading above a content document, heading or entry (a row or field). */
  readonly s?: string;
  /** Titles of the sidebar groups above a page, outermost first. */
  readonly b?: readonly string[];
  /** Id of the page. */
  readonly p?: number;
}

export interface TypeIndex {
  readonly documents: readonly SearchDocument[];
  /** MiniSearch's own JSON. */
  readonly index: AsPlainObject;
}

export type SearchIndexFile = readonly [pages: TypeIndex, headings: TypeIndex, content: TypeIndex];

/**
 * The indexed fields by document type. Two are indexed but not stored: `d`, the description of a page, and `c`, the text of
 * a content document or entry.
 */
export const indexedFields = [['t', 'b', 'd'], ['t', 'c'], ['c']] as const;

/** Texts are already split into terms, so MiniSearch splits at line breaks only. */
export function indexOptions(type: 0 | 1 | 2): Options {
  return {
    idField: 'i',
    fields: [...indexedFields[type]],
    tokenize: (terms) => (terms === '' ? [] : terms.split('\n')),
    processTerm: (term) => term,
  };
}

/** Texts of one page for snippets: the text of each content document and entry by anchor ('' without one). */
export type PageTexts = Readonly<Record<string, string>>;

/** File name of a context's index; '' is the whole site. */
export function indexFileName(context: string): string {
  return `search-index${context && `-${context.replaceAll('/', '-')}`}.json`;
}

/** Path of the texts of a page such as `docs/importing/blender/`. */
export function textFileName(page: string): string {
  return `search-text/${page.replace(/\/$/, '') || 'index'}.json`;
}

/** Path of the file with common English words, which aren't typos of the index's terms. */
export const wordsFileName = 'search-words.json';

/** Maximum length of a snippet in UTF-16 code units, from the specification. */
export const snippetLength = 50;

/** Maximum length of the snippet that explains a name. */
export const answerLength = 180;
