import {once} from 'node:events';
import {readdirSync, readlinkSync, writeFileSync} from 'node:fs';
import type {Server} from 'node:http';
import {connect, type Socket} from 'node:net';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {fixtureFiles, makeFixtureBuild, modelSize, noise, removeFixture} from '../tests/hosting/fixture-build';
import {listenLocally, send} from '@avaturn-docs/command-line/test/raw-request';
import {createSiteServer} from './site-server';

/** More than the buffers of both ends, so that a client that stops reading also stops the server. */
const largeSize = 16 * 1024 * 1024;
const large = '/models/large.glb';
const readers = 50;

let directory = '';
let server: Server;
let origin = '';
beforeAll(async () => {
  directory = await makeFixtureBuild();
  writeFileSync(path.join(directory, large), noise(largeSize));
  server = createSiteServer({directory});
  origin = await listenLocally(server);
});
afterAll(() => {
  server.close();
  removeFixture(directory);
});

const request = (path: string): string =>
  `GET ${path} HTTP/1.1\r\nHost: docs.example.test\r\nConnection: close\r\n\r\n`;

async function opened({allowHalfOpen = false} = {}): Promise<Socket> {
  const {hostname, port} = new URL(origin);
  const socket = connect({port: Number(port), host: hostname, allowHalfOpen});
  // The server may reset connections of such clients.
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

/** Requests a file and reads only its first bytes. The connection stays open until the caller destroys it. */
async function slowReader(path: string): Promise<Socket> {
  const socket = await opened();
  socket.write(request(path));
  await once(socket, 'data');
  return socket.pause();
}

/** Requests a file and disconnects in the middle of it. */
async function abortedReader(path: string): Promise<void> {
  const socket = await slowReader(path);
  const closed = once(socket, 'close');
  socket.resetAndDestroy();
  await closed;
}

/** Sends half a request and disconnects. */
async function abortedRequest(): Promise<void> {
  const socket = await opened();
  const closed = once(socket, 'close');
  socket.write('GET /docs/ HTTP/1.1\r\nHos', () => socket.destroy());
  await closed;
}

/**
 * Requests a file and half-closes the connection immediately, like `nc -N`.
 * @returns number of bytes received, headers included, until the server closed its side
 */
async function halfClosedReader(path: string): Promise<number> {
  const socket = await opened({allowHalfOpen: true});
  let bytes = 0;
  socket.on('data', (chunk) => (bytes += chunk.length));
  socket.end(request(path));
  await once(socket, 'close');
  return bytes;
}

/**
 * Sends a body until the server closes the connection.
 * @returns the beginning of the response, and how many bytes of the body were sent
 */
async function endlessSender(method: string): Promise<{response: string; sent: number}> {
  const socket = await opened();
  let response = '';
  socket.setEncoding('latin1').on('data', (text: string) => (response ||= text));
  const part = Buffer.alloc(64 * 1024);
  const more = (): void => {
    while (socket.writable && socket.write(part));
  };
  socket.on('drain', more);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(`${method} / HTTP/1.1\r\nHost: docs.example.test\r\nContent-Length: 10000000000\r\n\r\n`);
  more();
  await closed;
  return {response, sent: socket.bytesWritten};
}

const many = <T>(start: () => Promise<T>): Promise<T[]> => Promise.all(Array.from({length: readers}, start));
const connections = (): Promise<number> =>
  new Promise((resolve, reject) => server.getConnections((error, count) => (error ? reject(error) : resolve(count))));

/** Files of the build that this process has open; Linux only. */
function openFiles(): string[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc/self/fd').flatMap((descriptor) => {
    try {
      const file = readlinkSync(`/proc/self/fd/${descriptor}`);
      return file.startsWith(directory) ? [file] : [];
    } catch {
      // It was closed after it was listed.
      return [];
    }
  });
}

test("slow clients don't block others, and unread data takes no memory", async () => {
  const before = process.memoryUsage().external;
  const slow = await many(() => slowReader(large));
  expect(process.memoryUsage().external - before).toBeLessThan((readers * largeSize) / 10);
  const page = await send(origin, {path: '/docs/importing/'});
  expect(page.status).toBe(200);
  expect((await send(origin, {path: fixtureFiles.model})).body.length).toBe(modelSize);
  for (const socket of slow) socket.destroy();
  await expect.poll(connections).toBe(0);
  await expect.poll(openFiles).toEqual([]);
});

test('clients that disconnect leave no connection or file open', async () => {
  await many(() => abortedReader(large));
  await many(abortedRequest);
  await expect.poll(connections).toBe(0);
  await expect.poll(openFiles).toEqual([]);
  expect((await send(origin, {path: '/'})).status).toBe(200);
});

test('a client with a half-closed connection gets the complete file', async () => {
  for (const [file, size] of [
    [large, largeSize],
    [fixtureFiles.model, modelSize],
    [fixtureFiles.image, 3000],
  ] as const) {
    expect(await halfClosedReader(file), file).toBeGreaterThan(size);
  }
  await expect.poll(connections).toBe(0);
});

test.each(['POST', 'GET'])(
  'a client that sends an endless body with %s gets a response, and is cut off',
  async (method) => {
    const {response, sent} = await endlessSender(method);
    expect(response).toMatch(method === 'POST' ? /^HTTP\/1\.1 405 / : /^HTTP\/1\.1 200 /);
    expect(response).toMatch(/\r\nConnection: close\r\n/i);
    // Plus the buffers of both ends.
    expect(sent).toBeLessThan(largeSize);
    await expect.poll(connections).toBe(0);
  },
);

test('a client that expects "100 Continue" gets the error response instead', async () => {
  const headers = {Expect: '100-continue', 'Content-Length': largeSize};
  const {status} = await send(origin, {method: 'POST', path: '/', headers});
  expect(status).toBe(405);
});
