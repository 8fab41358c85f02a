import {once} from 'node:events';
import {createServer, type ServerResponse} from 'node:http';
import {connect} from 'node:net';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {hostingFolder, manifestFile} from '../plugins/hosting/folders';
import {makeManifest} from '../plugins/hosting/manifest';
import {makeEmptyFolder, removeFixture} from '../tests/hosting/fixture-build';
import {listenLocally, send, sendBytes} from '@avaturn-docs/command-line/test/raw-request';
import {refuseBadRequests} from './bad-requests';
import {createSiteServer} from './site-server';

const directory = makeEmptyFolder();
for (const page of ['index.html', '404.html']) writeFileSync(path.join(directory, page), page);
mkdirSync(hostingFolder(directory));
writeFileSync(
  manifestFile(directory),
  JSON.stringify(makeManifest([], new Map(), [{path: '/*', set: {'X-Everywhere': 'yes'}}])),
);
const server = createSiteServer({directory});
let origin = '';
beforeAll(async () => {
  origin = await listenLocally(server);
});
afterAll(() => {
  server.close();
  removeFixture(directory);
});

const request = (method: string, path: string, headers = 'Connection: close\r\n'): string =>
  `${method} ${path} HTTP/1.1\r\nHost: site\r\n${headers}\r\n`;
const coded = (method: string, coding: string): string => request(method, '/', `Transfer-Encoding: ${coding}\r\n`);
const chunked = (method: string, body: string): string => coded(method, 'chunked') + body;

describe('an invalid request', () => {
  test.each([
    ['an unknown method', 'BREW / HTTP/1.1\r\nHost: site\r\n\r\n', /^HTTP\/1\.1 405 [^]*\r\nAllow: GET, HEAD\r\n/],
    ['a non-ASCII character in the URL', 'GET /docs?a=\u00e9 HTTP/1.1\r\nHost: site\r\n\r\n', /^HTTP\/1\.1 400 /],
    ["bytes that aren't HTTP", 'hello\r\n\r\n', /^HTTP\/1\.1 4\d\d /],
    ['headers without end', `GET / HTTP/1.1\r\nHost: site\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`, /^HTTP\/1\.1 431 /],
    ['a request to be a proxy', 'CONNECT a:443 HTTP/1.1\r\nHost: a:443\r\n\r\n', /^HTTP\/1\.1 405 [^]*\r\nAllow: /],
    ['a malformed chunk', chunked('POST', 'zz\r\n'), /^HTTP\/1\.1 405 [^]*\r\nAllow: GET, HEAD\r\n/],
    ['a transfer coding before "chunked"', `${coded('GET', 'gzip, chunked')}0\r\n\r\n`, /^HTTP\/1\.1 501 /],
    ['a transfer coding after "chunked"', coded('GET', 'chunked, gzip'), /^HTTP\/1\.1 400 /],
    ['an asterisk as the path', request('GET', '*'), /^HTTP\/1\.1 404 /],
  ])('%s gets a response with the common headers, and the connection closes', async (_, bytes, response) => {
    const text = await sendBytes(origin, bytes);
    expect(text).toMatch(response);
    expect(text).toContain('\r\nX-Everywhere: yes\r\n');
    expect((await send(origin, {path: '/'})).status).toBe(200);
  });

  test('a request that takes too long gets 408 with the common headers', async () => {
    const accepted = once(server, 'connection');
    const response = sendBytes(origin, 'GET / HTTP/1.1\r\n');
    const [socket] = await accepted;
    server.emit('clientError', Object.assign(new Error(), {code: 'ERR_HTTP_REQUEST_TIMEOUT'}), socket);
    expect(await response).toMatch(/^HTTP\/1\.1 408 [^]*\r\nX-Everywhere: yes\r\n/);
  });

  test.each(['', '/', '?q=export'])('a proxy may send an absolute URL that ends with "%s"', async (end) => {
    const response = await sendBytes(origin, request('GET', `http://site${end}`));
    expect(response).toMatch(/^HTTP\/1\.1 200 /);
  });
});

test("a bad request after a valid one doesn't corrupt the first response", async () => {
  let ask: (res: ServerResponse) => void;
  const asked = new Promise<ServerResponse>((resolve) => (ask = resolve));
  const slow = createServer((_, res) => ask(res));
  refuseBadRequests(slow, {});
  const {port} = new URL(await listenLocally(slow));
  const socket = connect(Number(port), '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => (text += chunk)).on('error', () => {});
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write('GET / HTTP/1.1\r\nHost: site\r\n\r\n');
  const response = await asked;
  response.write('the first part');
  await once(socket, 'data');
  socket.write('no request\r\n\r\n');
  await closed;
  expect(text).toContain('the first part');
  expect(text.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  slow.close();
});
