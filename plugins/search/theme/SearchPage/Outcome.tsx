import React, {type ReactNode, type RefObject} from 'react';
import Correction from '../../client/Correction';
import Elsewhere from '../../client/Elsewhere';
import UnbuiltNote from '../../client/UnbuiltNote';
import type {Search} from '../../client/useSearch';
import {searchAddress} from '../../client/address';
import Results from './Results';
import styles from './styles.module.css';

interface Props {
  readonly search: Search;
  readonly query: string;
  readonly limit: number;
  /** Whether the results are from another version. */
  readonly elsewhere: boolean;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onMore: () => void;
  /** Searches for another text. */
  readonly onCorrect: (query: string) => void;
  /** Searches everything; undefined if everything is searched already. */
  readonly onWiden: (() => void) | undefined;
}

/** The engine's message for an index of another origin; a retry would not help. */
const foreignIndex = 'Unexpected version url';

/** The hits, or why there are none. */
export default function Outcome({
  search,
  query,
  limit,
  elsewhere,
  field,
  onMore,
  onCorrect,
  onWiden,
}: Props): ReactNode {
  const {state, hits, total, resultsFor, correction, nearest} = search;
  const asked = query.trim();
  const failed = state.kind === 'failed';
  const retry = () => {
    search.retry();
    field.current?.focus();
  };
  return (
    <>
      <p role="status" className={styles.status}>
        {statusOf(asked, search)}
      </p>
      {failed && state.message !== foreignIndex && (
        <button type="button" className="button button--primary" onClick={retry}>
          Retry
        </button>
      )}
      {failed && state.message === foreignIndex && (
        <a href={searchAddress({query})}>Search this documentation instead</a>
      )}
      {!failed && asked && resultsFor && hits.length === 0 && onWiden && (
        <button type="button" className="button button--primary" onClick={onWiden}>
          Search everything
        </button>
      )}
      {!failed && correction !== undefined && (
        <Correction className={styles.correction} correction={correction} choose={onCorrect} />
      )}
      {!failed && !elsewhere && asked && resultsFor === asked && nearest && (
        <Elsewhere className={styles.elsewhere} nearest={nearest} />
      )}
      {!failed && <Results hits={hits} elsewhere={elsewhere} />}
      {!failed && hits.length >= limit && total > hits.length && (
        <button type="button" className="button button--primary" onClick={onMore}>
          Show more results
        </button>
      )}
    </>
  );
}

function statusOf(asked: string, {state, hits, total, resultsFor}: Search): ReactNode {
  if (state.kind === 'failed') {
    return state.message;
  }
  if (state.kind === 'unbuilt') {
    return <UnbuiltNote />;
  }
  if (!asked) {
    return 'Type a word, an identifier or a part of an error message.';
  }
  if (state.kind !== 'ready' || (hits.length === 0 && resultsFor !== asked)) {
    return 'Loading search…';
  }
  if (hits.length === 0) {
    return 'No results';
  }
  return (
    <>
      {total === 1 ? '1 result' : `${total} results`} for <bdi>“{resultsFor}”</bdi>
    </>
  );
}
