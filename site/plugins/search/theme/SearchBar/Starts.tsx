import React, {type ReactNode} from 'react';
import {searchStarts} from '@site/data/search-starts';
import {searchAddress} from '../../client/address';

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

export default function StartText({start: {kind, label}}: {readonly start: Start}): ReactNode {
  return (
    <>
      <strong>{label}</strong>
      <small>{kind === 'recent' ? 'Recent search' : 'Start here'}</small>
    </>
  );
}
