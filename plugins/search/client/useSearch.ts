import {useEffect, useState, useSyncExternalStore} from 'react';
import type {SearchHit} from './protocol';
import {session, type Answer, type IndexState, type Question} from './session';

export interface Search {
  readonly state: IndexState;
  /** Results of the latest answered text: the last ones stand until the next are there. */
  readonly hits: readonly SearchHit[];
  /** Number of hits without the limit. */
  readonly total: number;
  /** The text that `hits` answer; '' before the first answer. */
  readonly answered: string;
  readonly retry: () => void;
}

const nothing: Answer & {readonly text: string} = {text: '', hits: [], total: 0};
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
  const [answer, setAnswer] = useState(nothing);

  useEffect(() => {
    if (!query) {
      setAnswer(nothing);
      return undefined;
    }
    const at = {baseUrl, context};
    const withdraw = session.ask({text: query, location: at, preferContext, limit, perPage}, (given) =>
      setAnswer({...given, text: query}),
    );
    session.load(at);
    return withdraw;
  }, [query, baseUrl, context, preferContext, limit, perPage]);

  const {hits, total, text: answered} = query ? answer : nothing;
  return {state, hits, total, answered, retry: () => session.retry({baseUrl, context})};
}
