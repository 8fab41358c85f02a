import pathOf from '../../client/pathOf';
import type {MarkedText, SearchHit} from '../../client/protocol';

export interface PageOfHits {
  /** URL of the page with the terms to highlight, without a hash. */
  readonly href: string;
  readonly title: MarkedText;
  readonly path: string;
  /** Snippet of the page itself, if it matched. */
  readonly snippet: MarkedText | undefined;
  /** Hits below the page's headings. */
  readonly parts: readonly SearchHit[];
}

/** Groups hits by page: the page of the best hit first, and the best hit first within a page. */
export function groupByPage(hits: readonly SearchHit[]): PageOfHits[] {
  const pages = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    pages.set(hit.page, [...(pages.get(hit.page) ?? []), hit]);
  }
  return [...pages.values()].map((found) => {
    const own = found.find(({heading}) => !heading);
    const best = own ?? found[0]!;
    return {
      href: best.href.replace(/#.*/, ''),
      title: best.pageTitle,
      path: pathOf({...best, heading: undefined}),
      snippet: own?.snippet,
      parts: found.filter((hit) => hit !== own),
    };
  });
}
