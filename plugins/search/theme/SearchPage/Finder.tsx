import React, {useEffect, useRef, useState, type FormEvent, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {readAddress, searchPath, siteIndex} from '../../client/address';
import type {IndexLocation} from '../../client/protocol';
import {rememberSearch} from '../../client/recent';
import {session} from '../../client/session';
import {useSearch} from '../../client/useSearch';
import ContextFilter from './ContextFilter';
import Outcome from './Outcome';
import styles from './styles.module.css';
import useAddress from './useAddress';

/** Hits shown at first, and added each time. */
const step = 40;

/** The search page's form and results, with its state in the URL. */
export default function Finder(): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const {address, change, settle, submit} = useAddress(field);
  const [limit, setLimit] = useState(step);
  const {query, context, version} = address;
  const location: IndexLocation = {baseUrl: version || siteIndex.baseUrl, context};
  const search = useSearch({text: query, location, limit, perPage: 5});
  const inBrowser = useIsBrowser();
  const url = useLocation();

  // A query that found nothing is usually misspelled, and not worth repeating.
  useEffect(() => {
    if (search.hits.length > 0 && search.resultsFor === readAddress(url.search).query.trim()) {
      rememberSearch(search.resultsFor);
    }
  }, [url, search.hits, search.resultsFor]);

  const find = (next: Partial<typeof address>) => {
    setLimit(step);
    change(next);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  const load = () => session.load(location);

  return (
    <>
      <form className={styles.form} action={searchPath} onSubmit={onSubmit}>
        <label htmlFor="search-query">Words or identifiers</label>
        <input
          ref={field}
          id="search-query"
          className={styles.input}
          type="search"
          name="q"
          dir="auto"
          required
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          value={query}
          onChange={(event) => find({query: event.target.value})}
          onFocus={load}
          onPointerEnter={load}
          onBlur={settle}
        />
        <button className="button button--primary" type="submit">
          Search
        </button>
        {inBrowser && <ContextFilter value={context} onChange={(chosen) => find({context: chosen})} />}
      </form>
      {inBrowser && (
        <Outcome
          search={search}
          query={query}
          limit={limit}
          elsewhere={version !== ''}
          field={field}
          onCorrect={(correction) => find({query: correction})}
          onMore={() => setLimit(limit + step)}
          onWiden={context ? () => find({context: ''}) : undefined}
        />
      )}
    </>
  );
}
