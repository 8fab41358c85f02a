import {render} from '@testing-library/react';
import {expect, it} from 'vitest';
import type {SearchHit} from '../../client/protocol';
import type {Search} from '../../client/useSearch';
import statusOf from './statusOf';

const hit = {} as SearchHit;
const search: Search = {state: {kind: 'ready'}, hits: [], total: 0, resultsFor: '', retry: () => undefined};
const said = (part: Partial<Search>, text = 'rig ') =>
  render(<>{statusOf(text, {...search, ...part})}</>).container.textContent;

it('reports the number of hits', () => {
  expect(said({hits: [hit], resultsFor: 'rig'})).toBe('1 suggestion');
  expect(said({hits: [hit, hit], total: 40, resultsFor: 'rig'})).toBe('2 suggestions');
  expect(said({resultsFor: 'rig'})).toBe('No results');
});

it('doesn\'t report "no results" before the search ran', () => {
  expect(said({state: {kind: 'loading'}})).toBe('Loading search…');
  expect(said({resultsFor: 'ri'})).toBe('Loading search…');
});

it('reports failures, and how to get search in development', () => {
  expect(said({state: {kind: 'failed', message: 'The index is damaged. Try again.'}})).toBe(
    'The index is damaged. Try again.',
  );
  expect(said({state: {kind: 'unbuilt'}})).toContain('npm run build && npm run serve');
});
