import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {searchStarts, supportPath} from '@site/data/search-starts';
import type {SearchHit} from '@avaturn-docs/search/engine/protocol';

interface Props {
  /** Pages with a title similar to the query, or the starting points if there are none. */
  readonly nearest: readonly SearchHit[];
  readonly className?: string | undefined;
  readonly leave?: () => void;
}

/** Next steps without results: similar pages, and where to ask. */
export default function Elsewhere({nearest, className, leave}: Props): ReactNode {
  const pages =
    nearest.length > 0 ? nearest.map(({page, pageTitle}) => ({path: page, title: pageTitle.text})) : searchStarts;
  return (
    <nav className={className} aria-label="Other pages">
      <p>{nearest.length > 0 ? 'Pages with a similar name:' : 'Pages to start from:'}</p>
      <ul className="bare-list">
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
