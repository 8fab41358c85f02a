import {useEffect, useState, useSyncExternalStore} from 'react';
import type {SearchHit} from './protocol';
import {session, type Results, type IndexState, type Question} from './session';

export interface Search {
  readonly state: IndexState;
  /** The latest results; the previous ones stay until the next arrive. */
  readonly hits: readonly SearchHit[];
  /** Number of hits without the limit. */
  readonly total: number;
  /** The text that `hits` are for; '' before the first response. */
  readonly resultsFor: string;
  readonly retry: () => void;
}

const nothing: Results & {readonly text: string} = {text: '', hits: [], total: 0};
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

  const {hits, total, text: resultsFor} = query ? results : nothing;
  return {state, hits, total, resultsFor, retry: () => session.retry({baseUrl, context})};
}
