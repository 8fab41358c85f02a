import {cpSync, readFileSync, rmSync, truncateSync, writeFileSync} from 'node:fs';
import type {Server} from 'node:http';
import path from 'node:path';
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi} from 'vitest';
import {hostingFolder} from '../plugins/hosting/folders';
import {fixtureFiles, makeEmptyFolder, makeFixtureBuild, removeFixture} from '../tests/hosting/fixture-build';
import {listenLocally, send, sendBytes} from '@avaturn-docs/command-line/test/raw-request';
import {createSiteServer} from './site-server';

let fixture = '';
let directory = '';
let server: Server;
let origin = '';

async function serve(): Promise<void> {
  server = createSiteServer({directory});
  origin = await listenLocally(server);
}

beforeAll(async () => {
  fixture = await makeFixtureBuild();
});
beforeEach(async () => {
  directory = makeEmptyFolder();
  cpSync(fixture, directory, {recursive: true});
  cpSync(hostingFolder(fixture), hostingFolder(directory), {recursive: true});
  await serve();
});
afterEach(() => {
  server.close();
  removeFixture(directory);
});

afterAll(() => removeFixture(fixture));

const inBuild = (file: string): string => path.join(directory, file);

describe('files', () => {
  test('keep their entity tag from build to build', async () => {
    const before = await send(origin, {path: '/'});
    writeFileSync(inBuild('index.html'), readFileSync(inBuild('index.html')));
    server.close();
    await serve();
    expect((await send(origin, {path: '/'})).headers.etag).toBe(before.headers.etag);
  });
});

describe('a file that changed after the start', () => {
  test('was deleted: 503, a line in the log, and the server continues', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    rmSync(inBuild(fixtureFiles.model));
    const {status, headers} = await send(origin, {path: fixtureFiles.model});
    expect([status, headers['retry-after']]).toEqual([503, '5']);
    expect(headers).toMatchObject({'x-content-type-options': 'nosniff', 'access-control-allow-origin': '*'});
    expect(log.mock.calls.flat().join()).toMatch(/sample\.glb can't be read: ENOENT.*restart the server/);
    expect((await send(origin, {path: '/'})).status).toBe(200);
  });

  test("shrank: closes the connection, so that the next response isn't read as its rest", async () => {
    truncateSync(inBuild(fixtureFiles.model), 1000);
    const ask = (file: string): string => `GET ${file} HTTP/1.1\r\nHost: site\r\n\r\n`;
    const text = await sendBytes(origin, ask(fixtureFiles.model) + ask('/'));
    expect(text.match(/HTTP\/1\.1 /g)).toHaveLength(1);
    expect((await send(origin, {path: '/'})).status).toBe(200);
  });
});
