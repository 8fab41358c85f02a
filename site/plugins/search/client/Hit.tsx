import React, {Fragment, type ReactNode} from 'react';
import type {MarkedText, SearchHit} from '@avaturn-docs/search/engine/protocol';
import styles from './Hit.module.css';

export const hitLink = styles.hit!;

interface Props {
  readonly hit: SearchHit;
  /** The hit's page is shown above it. */
  readonly isBelowPage?: boolean;
  /** Only names a page whose parts match. */
  readonly isTitleOnly?: boolean;
}

/** A result in the bar and on the search page: its title, where it is, and what is there. */
export default function Hit({hit, isBelowPage, isTitleOnly}: Props): ReactNode {
  const {heading, pageTitle, snippet} = hit;
  return (
    <>
      <span className={styles.title}>
        <Marked {...(heading ?? pageTitle)} />
      </span>
      {!isBelowPage && <span className={styles.path}>{pathOf(hit)}</span>}
      {/* Reserves the line: the snippet can arrive after the hit. */}
      {!isTitleOnly && <span className={styles.text}>{snippet && <Marked {...snippet} />}</span>}
    </>
  );
}

/** Breadcrumbs of a hit, including its page if the hit is a part of it. */
export function pathOf({breadcrumbs, pageTitle, heading}: SearchHit): string {
  const above = breadcrumbs.at(-1) === pageTitle.text ? breadcrumbs.slice(0, -1) : breadcrumbs;
  return [...above, ...(heading ? [pageTitle.text] : [])].join(' › ');
}

function Marked({text, marks}: MarkedText): ReactNode {
  let end = 0;
  const parts = marks.map(([from, to]) => {
    const before = text.slice(end, from);
    end = to;
    return (
      <Fragment key={from}>
        {before}
        <mark>{text.slice(from, to)}</mark>
      </Fragment>
    );
  });
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  );
}
