import React, {type ReactNode} from 'react';
import Marked from '../../client/Marked';
import type {SearchHit} from '@avaturn-docs/search/engine/protocol';
import pathOf from '../../client/pathOf';
import styles from './Suggestions.module.css';

interface Props {
  readonly hit: SearchHit;
  /** The combobox's attributes for this option, with its click handler. */
  readonly itemProps: object;
}

/**
 * One suggestion. The link itself is the option: children of an option are presentational, so assistive technology would not
 * see a link inside one.
 */
export default function Suggestion({hit, itemProps}: Props): ReactNode {
  return (
    <li role="none">
      <a {...itemProps} className={styles.suggestion} href={hit.href} tabIndex={-1} data-type={hit.type}>
        <span className={styles.title}>
          <Marked {...(hit.heading ?? hit.pageTitle)} />
          {hit.isCommon && (
            <>
              : <Marked {...hit.pageTitle} />
            </>
          )}
        </span>
        <span className={styles.path}>{pathOf(hit)}</span>
        {hit.meaning === undefined ? (
          // Reserves the line: the snippet can arrive after the hit.
          <span className={styles.snippet}>{hit.snippet && <Marked {...hit.snippet} />}</span>
        ) : (
          <span className={styles.meaning}>{hit.meaning}</span>
        )}
      </a>
    </li>
  );
}
