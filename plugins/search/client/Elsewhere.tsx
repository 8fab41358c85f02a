import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {searchStarts, supportPath} from '@site/data/search-starts';
import type {SearchHit} from './protocol';

interface Props {
  /** Pages with a title like the query; without any, the starting points are offered. */
  readonly nearest: readonly SearchHit[];
  readonly className?: string | undefined;
  readonly leave?: () => void;
}

/** Where to go on when nothing was found: the nearest pages, and a place to ask. */
export default function Elsewhere({nearest, className, leave}: Props): ReactNode {
  const pages =
    nearest.length > 0 ? nearest.map(({page, pageTitle}) => ({path: page, title: pageTitle.text})) : searchStarts;
  return (
    <nav className={className} aria-label="Other pages">
      <p>{nearest.length > 0 ? 'Pages with a similar name:' : 'Pages to start from:'}</p>
      <ul>
        {pages.map(({path, title}) => (
          <li key={path}>
            <Link to={path} {...(leave && {onClick: leave})}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
      <p>
        Not there?{' '}
        <Link to={supportPath} {...(leave && {onClick: leave})}>
          Ask Avaturn’s support
        </Link>
      </p>
    </nav>
  );
}
