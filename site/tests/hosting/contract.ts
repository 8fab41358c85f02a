import type {Agent} from 'node:http';
import {expect, test} from 'vitest';
import {hostRedirects} from '../../config/redirects';
import type {Expectation} from './expectation';
import {expectations, type SampleFiles} from './expectations';
import {negotiation} from './negotiation';
import {type RawResponse, send, sendBytes} from '@avaturn-docs/command-line/test/raw-request';

export interface Host {
  /** The origin of a running server, known when the tests run: `http://127.0.0.1:40123`. */
  origin(): string;
  readonly samples: SampleFiles;
  /** Whether it sends brotli copies; otherwise, it sends gzip copies. */
  readonly brotli: boolean;
}

async function checkResponse(
  expected: Expectation,
  response: RawResponse,
  notFoundPage: () => Promise<Buffer>,
): Promise<void> {
  const {status, location, has = {}, body} = expected;
  expect([status].flat(), 'status').toContain(response.status);
  if (location !== undefined) expect(response.headers.location).toBe(location);
  for (const [name, wanted] of Object.entries(has)) {
    const header = response.headers[name];
    if (wanted === null) expect(header, name).toBeUndefined();
    else if (typeof wanted === 'string') expect(header, name).toBe(wanted);
    else expect(header, name).toMatch(wanted);
  }
  if (body === 'empty') expect(response.body.length).toBe(0);
  if (body === 'page') expect(response.body.length).toBeGreaterThan(0);
  if (typeof body === 'number') expect(response.body.length).toBe(body);
  if (body === 'not-found') expect(response.body.equals(await notFoundPage())).toBe(true);
}

/** Declares one test per row. @param agent shared connections */
export function holdRows(origin: () => string, rows: readonly Expectation[], agent?: Agent): void {
  let missing: Promise<RawResponse> | undefined;
  const notFoundPage = async (): Promise<Buffer> =>
    (await (missing ??= send(origin(), {path: '/a-page-that-is-surely-not-there/'}, agent))).body;
  for (const row of rows) {
    const {name, method = 'GET', path} = row;
    const shown = path.length > 80 ? `${path.slice(0, 20)}… (${path.length} characters)` : path;
    test(`${method} ${shown} ${name}`, async () => {
      await checkResponse(row, await send(origin(), row, agent), notFoundPage);
    });
  }
}

/** Declares the tests of the complete table, and those that need several requests. */
export function holdContract({origin, samples, brotli}: Host): void {
  holdRows(origin, [...Object.values(expectations(samples, {brotli})).flat(), ...negotiation]);

  test('every redirect leads to a page in one hop', async () => {
    for (const target of new Set(hostRedirects().values())) {
      const {status} = await send(origin(), {path: `${target}?q=1`});
      expect(status, target).toBe(200);
    }
  });

  test("each format of a page has its own entity tag, and neither revalidates the other's copy", async () => {
    const path = '/docs/importing/';
    const [page, markdown] = await Promise.all(
      ['text/html', 'text/markdown'].map((Accept) => send(origin(), {path, headers: {Accept}})),
    );
    const again = (Accept: string, response: RawResponse | undefined) =>
      send(origin(), {path, headers: {Accept, 'If-None-Match': response?.headers.etag}});
    expect((await again('text/markdown', page)).status).toBe(200);
    expect((await again('text/html', markdown)).status).toBe(200);
    const unchanged = await again('text/markdown', markdown);
    expect(unchanged.status).toBe(304);
    expect(unchanged.headers.vary).toMatch(/\baccept\b(?!-)/i);
  });

  test.each(['br', 'gzip', 'identity'])('an unchanged page in %s is not sent again', async (coding) => {
    const headers = {'Accept-Encoding': coding};
    const first = await send(origin(), {path: '/docs/importing/', headers});
    const etag = first.headers.etag ?? '';
    for (const list of [etag, `W/${etag.replace(/^W\//, '')}`, `"other", ${etag}`, '*']) {
      const again = await send(origin(), {
        path: '/docs/importing/',
        headers: {...headers, 'If-None-Match': list},
      });
      expect(again.status, list).toBe(304);
      expect(again.body.length).toBe(0);
      expect(again.headers.etag).toBe(etag);
      expect(again.headers['cache-control']).toBe(first.headers['cache-control']);
    }
    const changed = await send(origin(), {
      path: '/docs/importing/',
      headers: {...headers, 'If-None-Match': '"other"'},
    });
    expect(changed.status).toBe(200);
  });

  test('each coding of a page has its own entity tag', async () => {
    const codings = [...(brotli ? ['br'] : []), 'gzip', 'identity'];
    const tags = await Promise.all(
      codings.map(async (coding) => {
        const {headers} = await send(origin(), {path: '/', headers: {'Accept-Encoding': coding}});
        return headers.etag;
      }),
    );
    expect(new Set(tags).size).toBe(codings.length);
  });

  test('HEAD announces the length that GET sends', async () => {
    for (const coding of ['br', 'gzip', 'identity']) {
      const headers = {'Accept-Encoding': coding};
      const head = await send(origin(), {method: 'HEAD', path: '/docs/importing/', headers});
      const get = await send(origin(), {path: '/docs/importing/', headers});
      expect(head.headers['content-length']).toBe(String(get.body.length));
    }
  });

  test.each([
    ['CONNECT, because no host is a proxy', 'CONNECT a.test:443', '', /^HTTP\/1\.1 40[05] /],
    ['OPTIONS for the server', 'OPTIONS *', 'Connection: close\r\n', /^HTTP\/1\.1 40[05] /],
    ['a malformed chunk', 'POST /', 'Transfer-Encoding: chunked\r\nConnection: close\r\n', /^HTTP\/1\.1 405 /],
    ['an unknown transfer coding', 'POST /', 'Transfer-Encoding: lines\r\n', /^HTTP\/1\.1 501 /],
  ])('%s is rejected, with the policy', async (_, line, headers, status) => {
    const response = await sendBytes(origin(), `${line} HTTP/1.1\r\nHost: a.test\r\n${headers}\r\nlines\r\n`);
    expect(response).toMatch(status);
    expect(response).toMatch(/\r\nContent-Security-Policy: /i);
  });

  test("a range is sent only if the file hasn't changed", async () => {
    const {headers} = await send(origin(), {method: 'HEAD', path: samples.binary});
    const ask = (tag: string): Promise<RawResponse> =>
      send(origin(), {path: samples.binary, headers: {Range: 'bytes=0-9', 'If-Range': tag}});
    expect((await ask(headers.etag ?? '')).status).toBe(206);
    expect((await ask('"other"')).status).toBe(200);
  });
}
