import React, {type MouseEvent, type ReactNode} from 'react';
import Marked from '../../client/Marked';
import type {SearchHit} from '../../client/protocol';
import pathOf from '../../client/pathOf';
import styles from './Suggestions.module.css';

interface Props {
  readonly hit: SearchHit;
  readonly visit: (href: string, inNewTab: boolean) => void;
  /** The combobox's attributes for this option, merged with our click handler. */
  readonly itemProps: (onClick: (event: MouseEvent<HTMLAnchorElement>) => void) => object;
}

/**
 * One suggestion. The link itself is the option: children of an option are presentational, so assistive technology would not
 * see a link inside one.
 */
export default function Suggestion({hit, visit, itemProps}: Props): ReactNode {
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) {
      // The browser opens a tab or window; the list stays open.
      Object.assign(event.nativeEvent, {preventDownshiftDefault: true});
      return;
    }
    event.preventDefault();
    visit(hit.href, false);
  };
  return (
    <li role="none">
      <a {...itemProps(onClick)} className={styles.suggestion} href={hit.href} tabIndex={-1} data-type={hit.type}>
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
