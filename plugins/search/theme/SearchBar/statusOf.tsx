import React, {type ReactNode} from 'react';
import UnbuiltNote from '../../client/UnbuiltNote';
import type {Search} from '../../client/useSearch';

/** Status of the search: always announced, and visible when there is no list. */
export default function statusOf(text: string, {state, hits, resultsFor}: Search): ReactNode {
  if (state.kind === 'failed') {
    return state.message;
  }
  if (state.kind === 'unbuilt') {
    return <UnbuiltNote />;
  }
  if (text.trim() === '') {
    return undefined;
  }
  if (state.kind !== 'ready' || (hits.length === 0 && resultsFor !== text.trim())) {
    return 'Loading search…';
  }
  if (hits.length === 0) {
    return 'No results';
  }
  return hits.length === 1 ? '1 suggestion' : `${hits.length} suggestions`;
}
