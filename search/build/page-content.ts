/** A built page as search sees it: the content without the page frame, split at its headings. */
export interface PageContent {
  /** Path with the site's base, with leading and trailing slash: `/docs/importing/blender/`. */
  readonly url: string;
  readonly title: string;
  readonly description: string;
  /** Titles of the sidebar groups above the page, outermost first. */
  readonly breadcrumbs: readonly string[];
  /** In page order. The first section has no heading and contains the text before the first heading. */
  readonly sections: readonly Section[];
}

export interface Section {
  /** Text of the heading; empty before the first heading. */
  readonly heading: string;
  /** Level of the heading, 2 to 6; 1 before the first heading. */
  readonly level: number;
  /** Anchor with its `#`, or empty. */
  readonly hash: string;
  /** Blocks (paragraphs, rows, items, lines of code), separated by line breaks, without the entries. */
  readonly text: string;
  readonly entries: readonly Entry[];
}

/** A row, definition or field with an anchor of its own: `#event-load`, `#newSession.request.config`. */
export interface Entry {
  /** The first cell, the term, or the text of the field's link to itself. */
  readonly label: string;
  readonly hash: string;
  /** The text next to the name. */
  readonly text: string;
}
