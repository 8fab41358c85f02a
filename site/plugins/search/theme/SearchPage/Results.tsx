import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Marked from '../../client/Marked';
import pathOf from '../../client/pathOf';
import type {MarkedText, SearchHit} from '@avaturn-docs/search/engine/protocol';
import styles from './styles.module.css';

interface Props {
  readonly hits: readonly SearchHit[];
  /** Whether the pages belong to another build on this origin, whose routes this router doesn't have. */
  readonly elsewhere: boolean;
}

/** The hits by page, each with the text around the match. */
export default function Results({hits, elsewhere}: Props): ReactNode {
  if (!hits.length) {
    return null;
  }
  const To = elsewhere ? 'a' : Link;
  return (
    <ol className={styles.results} aria-label="Search results">
      {groupByPage(hits).map(({href, title, path, snippet, parts}) => (
        <li key={href}>
          <h2>
            <To href={href}>
              <Marked {...title} />
            </To>
          </h2>
          {path && <p className={styles.path}>{path}</p>}
          {snippet && (
            <p className={styles.snippet}>
              <Marked {...snippet} />
            </p>
          )}
          {parts.length > 0 && (
            <ul>
              {parts.map((hit) => (
                <li key={hit.type + hit.href}>
                  <To href={hit.href}>
                    <Marked {...(hit.heading ?? hit.pageTitle)} />
                  </To>
                  {/* Reserves the line: the snippet can arrive after the hit. */}
                  <p className={styles.snippet}>{hit.meaning ?? (hit.snippet && <Marked {...hit.snippet} />)}</p>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}

interface PageOfHits {
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
