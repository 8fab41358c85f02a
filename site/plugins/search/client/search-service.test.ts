import {beforeEach, describe, expect, test, vi} from 'vitest';
import type {SearchResponse, SearchRequest} from '@avaturn-docs/search/engine/protocol';
import {SearchService} from './search-service';
import {indexFile, textsOf} from '@avaturn-docs/search/engine/test/fixture-site';

const origin = 'https://docs.example.com';
const location = {baseUrl: '/', context: ''};
const body = JSON.stringify(indexFile);

let responses: SearchResponse[];
let respond: (path: string) => Response | Promise<Response>;
const fetched = vi.fn<(url: string, options: {cache: string}) => void>();

function start(): SearchService {
  return new SearchService({
    origin,
    hash: '0123456789ab',
    respond: (response) => responses.push(response),
    pause: () => Promise.resolve(),
    settle: () => Promise.resolve(),
    fetch: async (url, options) => {
      fetched(url, options);
      return respond(new URL(url).pathname);
    },
  });
}

const query = (id: number, text: string, changes: object = {}): SearchRequest => ({
  kind: 'query',
  id,
  location,
  text,
  limit: 8,
  perPage: 3,
  ...changes,
});
const site = (path: string): Response => {
  if (path.endsWith('/search-words.json')) {
    return new Response('"seven"');
  }
  const page = /^\/search-text\/(.*)\.json$/.exec(path)?.[1];
  return new Response(page === undefined ? body : JSON.stringify(textsOf(page === 'index' ? '/' : `/${page}/`) ?? {}));
};

beforeEach(() => {
  responses = [];
  respond = site;
  fetched.mockClear();
});

describe('loading', () => {
  test("works without the English words if they can't be fetched", async () => {
    respond = (path) => (path.endsWith('/search-words.json') ? new Response('', {status: 404}) : site(path));
    const service = start();
    await service.receive({kind: 'load', location});
    await service.receive(query(1, 'skeleton'));
    expect(responses.map(({kind}) => kind)).toEqual(['ready', 'hits', 'hits']);
  });

  test.each([
    [{baseUrl: '/', context: 'docs/integration/web'}, '/search-index-docs-integration-web.json'],
    [{baseUrl: '/v1/', context: ''}, '/v1/search-index.json'],
    [{baseUrl: `${origin}/v1/?q=1#x`, context: ''}, '/v1/search-index.json'],
    [{baseUrl: '/', context: '../../secret?x=#y'}, '/search-index-..-..-secret%3Fx%3D%23y.json'],
  ])('of %o requests %s', async (place, path) => {
    await start().receive({kind: 'load', location: place});
    expect(fetched.mock.calls[0]![0]).toBe(`${origin}${path}?_=0123456789ab`);
  });

  test.each([
    'https://evil.example/',
    '//evil.example/',
    '/.//evil.example/',
    'javascript:alert(1)',
    'http://docs.example.com/',
    'http://[',
  ])('from %s is refused without a request', async (baseUrl) => {
    await start().receive({kind: 'load', location: {baseUrl, context: ''}});
    expect(responses).toEqual([{kind: 'failed', location: {baseUrl, context: ''}, message: 'Unexpected version url'}]);
    expect(fetched).not.toHaveBeenCalled();
  });

  test.each([{u: 'https://evil.example/'}, {h: '.evil.example/'}])(
    'an index whose results would link to %o is refused',
    async (link) => {
      const [pages, headings, content] = indexFile;
      const [first, ...others] = headings.documents;
      const forged = [pages, {...headings, documents: [{...first, ...link}, ...others]}, content];
      respond = () => new Response(JSON.stringify(forged));
      await start().receive({kind: 'load', location});
      expect(responses).toEqual([{kind: 'failed', location, message: 'Unexpected version url'}]);
    },
  );
});

describe('a failure', () => {
  const failures: [string, () => Response | Promise<Response>, RegExp][] = [
    [
      'of the network',
      () => Promise.reject(new TypeError('Failed to fetch')),
      /could not be fetched\. Check your connection and try again/,
    ],
    [
      'of the network mid-way',
      () => new Response(new ReadableStream({start: (stream) => stream.error(new TypeError('network error'))})),
      /could not be fetched\. Check your connection/,
    ],
    [
      'of the server',
      () => new Response('Not found', {status: 404}),
      /the server responded with 404\. Try again later/,
    ],
    ['a truncated file', () => new Response(body.slice(0, body.length / 2)), /damaged or incomplete\. Try again/],
    ['a page instead of the file', () => new Response('<!doctype html><title>Home</title>'), /damaged or incomplete/],
    ['another file', () => new Response('{"openapi": "3.1.0"}'), /damaged or incomplete/],
  ];

  test.each(failures)('reports %s, and search works again once the cause is gone', async (_, fail, message) => {
    const service = start();
    respond = fail;
    await service.receive({kind: 'load', location});
    expect(responses).toEqual([{kind: 'failed', location, message: expect.stringMatching(message)}]);
    await service.receive(query(1, 'eyewear'));
    expect(responses[1]).toMatchObject({kind: 'failed', id: 1});
    respond = site;
    await service.receive({kind: 'load', location});
    await service.receive(query(2, 'eyewear'));
    expect(responses.slice(2)).toMatchObject([{kind: 'ready'}, {kind: 'hits', id: 2}, {kind: 'hits', id: 2}]);
    // A damaged copy in the browser's cache must not be reused.
    const index = fetched.mock.calls.filter(([url]) => url.includes('search-index'));
    expect(index[1]![1]).toEqual({cache: 'reload'});
  });

  test('to fetch texts returns hits without snippets', async () => {
    respond = (path) =>
      path.startsWith('/search-text/') ? Promise.reject(new TypeError('Failed to fetch')) : site(path);
    await start().receive(query(1, 'eyewear'));
    expect(responses).toMatchObject([{kind: 'hits', id: 1}]);
  });
});

describe('a query', () => {
  test('sends hits immediately, then the same hits with snippets', async () => {
    await start().receive(query(1, 'preview'));
    const [first, second] = responses as Extract<SearchResponse, {kind: 'hits'}>[];
    expect(responses).toHaveLength(2);
    expect(first!.hits[0]!.snippet).toBeUndefined();
    expect(second!.hits[0]!.snippet?.text).toBe('The preview stays black without it.');
    expect(second!.hits.map(({href}) => href)).toEqual(first!.hits.map(({href}) => href));
    expect(second!.total).toBe(first!.total);
  });

  const answered = () => responses.map((response) => response.kind === 'hits' && response.id);

  test('can be canceled while the index loads; another one at the same time is answered', async () => {
    const service = start();
    const [first, second] = [service.receive(query(1, 'eye')), service.receive(query(2, 'eyewear'))];
    await service.receive({kind: 'cancel', id: 1});
    await Promise.all([first, second]);
    expect(answered()).toEqual([2, 2]);
  });
});
