import React, {type ElementType, type ReactNode} from 'react';
import type {SearchHit} from '@avaturn-docs/search/engine/protocol';
import Hit, {hitLink} from '../../client/Hit';
import styles from './styles.module.css';

interface Props {
  readonly hits: readonly SearchHit[];
  /** Link of the router, or a plain one for pages of another build. */
  readonly as: ElementType<{className: string; href: string}>;
}

export default function Results({hits, as: To}: Props): ReactNode {
  return (
    <ol className={styles.results} aria-label="Search results">
      {groupByPage(hits).map(({page, matches, parts}) => (
        <li key={page.page}>
          <h2>
            <To className={hitLink} href={page.href}>
              <Hit hit={page} isTitleOnly={!matches} />
            </To>
          </h2>
          {parts.length > 0 && (
            <ul className="bare-list">
              {parts.map((hit) => (
                <li key={hit.href}>
                  <To className={hitLink} href={hit.href}>
                    <Hit hit={hit} isBelowPage />
                  </To>
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
  readonly page: SearchHit;
  /** Whether the page itself is a hit, not only its parts. */
  readonly matches: boolean;
  readonly parts: readonly SearchHit[];
}

/** Groups hits by page: the page of the best hit first, and the best part first within a page, which needs no hit of its own. */
export function groupByPage(hits: readonly SearchHit[]): PageOfHits[] {
  const pages = new Map<string, SearchHit[]>();
  for (const hit of hits) pages.set(hit.page, [...(pages.get(hit.page) ?? []), hit]);
  return [...pages.values()].map((found) => {
    const own = found.find(({heading}) => !heading);
    const {page, pageTitle, breadcrumbs, score, href} = found[0]!;
    return {
      matches: own !== undefined,
      page: own ?? {page, pageTitle, breadcrumbs, score, href: href.replace(/#.*/, '')},
      parts: found.filter((hit) => hit !== own),
    };
  });
}
