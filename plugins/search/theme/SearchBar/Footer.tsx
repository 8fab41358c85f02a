import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {SearchContext} from '@site/data/search-contexts';
import {searchAddress} from '../../client/address';
import styles from './Suggestions.module.css';

interface Props {
  readonly query: string;
  /** The page's context, if it has hits. */
  readonly context: SearchContext | undefined;
  readonly leave: () => void;
}

/** Links to the search page: all results, and those of the page's context. */
export default function Footer({query, context, leave}: Props): ReactNode {
  return (
    <div className={styles.footer}>
      {context && (
        <Link to={searchAddress({query, context: context.prefix})} onClick={leave}>
          See all results in {context.label}
        </Link>
      )}
      <Link to={searchAddress({query})} onClick={leave}>
        See all results
      </Link>
    </div>
  );
}
