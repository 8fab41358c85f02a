import {execFile} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {afterAll, afterEach, beforeAll, expect, test, vi} from 'vitest';

const starter = {
  app: () => import('../../samples/starters/node/src/app'),
  queue: () => import('../../samples/starters/node/src/queue'),
  state: () => import('../../samples/starters/node/src/state'),
};

/** The backend keeps its data in the working directory. */
const folder = mkdtempSync(path.join(tmpdir(), 'node-starter-'));
const data = path.join(folder, 'data');
const workingDirectory = process.cwd();
const id = '00000000-0000-4000-8000-000000000001';
const event = {event: 'export.ready', avatar_id: id};

beforeAll(() => {
  process.chdir(folder);
  vi.stubEnv('WEBHOOK_SECRET', 'a-secret-for-this-test-only-0123456789');
  vi.stubEnv('AVATURN_API_TOKEN', 'test-token');
});
afterEach(() => {
  vi.unstubAllGlobals();
  rmSync(data, {recursive: true, force: true});
});
afterAll(() => {
  vi.unstubAllEnvs();
  process.chdir(workingDirectory);
  rmSync(folder, {recursive: true});
});

/** Writes fail while a file has the name of the data folder. */
function breakWrites(): void {
  rmSync(data, {recursive: true, force: true});
  writeFileSync(data, '');
}

const written = () => JSON.parse(readFileSync(path.join(data, 'state.json'), 'utf8')) as {jobs: {event: object}[]};

test('the state is written again after a write that failed', async () => {
  const {saveState} = await starter.state();
  breakWrites();
  await expect(saveState()).rejects.toThrow('EEXIST');
  rmSync(data);
  await saveState();
  expect(written().jobs).toEqual([]);
});

test('an event that cannot be stored is refused, and not handled later', async () => {
  const [{Queue}, {saveState}] = [await starter.queue(), await starter.state()];
  const handle = vi.fn(async () => {});
  breakWrites();
  await expect(new Queue(handle).add(event)).rejects.toThrow('EEXIST');
  rmSync(data);
  await saveState();
  expect(written().jobs).toEqual([]);
  expect(handle).not.toHaveBeenCalled();
});

test('an event is retried when its failed attempt cannot be written down', async () => {
  const [{Queue}, {state}] = [await starter.queue(), await starter.state()];
  const log = vi.spyOn(console, 'error').mockReturnValue();
  let attempts = 0;
  const handle = async () => {
    attempts += 1;
    if (attempts > 1) return;
    breakWrites();
    throw new Error('The platform is down.');
  };
  await new Queue(handle).add(event);
  await expect.poll(() => log).toHaveBeenCalledWith(expect.stringContaining('attempt 1 of 12'), expect.anything());
  rmSync(data);
  await expect.poll(() => written().jobs).toEqual([]);
  expect(attempts).toBe(2);
  expect(state.jobs).toEqual([]);
});

test('an event that fails 12 times is logged and removed', async () => {
  vi.useFakeTimers({toFake: ['setTimeout']});
  try {
    const [{Queue}, {state}] = [await starter.queue(), await starter.state()];
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const handle = vi.fn(async () => Promise.reject(new Error('The platform is down.')));
    await new Queue(handle).add(event);
    for (let attempt = 1; attempt < 12; attempt += 1) {
      await vi.waitUntil(() => vi.getTimerCount() === 1);
      vi.runAllTimers();
    }
    await vi.waitUntil(() => state.jobs.length === 0);
    expect(handle).toHaveBeenCalledTimes(12);
    expect(log).toHaveBeenLastCalledWith(expect.stringContaining(id));
  } finally {
    vi.useRealTimers();
  }
});

const photoForm = () => {
  const form = new FormData();
  form.set('body-type', 'female');
  for (const name of ['image-frontal', 'image-side-1', 'image-side-2'])
    form.set(name, new File(['photo'], 'photo.jpg'));
  return form;
};

test('photos that are too large get status 413 and the reason', async () => {
  const {app} = await starter.app();
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const response = await app.request('/api/photos', {method: 'POST', body: new Uint8Array(25_000_001)});
  expect(response.status).toBe(413);
  expect(await response.json()).toEqual({error: 'Payload Too Large'});
  expect(log).not.toHaveBeenCalled();
});

test('an avatar whose photos are refused is shown as failed', async () => {
  const {app} = await starter.app();
  vi.spyOn(console, 'error').mockReturnValue();
  const uploadUrl = 'https://upload.example/photos';
  vi.stubGlobal('fetch', async (url: URL | string) => {
    if (String(url) === uploadUrl) return new Response('Bad photo', {status: 400});
    if (String(url).endsWith('/users/new')) return Response.json({id: 'user-1'});
    return Response.json({avatar_id: id, upload_url: uploadUrl});
  });
  expect((await app.request('/api/photos', {method: 'POST', body: photoForm()})).status).toBe(502);
  expect(await (await app.request('/api/avatars')).json()).toMatchObject([{id, status: 'failed'}]);
});

test('a port in use ends the server with one line, after a first start without warnings about its folder', async () => {
  const other = createServer().listen(0);
  await once(other, 'listening');
  const {port} = other.address() as AddressInfo;
  const main = path.join(workingDirectory, 'samples/starters/node/src/main.ts');
  const loader = pathToFileURL(path.join(workingDirectory, '../node_modules/tsx/dist/loader.mjs')).href;
  const env = {...process.env, PORT: String(port), WEBHOOK_SECRET: 'a-secret-for-this-test-only-0123456789'};
  const {code, stderr} = await new Promise<{code: unknown; stderr: string}>((resolve) =>
    execFile(process.execPath, ['--import', loader, main], {cwd: folder, env}, (error, _out, stderr) =>
      resolve({code: error?.code, stderr}),
    ),
  );
  other.close();
  expect({code, stderr}).toEqual({code: 1, stderr: expect.stringContaining(`Port ${port} is in use.`)});
  expect(stderr).not.toContain("'data'");
  expect(stderr).not.toContain('EADDRINUSE');
});
