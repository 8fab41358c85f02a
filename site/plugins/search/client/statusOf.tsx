import React, {type ReactNode} from 'react';
import type {Search} from './useSearch';

/** The state of a search for `asked`, for a status element; `found` has the number of hits in words. */
export default function statusOf(
  asked: string,
  {state, hits, ignored, resultsFor}: Search,
  found: ReactNode,
): ReactNode {
  if (state.kind === 'failed') {
    return state.message;
  }
  if (asked === '') {
    return undefined;
  }
  if (state.kind !== 'ready' || (hits.length === 0 && resultsFor !== asked)) {
    return 'Loading search…';
  }
  if (hits.length === 0) {
    return 'No results';
  }
  return (
    <>
      {found}
      {ignored && `. No match for ${ignored.map((word) => `“${word}”`).join(' and ')}`}
    </>
  );
}
