import {expect, it, vi} from 'vitest';
import type {IndexLocation, SearchResponse, SearchRequest} from '@avaturn-docs/search/engine/protocol';
import {SearchSession, type Question} from './session';

const site: IndexLocation = {baseUrl: '/', context: ''};
const about = (text: string): Question => ({text, location: site, limit: 8, perPage: 3});
const hits = {hits: [], total: 3};

it('a canceled query delivers no response; another delivers a second, better one', () => {
  const said: SearchRequest[] = [];
  const worker = {
    postMessage: (request: SearchRequest) => void said.push(request),
    onmessage: (_event: {data: SearchResponse}) => {},
  };
  const session = new SearchSession(() => worker as unknown as Worker);
  const respond = (response: SearchResponse) => worker.onmessage({data: response});
  const [first, second] = [vi.fn(), vi.fn()];
  session.load(site);
  respond({kind: 'ready', location: site});
  const withdraw = session.ask(about('ri'), first);
  withdraw();
  session.ask(about('rig'), second);
  expect(said.slice(1)).toMatchObject([
    {kind: 'query', id: 1},
    {kind: 'cancel', id: 1},
    {kind: 'query', id: 2},
  ]);
  respond({kind: 'hits', id: 1, ...hits});
  respond({kind: 'hits', id: 2, ...hits});
  respond({kind: 'hits', id: 2, ...hits});
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledTimes(2);
});
