import {cpSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import type {Server} from 'node:http';
import path from 'node:path';
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, test} from 'vitest';
import {hostingFolder} from '../plugins/hosting/folders';
import {
  fixtureFiles,
  makeEmptyFolder,
  makeFixtureBuild,
  modelSize,
  removeFixture,
} from '../tests/hosting/fixture-build';
import {listenLocally, send} from '@avaturn-docs/command-line/test/raw-request';
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

test('a file that is changed or deleted after the start is served as it was', async () => {
  rmSync(inBuild(fixtureFiles.model));
  writeFileSync(inBuild(fixtureFiles.text), 'changed');
  const model = await send(origin, {path: fixtureFiles.model});
  expect([model.status, model.body.length]).toEqual([200, modelSize]);
  expect((await send(origin, {path: fixtureFiles.text})).body.toString()).toContain('User-agent');
});
