import {once} from 'node:events';
import {readdirSync, readlinkSync, writeFileSync} from 'node:fs';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {fixtureFiles, makeFixtureBuild, modelSize, noise, removeFixture} from '../tests/hosting/fixture-build';
import {send} from '../tests/hosting/raw-request';
import {
  abortedReader,
  abortedRequest,
  endlessSender,
  halfClosedReader,
  slowReader,
} from '../tests/hosting/rough-clients';
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
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  removeFixture(directory);
});

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
  const slow = await many(() => slowReader(origin, large));
  expect(process.memoryUsage().external - before).toBeLessThan((readers * largeSize) / 10);
  const page = await send(origin, {path: '/docs/importing/'});
  expect(page.status).toBe(200);
  expect((await send(origin, {path: fixtureFiles.model})).body.length).toBe(modelSize);
  for (const socket of slow) socket.destroy();
  await expect.poll(connections).toBe(0);
  await expect.poll(openFiles).toEqual([]);
});

test('clients that disconnect leave no connection or file open', async () => {
  await many(() => abortedReader(origin, large));
  await many(() => abortedRequest(origin));
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
    expect(await halfClosedReader(origin, file), file).toBeGreaterThan(size);
  }
  await expect.poll(connections).toBe(0);
});

test.each(['POST', 'GET'])(
  'a client that sends an endless body with %s gets a response, and is cut off',
  async (method) => {
    const {response, sent} = await endlessSender(origin, method);
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
