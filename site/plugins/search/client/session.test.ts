import {beforeEach, describe, expect, it, vi} from 'vitest';
import type {IndexLocation, SearchResponse, SearchRequest} from '@avaturn-docs/search/engine/protocol';
import {SearchSession, type Question} from './session';

class FakeWorker {
  static started: FakeWorker[] = [];
  readonly said: SearchRequest[] = [];
  onmessage: ((event: {data: SearchResponse}) => void) | null = null;

  constructor() {
    FakeWorker.started.push(this);
  }
  postMessage(request: SearchRequest) {
    this.said.push(request);
  }
  response(response: SearchResponse) {
    this.onmessage!({data: response});
  }
}

const site: IndexLocation = {baseUrl: '/', context: ''};
const mobile: IndexLocation = {baseUrl: '/', context: 'docs/integration/mobile'};
const about = (text: string, location = site): Question => ({text, location, limit: 8, perPage: 3});

let session: SearchSession;
const worker = () => FakeWorker.started.at(-1)!;

beforeEach(() => {
  FakeWorker.started = [];
  session = new SearchSession(() => new FakeWorker() as unknown as Worker);
});

describe('loading', () => {
  it('keeps a state per index, the same object until it changes', () => {
    const told = vi.fn();
    session.subscribe(told);
    session.load(site);
    session.load(mobile);
    worker().response({kind: 'ready', location: {...site}});
    expect(session.state(site)).toEqual({kind: 'ready'});
    expect(session.state(mobile)).toEqual({kind: 'loading'});
    expect(session.state(site)).toBe(session.state({...site}));
    expect(told).toHaveBeenCalledTimes(3);
    session.load(site);
    expect(told).toHaveBeenCalledTimes(3);
  });

  it('reloads a failed index on retry, but not on hover', () => {
    session.load(site);
    worker().response({kind: 'failed', location: site, message: 'The index is cut short.'});
    expect(session.state(site)).toEqual({kind: 'failed', message: 'The index is cut short.'});
    session.load(site);
    expect(session.state(site).kind).toBe('failed');
    session.retry(site);
    expect(session.state(site)).toEqual({kind: 'loading'});
    worker().response({kind: 'ready', location: site});
    expect(session.state(site)).toEqual({kind: 'ready'});
    expect(FakeWorker.started).toHaveLength(1);
  });
});

describe('queries', () => {
  const hits = {hits: [], total: 3};

  it('are canceled in the worker and deliver no response then; others deliver a second, better one', () => {
    const [first, second] = [vi.fn(), vi.fn()];
    session.load(site);
    worker().response({kind: 'ready', location: site});
    const withdraw = session.ask(about('ri'), first);
    withdraw();
    session.ask(about('rig'), second);
    expect(worker().said.slice(1)).toMatchObject([
      {kind: 'query', id: 1},
      {kind: 'cancel', id: 1},
      {kind: 'query', id: 2},
    ]);
    worker().response({kind: 'hits', id: 1, ...hits});
    worker().response({kind: 'hits', id: 2, ...hits});
    worker().response({kind: 'hits', id: 2, ...hits});
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledTimes(2);
  });
});
