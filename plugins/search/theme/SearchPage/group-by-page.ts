import type {MarkedText, SearchHit} from '../../client/protocol';

export interface PageOfHits {
  /** Address of the page with the words to highlight, without a hash. */
  readonly href: string;
  readonly title: MarkedText;
  readonly path: string;
  /** Text of the page itself, where that was found. */
  readonly snippet: MarkedText | undefined;
  /** What was found under the page's headings. */
  readonly parts: readonly SearchHit[];
}

/** Hits page by page: the page of the best hit first, and within a page the best first. */
export function groupByPage(hits: readonly SearchHit[], pathOf: (hit: SearchHit) => string): PageOfHits[] {
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
