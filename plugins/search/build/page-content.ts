/** A finished page as search sees it: its frame is gone, what is left is cut at its headings. */
export interface PageContent {
  /** Address with the site's base and both slashes: `/docs/importing/blender/`. */
  readonly url: string;
  readonly title: string;
  /** What the page says of itself to search engines. */
  readonly description: string;
  /** Titles of the groups above the page, the outermost first. */
  readonly breadcrumbs: readonly string[];
  /** In the order of the page; the first one, without a heading, is what is before the first heading. */
  readonly sections: readonly Section[];
}

export interface Section {
  /** Text of the heading; empty for what is before the first one. */
  readonly heading: string;
  /** Level of the heading, 2 to 6; 1 for what is before the first one. */
  readonly level: number;
  /** Anchor with its `#`, or empty. */
  readonly hash: string;
  /** Blocks (paragraphs, rows, items, lines of code) separated by line breaks. Entries are not part of it. */
  readonly text: string;
  readonly entries: readonly Entry[];
}

/** A row, definition or field with an anchor of its own: `#event-load`, `#newSession.request.config`. */
export interface Entry {
  /** Its name: the first cell, the term, the text of its link to itself. */
  readonly label: string;
  readonly hash: string;
  /** What it says beside its name. */
  readonly text: string;
}
