import {useEffect, useState, useSyncExternalStore} from 'react';
import type {SearchResult} from './protocol';
import {session, type IndexState, type Question} from './session';

/** The results are those of the latest text that was searched: they stay until the next arrive. */
export interface Search extends SearchResult {
  readonly state: IndexState;
  /** The text that `hits` are for; '' before the first response. */
  readonly resultsFor: string;
  readonly retry: () => void;
}

const nothing: SearchResult & {readonly text: string} = {text: '', hits: [], total: 0};
const idle: IndexState = {kind: 'idle'};

/** The search results for a text, as they come. A blank text asks nothing and loads nothing. */
export function useSearch({text, location, preferContext, limit, perPage}: Question): Search {
  const query = text.trim();
  const {baseUrl, context} = location;
  const state = useSyncExternalStore(
    session.subscribe,
    () => session.state({baseUrl, context}),
    () => idle,
  );
  const [results, setResults] = useState(nothing);

  useEffect(() => {
    if (!query) {
      setResults(nothing);
      return undefined;
    }
    const at = {baseUrl, context};
    const withdraw = session.ask({text: query, location: at, preferContext, limit, perPage}, (given) =>
      setResults({...given, text: query}),
    );
    session.load(at);
    return withdraw;
  }, [query, baseUrl, context, preferContext, limit, perPage]);

  const {text: resultsFor, ...found} = query ? results : nothing;
  return {...found, state, resultsFor, retry: () => session.retry({baseUrl, context})};
}
