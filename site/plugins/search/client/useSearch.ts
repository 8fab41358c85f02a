import {useEffect, useState, useSyncExternalStore} from 'react';
import type {SearchResult} from '@avaturn-docs/search/engine/protocol';
import {session, type IndexState, type Question} from './session';

/** Results of the latest query; they stay until the next ones arrive. */
export interface Search extends SearchResult {
  readonly state: IndexState;
  /** The text that `hits` belong to; '' before the first response. */
  readonly resultsFor: string;
  readonly retry: () => void;
}

const nothing: SearchResult & {readonly text: string} = {text: '', hits: [], total: 0};
const idle: IndexState = {kind: 'idle'};

/** Searches for a text and returns the results as they arrive. Blank text sends and loads nothing. */
export function useSearch({text, location, preferContext, limit, perPage}: Question): Search {
  const query = text.trim();
  const {baseUrl, context} = location;
  const state = useSyncExternalStore(
    session.subscribe,
    () => session.state({baseUrl, context}),
    () => idle,
  );
  const failed = state.kind === 'failed';
  const [results, setResults] = useState(nothing);

  useEffect(() => {
    if (!query) {
      setResults(nothing);
      return undefined;
    }
    const at = {baseUrl, context};
    session.load(at);
    return session.ask({text: query, location: at, preferContext, limit, perPage}, (given) =>
      setResults({...given, text: query}),
    );
  }, [query, baseUrl, context, preferContext, limit, perPage, failed]);

  const {text: resultsFor, ...found} = query ? results : nothing;
  return {...found, state, resultsFor, retry: () => session.retry({baseUrl, context})};
}
