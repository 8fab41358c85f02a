import React, {useEffect, useRef, useState, type ComponentProps, type FormEvent, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {searchContexts} from '@avaturn-docs/search/contexts';
import {readAddress, searchAddress, searchPath, siteIndex} from '../../client/address';
import Correction from '../../client/Correction';
import Elsewhere from '../../client/Elsewhere';
import type {IndexLocation} from '@avaturn-docs/search/engine/protocol';
import {rememberSearch} from '../../client/recent';
import {session} from '../../client/session';
import statusOf from '../../client/statusOf';
import {useSearch} from '../../client/useSearch';
import {fieldAttributes} from '../../client/field-attributes';
import '@site/src/css/controls.css';
import Results from './Results';
import styles from './styles.module.css';
import useAddress from './useAddress';

/** Hits shown at first, and added each time. */
const step = 40;
/** The engine's message for an index of another origin; a retry would not help. */
const foreignIndex = 'Unexpected version url';
const contexts = [{prefix: '', label: 'Everything'}, ...searchContexts];

/** The search page's form and results, with its state in the URL. */
export default function Finder(): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const {address, change, settle, submit} = useAddress(field);
  const [limit, setLimit] = useState(step);
  const {query, context, version} = address;
  const location: IndexLocation = {baseUrl: version || siteIndex.baseUrl, context};
  const search = useSearch({text: query, location, limit, perPage: 5});
  const {state, hits, total, resultsFor, correction, nearest} = search;
  const asked = query.trim();
  // Before anything is typed, the pages to start from.
  const others = asked ? (resultsFor === asked ? nearest : undefined) : [];
  const failed = state.kind === 'failed';
  const isForeign = failed && state.message === foreignIndex;
  const inBrowser = useIsBrowser();
  const url = useLocation();

  // A query that found nothing is usually misspelled, and not worth repeating.
  useEffect(() => {
    if (hits.length > 0 && resultsFor === readAddress(url.search).query.trim()) {
      rememberSearch(resultsFor);
    }
  }, [url, hits, resultsFor]);

  const find = (next: Partial<typeof address>) => {
    setLimit(step);
    change(next);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  const load = () => session.load(location);
  const retry = () => {
    search.retry();
    field.current?.focus();
  };

  return (
    <>
      <form className={styles.form} action={searchPath} onSubmit={onSubmit}>
        <label htmlFor="search-query">Words or identifiers</label>
        <input
          ref={field}
          id="search-query"
          className={`text-field ${styles.input}`}
          {...fieldAttributes}
          value={query}
          onChange={(event) => find({query: event.target.value})}
          onFocus={load}
          onPointerEnter={load}
          onBlur={settle}
        />
        <button className="main-button" type="submit">
          Search
        </button>
        {inBrowser && (
          <fieldset className={`segments ${styles.contexts}`}>
            <legend className="secondary">Search in</legend>
            {contexts.map(({prefix, label}) => (
              <label key={prefix}>
                <input
                  type="radio"
                  name="ctx"
                  value={prefix}
                  checked={prefix === context}
                  onChange={() => find({context: prefix})}
                />
                {label}
              </label>
            ))}
          </fieldset>
        )}
      </form>
      {inBrowser && (
        <p role="status" className={styles.status}>
          {statusOf(
            asked,
            search,
            <>
              {total === 1 ? '1 result' : `${total} results`} for <bdi>“{resultsFor}”</bdi>
            </>,
          ) ?? 'Type a word, an identifier or a part of an error message.'}
        </p>
      )}
      {isForeign && <a href={searchAddress({query})}>Search this documentation instead</a>}
      {failed && !isForeign && <ActionButton onClick={retry}>Retry</ActionButton>}
      {!failed && (
        <>
          {correction !== undefined && (
            <Correction correction={correction} choose={(corrected) => find({query: corrected})} />
          )}
          {!version && inBrowser && others && <Elsewhere className={styles.elsewhere} nearest={others} />}
          {hits.length > 0 && <Results hits={hits} as={version ? 'a' : Link} />}
          {hits.length >= limit && total > hits.length && (
            <ActionButton onClick={() => setLimit(limit + step)}>Show more results</ActionButton>
          )}
        </>
      )}
    </>
  );
}

function ActionButton(props: ComponentProps<'button'>): ReactNode {
  return <button type="button" className="quiet-button large" {...props} />;
}
