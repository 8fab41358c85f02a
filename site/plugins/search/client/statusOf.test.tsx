import {render} from '@testing-library/react';
import {expect, it} from 'vitest';
import statusOf from './statusOf';
import type {Search} from './useSearch';

const search: Search = {state: {kind: 'ready'}, hits: [], total: 0, resultsFor: '', retry: () => undefined};
const said = (part: Partial<Search>, asked = 'rig') =>
  render(<>{statusOf(asked, {...search, ...part}, 'found')}</>).container.textContent;

it('doesn\'t report "no results" before the search ran', () => {
  expect(said({state: {kind: 'loading'}})).toBe('Loading search…');
  expect(said({resultsFor: 'ri'})).toBe('Loading search…');
  expect(said({resultsFor: 'rig'})).toBe('No results');
});
