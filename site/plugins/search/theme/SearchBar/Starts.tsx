import React, {type ReactNode} from 'react';
import {searchStarts} from '@site/data/search-starts';
import {searchAddress} from '../../client/address';
import {hitLink} from '../../client/Hit';
import styles from './Suggestions.module.css';

/** Shown before anything is typed: a recent search, or a page to start from. */
export interface Start {
  readonly kind: 'recent' | 'page';
  readonly label: string;
  readonly href: string;
  /** URL to prefetch. */
  readonly page: string;
}

export function startsOf(recent: readonly string[]): Start[] {
  return [
    ...recent.map((query): Start => {
      const href = searchAddress({query});
      return {kind: 'recent', label: query, href, page: href};
    }),
    ...searchStarts.map(({title, path}): Start => ({kind: 'page', label: title, href: path, page: path})),
  ];
}

interface Props {
  readonly starts: readonly Start[];
  readonly clear: () => void;
  readonly menuProps: object;
  /** The combobox's attributes for an option, with its click handler. */
  readonly itemProps: (start: Start, index: number) => object;
}

export default function Starts({starts, clear, menuProps, itemProps}: Props): ReactNode {
  const hasRecent = starts[0]?.kind === 'recent';
  return (
    <>
      <ul className={styles.list} {...menuProps}>
        {starts.map((start, index) => (
          <li role="none" key={start.kind + start.href}>
            <a {...itemProps(start, index)} className={hitLink} href={start.href} tabIndex={-1} data-kind={start.kind}>
              <strong>{start.label}</strong>
              <small>{start.kind === 'recent' ? 'Recent search' : 'Start here'}</small>
            </a>
          </li>
        ))}
      </ul>
      {hasRecent && (
        <div className={styles.footer}>
          <button type="button" className="plain-button" onClick={clear}>
            Clear recent searches
          </button>
        </div>
      )}
    </>
  );
}
