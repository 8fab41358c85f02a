import {existsSync, mkdtempSync, readFileSync} from 'node:fs';
import {createServer, type IncomingMessage} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {listenLocally} from '@avaturn-docs/command-line/test/raw-request';
import {freePort} from '@avaturn-docs/command-line/free-port';
import {afterAll, beforeAll, beforeEach, describe, expect, test, vi} from 'vitest';
import {repositoryFiles} from '../repository';
import {startSimulator, type RunningSimulator} from '../start';
import type {Pace} from '../compare/client';
import {compare, type Comparison} from './compare';

const secret = 'simulator-secret-Tq81';

interface Reply {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Changes a response of the API. */
type Plant = (reply: Reply, url: string) => void;

let simulator: RunningSimulator;
let proxied: string;
let folder: string;
let hookPort: string;
let plants: readonly (readonly [string, Plant])[] = [];
/** Answers deletions of users with 503. */
let blocked = false;
let requests: IncomingMessage[] = [];
const alive = new Set<string>();

/** The simulator behind a proxy that changes its responses. */
const proxy = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', async () => {
    requests.push(request);
    const body = Buffer.concat(chunks);
    const {method = 'GET', url = '/'} = request;
    if (blocked && method === 'DELETE' && alive.has(url.split('/')[4]!)) return void response.writeHead(503).end();
    const upstream = await fetch(simulator.url.slice(0, -1) + url, {
      method,
      headers: {
        ...(request.headers.authorization && {Authorization: request.headers.authorization}),
        ...(request.headers['content-type'] && {'Content-Type': request.headers['content-type']}),
      },
      ...(method !== 'GET' && {body}),
    });
    const reply: Reply = {
      status: upstream.status,
      headers: Object.fromEntries(
        [...upstream.headers].filter(
          ([name]) => !/^(content-length|connection|keep-alive|transfer-encoding)$/.test(name),
        ),
      ),
      body: await upstream.text(),
    };
    const user = url.split('/')[4]!;
    if (url === '/api/v1/users/new' && reply.status === 200) alive.add((JSON.parse(reply.body) as {id: string}).id);
    if (method === 'DELETE' && url.endsWith(user) && reply.status === 200) alive.delete(user);
    for (const [on, plant] of plants) if (new RegExp(on).test(`${method} ${url}`)) plant(reply, url);
    if (reply.status === 0) return;
    response.writeHead(reply.status, reply.headers).end([204, 304].includes(reply.status) ? undefined : reply.body);
  });
});

/** A simulator with quick jobs, which sends its events to some URLs. */
async function startQuickSimulator(webhooks: string[]): Promise<Awaited<ReturnType<typeof startSimulator>>> {
  const started = await startSimulator(
    {host: '127.0.0.1', port: 0, token: secret, webhooks, allowPrivateWebhooks: true, command: 'simulator'},
    await repositoryFiles(),
    {site: 'https://docs.example.test', onRequest: () => undefined},
  );
  await fetch(`${started.url}sandbox/settings`, {
    method: 'PATCH',
    headers: {Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json'},
    body: JSON.stringify({delays: {avatar: 20, export: 20, render: 20}}),
  });
  return started;
}

/** One whose project has no webhook URL. */
async function startSilentSimulator(): Promise<{readonly url: string; readonly stop: () => void}> {
  const {url, simulator: running, server} = await startQuickSimulator([]);
  const stop = () => {
    running.platform.stop();
    server.closeAllConnections();
    server.close();
  };
  return {url, stop};
}

beforeAll(async () => {
  hookPort = await freePort();
  simulator = await startQuickSimulator([`http://127.0.0.1:${hookPort}/`]);
  proxied = await listenLocally(proxy);
});

afterAll(() => {
  proxy.closeAllConnections();
  proxy.close();
  simulator.simulator.platform.stop();
  simulator.server.closeAllConnections();
  simulator.server.close();
});

let printed: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'compare-'));
  [plants, requests, printed, blocked] = [[], [], [], false];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
  process.exitCode = undefined;
});

const everything = {
  write: true,
  photos: path.join(__dirname, '../../photos'),
  'i-may-use-these-photos': true,
  webhooks: true,
};

async function run(
  values: Record<string, string | boolean> = everything,
  pace: Partial<Pace> = {},
): Promise<Comparison> {
  const out = path.join(folder, 'comparison.json');
  const start = {typed: 'simulator compare', command: 'simulator', version: '1.2.3', site: 'https://docs.example.test'};
  await compare(
    {
      ...start,
      name: 'compare',
      values: {against: proxied, out, ...values},
      positionals: [],
      files: repositoryFiles,
      env: {AVATURN_API_TOKEN: secret, PORT: hookPort},
    },
    {request: 0, poll: 10, patience: 10_000, timeout: 10_000, ...pace},
  );
  process.exitCode = undefined;
  return JSON.parse(readFileSync(out, 'utf8')) as Comparison;
}

const found = ({statements}: Comparison) =>
  statements.flatMap(({differences = []}) =>
    differences.map(({where, expected, seen}) => `${where}: ${expected} / ${seen}`),
  );
const journal = () => path.join(folder, 'avaturn-compare.journal.json');

const status =
  (from: number, to: number, body?: string): Plant =>
  (reply) => {
    if (reply.status === from) Object.assign(reply, {status: to}, body !== undefined && {body});
  };
const ok =
  (change: (reply: Reply) => void): Plant =>
  (reply) => {
    if (reply.status < 300) change(reply);
  };
const text = (change: (body: string) => string): Plant => ok((reply) => void (reply.body = change(reply.body)));
const json = (change: (body: any) => unknown): Plant =>
  text((body) => {
    const value: unknown = JSON.parse(body);
    return JSON.stringify(change(value) ?? value);
  });
const set = (fields: object): Plant => json((body) => ({...body, ...fields}));

test('finds nothing against a server that is as documented, twice the same', async () => {
  const first = await run();
  expect(found(first)).toEqual([]);
  expect(first).toMatchObject({server: 'another server', left: 0});
  const outcomes = ({statements}: Comparison) => statements.map(({statement, outcome}) => [statement, outcome]);
  expect(outcomes(first).filter(([, outcome]) => outcome === 'as documented').length).toBeGreaterThan(70);
  expect(outcomes(await run())).toEqual(outcomes(first));
  expect(alive.size).toBe(0);
  expect(existsSync(journal())).toBe(false);
});

const users = 'POST /api/v1/users/new';
const sessions = 'POST /api/v1/sessions/new';
const list = 'GET /api/v1/users/\\w+/avatars';
const custom = 'GET /api/v1/avatars/[\\w-]+/customization';
const put = 'PUT /api/v1/avatars';
const exported = 'POST /api/v1/exports';
const rendered = 'POST /api/v1/renders';
const deleted = 'DELETE /api/v1/users/\\w+$';
const id = '3f0c1d9e-8b52-4a67-9d1e-5c2f7a406b18';

test.each<readonly (readonly [string, Plant, RegExp])[]>([
  [
    [users, status(200, 201), /^createUser: status 200 \/ status 201/],
    [
      sessions,
      set({expires_at: 'private-text'}),
      /^newSession 200: no other field \/ a field \{string\(10\): string\(12\)\}/,
    ],
    [list, status(401, 403), /^listUserAvatars with (no|a wrong) token: status 401 \/ status 403/],
    [custom, set({skin_tone_correction: 7}), /^getCustomization: .*(read back|the same)/],
    [put, status(409, 202, 'null'), /^setCustomization .*: status 409 \/ status 202/],
    [
      exported,
      json((body) => void (body.status === 'ready' && Object.assign(body, {status: 'failed', url: null}))),
      /^newExport: pending, then ready/,
    ],
    [rendered, set({status: 'ready'}), /^newRender: "pending" for a new render/],
    [deleted, status(200, 204), /^deleteUser: status 200 \/ status 204/],
  ],
  [
    [sessions, set({id: 'abc'}), /^newSession.*(uuid \/ string\(3\)|the same twice)/],
    [
      `${list}.*true`,
      json((body) => [...body, ...body]),
      /^listUserAvatars: (each avatar once|the ready avatars in both)/,
    ],
    [
      list,
      (reply) => void (reply.status === 404 && (reply.body = '{"error":"x"}')),
      /^listUserAvatars 404: (the field detail|no other field)/,
    ],
    [put, text(() => '{"ok":true}'), /^setCustomization 202: null \/ \{string\(2\): true\}/],
    [put, status(410, 404), /^setCustomization .*: status 410 \/ status 404/],
    [exported, set({url: 'https://files.example.test/a.glb'}), /^newExport: a (link if and only if|glb file)/],
    [
      `${rendered}.*preview`,
      status(200, 422),
      /^newRender( 422| \{.*\})?: (status 200 \/ status 422|array|no other field)/,
    ],
    [deleted, status(404, 200, 'null'), /^deleteUser( 200)?: status 404 \/ status 200/],
  ],
  [
    [
      sessions,
      ok(({headers}) => void (headers['X-RateLimit-Limit'] = '5')),
      /^newSession 200: no such header \/ a header x-ratelimit-limit/,
    ],
    [
      users,
      ok(({headers}) => void (headers['content-type'] = 'text/plain')),
      /^createUser 200: Content-Type application\/json \/ Content-Type text\/plain/,
    ],
    [users, text((body) => body.replace('"}', '","id2":1}')), /^createUser 200: no other field/],
    [list, json((body) => void body.forEach((one: any) => (one.status = 'queued'))), /^listUserAvatars.*string\(6\)/],
    [exported, (reply) => void (reply.status === 422 && (reply.body = '{"detail":"wrong"}')), /^newExport 422: array/],
    [custom, status(401, 200), /^getCustomization.*(status 401 \/ status 200|no other field)/],
  ],
  [
    [
      list,
      (reply, url) =>
        void (reply.status === 200 && !url.includes('?') && (reply.body = `[{"id":"${id}","status":"pending"}]`)),
      /^listUserAvatars: (only ready|no avatar that|the ready avatars)/,
    ],
    [sessions, text((body) => `\ufeff${body}`), /^newSession 200: one JSON value \/ a byte order mark/],
    [rendered, set({id}), /^(newRender: a new id each time|render.ready: the event with the ids)/],
    [
      custom,
      (reply) =>
        void (reply.status === 422 && Object.assign(reply, {status: 307, headers: {Location: 'http://127.0.0.2:1/'}})),
      /^getCustomization( 307)?: (status 422 \/ status 307, a redirect|no such header)/,
    ],
    [put, status(422, 500), /^setCustomization .*: status 422 \/ status 500/],
    [
      users,
      text((body) => body.replace('{', '{"id":"first",')),
      /^createUser 200: one JSON value \/ JSON with the same key twice/,
    ],
  ],
  [
    [users, json((body) => ({user_id: body.id})), /^createUser 200: (the field id|no other field)/],
    [
      list,
      (reply) => void (reply.status === 404 && (reply.body = '<html>')),
      /^listUserAvatars 404: one JSON value \/ text that isn't JSON/,
    ],
  ],
  [
    ['POST /api/v1/avatars/new', json(({avatar_id}) => ({avatar_id})), /^newAvatar 200: the field upload_url/],
    [`${list}.*neither`, (reply) => void (reply.body += reply.body), /^listUserAvatars 422: one JSON value/],
  ],
])('finds each planted difference and nothing else, without private text: group %#', async (...group) => {
  plants = group.map(([on, plant]) => [on, plant]);
  const comparison = await run();
  const lines = found(comparison);
  expect(
    group.filter(([, , expected]) => !lines.some((line) => expected.test(line))).map(([, , expected]) => expected),
  ).toEqual([]);
  expect(lines.filter((line) => !group.some(([, , expected]) => expected.test(line)))).toEqual([]);
  const report = JSON.stringify(comparison) + printed.slice(1).join('\n');
  expect(report).not.toMatch(/private-text|simulator-secret|[\da-f]{8}-[\da-f]{4}-|[A-Z\d]{32}/);
});

describe('a server that cannot be compared', () => {
  test.each([
    [401, /refuses the token \(401\)/],
    [403, /refuses the token \(403\)/],
    [429, /limits the number of requests/],
    [500, /the server fails \(500\)/],
    [302, /the server redirects \(302\)/],
  ])('responds with %i: says so, and writes nothing', async (code, reason) => {
    plants = [['.', (reply) => void Object.assign(reply, {status: code, headers: {Location: 'http://127.0.0.2:1/'}})]];
    const comparison = await run();
    expect(comparison.stopped).toMatch(reason);
    expect(found(comparison)).toEqual([]);
    expect(requests.every(({method}) => method === 'GET')).toBe(true);
  });

  test('is not reached, or does not respond in time', async () => {
    expect((await run({write: true, against: `http://127.0.0.1:${await freePort()}`})).stopped).toBe(
      'no connection (ECONNREFUSED)',
    );
    plants = [['.', (reply) => void (reply.status = 0)]];
    expect((await run({write: true}, {timeout: 50})).stopped).toBe('no response in time');
  });

  test('limits requests in the middle: stops, and deletes what was created', async () => {
    plants = [[sessions, (reply) => void (reply.status === 200 && (reply.status = 429))]];
    expect(await run({write: true})).toMatchObject({stopped: expect.stringContaining('429'), left: 0});
    expect(alive.size).toBe(0);
  });
});

describe('what is not a difference of the documentation', () => {
  test('an outage in the middle ends the run, and nothing is said of the failed requests', async () => {
    plants = [['POST|PUT|DELETE', (reply) => void (reply.status = 503)]];
    const comparison = await run({write: true});
    expect(comparison.stopped).toMatch(/the server fails \(503\)/);
    expect(found(comparison).filter((line) => /503/.test(line))).toEqual([]);
  });

  test('an unknown user or avatar, and a web page, end the run', async () => {
    expect((await run({user: 'NOBODY'})).stopped).toMatch(/no user with the ID of --user/);
    expect((await run({write: true, avatar: id})).stopped).toMatch(/no avatar with the ID of --avatar/);
    plants = [['.', (reply) => Object.assign(reply, {status: 200, headers: {'Content-Type': 'text/html'}})]];
    expect((await run()).stopped).toMatch(/isn't the API/);
  });

  test('the missing webhook URL of a project is reported once, and no event is waited for again', async () => {
    const other = await startSilentSimulator();
    try {
      const start = Date.now();
      const comparison = await run({...everything, against: other.url}, {patience: 20_000});
      expect(found(comparison)).toEqual([]);
      expect(Date.now() - start).toBeLessThan(15_000);
      expect(printed.filter((line) => line.includes("doesn't wait for other events"))).toHaveLength(1);
    } finally {
      other.stop();
    }
  });
});

test('what cannot be deleted stays in the journal for --cleanup, and blocks the next run', async () => {
  blocked = true;
  expect((await run({write: true})).left).toBe(2);
  await expect(run({write: true})).rejects.toThrow('--cleanup');
  await expect(run({cleanup: true})).rejects.toThrow('2 of them');
  blocked = false;
  await expect(run({cleanup: true, against: 'https://api.example.test'})).rejects.toThrow('another server');
  await run({cleanup: true});
  expect(alive.size).toBe(0);
  expect(existsSync(journal())).toBe(false);
  await expect(run({cleanup: true})).rejects.toThrow(/There is no .*journal\.json/);
});

test('rejects what is unsafe', async () => {
  await expect(run({against: 'http://api.example.test'})).rejects.toThrow('https');
  await expect(run({avatar: id})).rejects.toThrow('--write');
  await expect(run({write: true, avatar: 'not-a-uuid'})).rejects.toThrow('--avatar needs the ID');
  await expect(run({out: path.join(folder, 'missing/a.json')})).rejects.toThrow('There is no folder');
  await expect(run({write: true, photos: '.'})).rejects.toThrow('--i-may-use-these-photos');
  await run({'dry-run': true}).catch(() => undefined);
  expect(requests).toEqual([]);
});
