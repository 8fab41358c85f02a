import {act, renderHook} from '@testing-library/react';
import {beforeEach, expect, it, vi} from 'vitest';
import type {SearchResponse, SearchHit, SearchRequest} from './protocol';

const said: SearchRequest[] = [];
let reply: (answer: SearchResponse) => void;

class FakeWorker {
  onmessage: ((event: {data: SearchResponse}) => void) | null = null;
  constructor() {
    reply = (data) => act(() => this.onmessage!({data}));
  }
  postMessage(request: SearchRequest) {
    said.push(request);
  }
}

const location = {baseUrl: '/', context: ''};
const hit = (text: string): SearchHit => ({
  type: 0,
  href: `/${text}/`,
  page: `/${text}/`,
  pageTitle: {text, marks: []},
  breadcrumbs: [],
  score: 1,
});

async function render(initial: string) {
  vi.resetModules();
  said.length = 0;
  const {useSearch} = await import('./useSearch');
  return renderHook(({text}) => useSearch({text, location, limit: 8, perPage: 3}), {initialProps: {text: initial}});
}

beforeEach(() => {
  vi.stubGlobal('Worker', FakeWorker);
});

it('keeps the last results until the next arrive, and clears them with the text', async () => {
  const {result, rerender} = await render('rig');
  expect(result.current.state.kind).toBe('loading');
  reply({kind: 'ready', location});
  expect(said.at(-1)).toMatchObject({kind: 'query', text: 'rig'});
  reply({kind: 'hits', id: 1, hits: [hit('rig')], total: 1});
  expect(result.current).toMatchObject({resultsFor: 'rig', total: 1, hits: [{href: '/rig/'}]});

  rerender({text: 'rigs '});
  expect(said.at(-1)).toMatchObject({kind: 'query', id: 2, text: 'rigs'});
  expect(result.current).toMatchObject({resultsFor: 'rig', hits: [{href: '/rig/'}]});
  reply({kind: 'hits', id: 2, hits: [], total: 0});
  expect(result.current).toMatchObject({resultsFor: 'rigs', hits: []});

  rerender({text: ''});
  expect(result.current).toMatchObject({resultsFor: '', hits: [], total: 0});
});
