import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {SearchContext} from '@site/data/search-contexts';
import {searchAddress} from '../../client/address';
import styles from './Suggestions.module.css';

interface Props {
  readonly query: string;
  readonly context: SearchContext | undefined;
  readonly leave: () => void;
}

/** The ways on to the search page: to everything found and, inside a context, to what it holds. */
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
