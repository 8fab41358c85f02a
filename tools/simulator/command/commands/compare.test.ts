import {existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {createServer, type IncomingMessage} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {buffer, text as textOf} from 'node:stream/consumers';
import {listenLocally} from '@avaturn-docs/command-line/test/raw-request';
import {freePort} from '@avaturn-docs/command-line/free-port';
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi} from 'vitest';
import {createSimulator, type Simulator} from '../../api/app';
import {contracts, document} from '../../api/test/client';
import type {SimulatorFiles} from '../files';
import {sender} from '../webhook-targets';
import type {Pace} from '../compare/client';
import type {Comparison} from '../compare/report';
import {compare} from './compare';

const secret = 'simulator-secret-Tq81';

interface Reply {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Changes a response of the API. */
type Plant = (reply: Reply, url: string, request: string) => void;

/** A webhook on its way. */
interface Hook {
  method: string;
  type: string;
  body: string;
}

let simulator: Simulator;
let proxied: string;
let folder: string;
let hookPort: string;
let changeHook: (hook: Hook) => void = () => undefined;
let plants: readonly (readonly [string, Plant])[] = [];
/** Responds to deletions of users with 503. */
let blocked = false;
let requests: IncomingMessage[] = [];
const alive = new Set<string>();

/** The simulator behind a proxy that changes its responses. Bodies are bytes: `latin1`. */
const proxy = createServer(async (request, response) => {
  requests.push(request);
  const body = (await buffer(request)).toString('latin1');
  const {method = 'GET', url = '/', headers} = request;
  const user = url.split('/')[4]!;
  if (blocked && method === 'DELETE' && alive.has(user)) return void response.writeHead(503).end();
  const {authorization, 'content-type': type} = headers;
  const upstream = await simulator.fetch(
    new Request(proxied + url, {
      method,
      headers: {...(authorization && {Authorization: authorization}), ...(type && {'Content-Type': type})},
      ...(method !== 'GET' && {body: Buffer.from(body, 'latin1')}),
    }),
  );
  const reply: Reply = {
    status: upstream.status,
    headers: Object.fromEntries([...upstream.headers].filter(([name]) => name !== 'content-length')),
    body: Buffer.from(await upstream.arrayBuffer()).toString('latin1'),
  };
  if (url === '/api/v1/users/new' && reply.status === 200) alive.add((JSON.parse(reply.body) as {id: string}).id);
  if (method === 'DELETE' && url.endsWith(user) && reply.status === 200) alive.delete(user);
  for (const [on, plant] of plants) if (new RegExp(on).test(`${method} ${url}`)) plant(reply, url, body);
  if (reply.status === 0) return;
  response.writeHead(reply.status, reply.headers);
  response.end([204, 304].includes(reply.status) ? undefined : Buffer.from(reply.body, 'latin1'));
});

/** Passes on webhooks, and changes them. */
const hooks = createServer(async (request, response) => {
  const hook = {method: 'POST', type: 'application/json', body: await textOf(request)};
  response.end();
  changeHook(hook);
  const {method, type, body} = hook;
  const url = `http://127.0.0.1:${hookPort}/`;
  if (body !== '') await fetch(url, {method, headers: {'Content-Type': type}, body}).catch(() => undefined);
});

/** The first bytes of an image, by its format. */
const firstBytes = {jpg: '\xff\xd8\xff', png: '\x89PNG', webp: 'RIFF....WEBP'} as const;

/** Changes settings of the simulator, such as its failures. */
const setUp = (settings: object) =>
  simulator.fetch(
    new Request(`${proxied}/sandbox/settings`, {
      method: 'PATCH',
      headers: {Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json'},
      body: JSON.stringify(settings),
    }),
  );

function close(server: {closeAllConnections?(): void; close(): unknown}): void {
  server.closeAllConnections?.();
  server.close();
}

let hooksUrl: string;
beforeAll(async () => {
  hookPort = await freePort();
  hooksUrl = `${await listenLocally(hooks)}/`;
  proxied = await listenLocally(proxy);
  simulator = createSimulator({
    origin: proxied,
    creatorUrl: `${proxied}/sandbox/creator/`,
    contracts,
    content: {
      glb: async () => new TextEncoder().encode('glTF'),
      image: async (file) => {
        const format = file.split('.')[1] as keyof typeof firstBytes;
        return new Uint8Array(Buffer.from(firstBytes[format], 'latin1'));
      },
    },
    token: secret,
    send: sender({allowPrivate: true, allowLoopback: true}, []),
  });
  await setUp({delays: {avatar: 5, export: 5, render: 5}});
});

afterAll(() => {
  [hooks, proxy].forEach(close);
  simulator.platform.stop();
});

let printed: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'compare-'));
  simulator.platform.webhooks.endpoints = [{url: hooksUrl}];
  [plants, requests, printed, blocked, changeHook] = [[], [], [], false, () => undefined];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
  process.exitCode = undefined;
});
afterEach(() => rmSync(folder, {recursive: true}));

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
  const out = report();
  const start = {typed: 'simulator compare', command: 'simulator', version: '1.2.3', site: 'https://docs.example.test'};
  await compare(
    {
      ...start,
      name: 'compare',
      values: {against: proxied, out, ...values},
      positionals: [],
      files: async () => ({contracts, openapi: document.value}) as unknown as SimulatorFiles,
      env: {AVATURN_API_TOKEN: secret, PORT: hookPort},
    },
    {request: 0, poll: 5, patience: 50_000, event: 10_000, timeout: 30_000, ...pace},
  );
  process.exitCode = undefined;
  const [, stopped] = /^\nNothing was compared: (.*)\. No report/.exec(printed.at(-1) ?? '') ?? [];
  const nothing = {tool: '', date: '', server: '', options: [], left: 0, statements: [], ...(stopped && {stopped})};
  return stopped ? nothing : (JSON.parse(readFileSync(out, 'utf8')) as Comparison);
}

const found = ({statements}: Comparison) =>
  statements.flatMap(({differences = []}) =>
    differences.map(({where, expected, seen}) => `${where}: ${expected} / ${seen}`),
  );
const differing = ({statements}: Comparison) =>
  statements.filter(({outcome}) => outcome === 'differs').map(({statement}) => statement);
const outcomeOf = ({statements}: Comparison, id: string) => statements.find(({statement}) => statement === id)?.outcome;
const report = () => path.join(folder, 'comparison.json');
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
const body404 = (body: string) => status(404, 404, body);

test.each<readonly (readonly [string, Plant, RegExp])[]>([
  [
    [users, status(200, 201), /^createUser: status 200 \/ status 201/],
    [sessions, set({expires_at: 'private-text'}), /^newSession 200: .* \/ a field \{string\(10\): string\(12\)\}/],
    [list, status(401, 403), /^listUserAvatars with a wrong token and 1 more: status 401 \/ status 403/],
    [custom, set({skin_tone_correction: 7}), /^getCustomization: .*(read back|the same)/],
    [put, status(409, 202, 'null'), /^setCustomization .*: status 409 \/ status 202/],
    [rendered, set({status: 'ready'}), /^newRender: "pending" for a new render/],
    [deleted, status(200, 204), /^deleteUser: status 200 \/ status 204/],
  ],
  [
    [sessions, set({id: 'abc'}), /^newSession.*(uuid \/ string\(3\)|the same twice)/],
    [`${list}.*true`, json((body) => [...body, ...body]), /^listUserAvatars: (each avatar once|the ready avatars)/],
    [list, body404('{"error":"x"}'), /^listUserAvatars 404: (the field detail|no other field)/],
    [put, text(() => '{"ok":true}'), /^setCustomization 202: null \/ \{string\(2\): true\}/],
    [put, status(410, 404), /^setCustomization .*: status 410 \/ status 404/],
    [exported, set({url: 'https://files.example.test/a.glb'}), /^newExport: a link if and only if/],
    [`${rendered}.*preview`, status(200, 422), /^newRender.*: (status 200 \/ status 422|array|the field detail)/],
    [deleted, status(404, 200, 'null'), /^deleteUser( 200)?: status 404 \/ status 200/],
  ],
  [
    [
      sessions,
      ok(({headers}) => void (headers['X-RateLimit-Limit'] = '5')),
      /^newSession 200: .* a header x-ratelimit/,
    ],
    [users, ok(({headers}) => void (headers['content-type'] = 'text/plain')), /^createUser 200: .*-Type text\/plain/],
    [users, text((body) => body.replace('"}', '","id2":1}')), /^createUser 200: no other field/],
    [list, text((body) => body.replaceAll('pending', 'queued')), /^listUserAvatars.*string\(6\)/],
    [exported, status(422, 422, '{"detail":"wrong"}'), /^newExport 422: array/],
    [custom, status(401, 200), /^getCustomization.*(status 401 \/ status 200|the field)/],
  ],
])('finds each planted difference and nothing else, without private text: group %#', async (...group) => {
  plants = group.map(([on, plant]) => [on, plant]);
  const comparison = await run(everything, {event: 3000});
  const [lines, patterns] = [found(comparison), group.map(([, , expected]) => expected)];
  expect(patterns.filter((expected) => !lines.some((line) => expected.test(line)))).toEqual([]);
  expect(lines.filter((line) => !patterns.some((expected) => expected.test(line)))).toEqual([]);
  expect(JSON.stringify(comparison)).not.toMatch(/private-text|simulator-secret|[\da-f]{8}-[\da-f]{4}-|[A-Z\d]{32}/);
});

describe('a server that cannot be compared', () => {
  test.each([
    [401, /refuses the token \(401\)/],
    [429, /limits the number of requests/],
    [302, /the server redirects \(302\)/],
  ])('responds with %i: says so, and writes nothing', async (code, reason) => {
    plants = [['.', (reply) => void Object.assign(reply, {status: code, headers: {Location: 'http://127.0.0.2:1/'}})]];
    const comparison = await run();
    expect(comparison.stopped).toMatch(reason);
    expect(found(comparison)).toEqual([]);
    expect(requests.every(({method}) => method === 'GET')).toBe(true);
    expect(existsSync(report())).toBe(false);
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

  test('a project without a webhook URL: each event is reported as missing', async () => {
    simulator.platform.webhooks.endpoints = [];
    const comparison = await run(everything, {event: 300});
    expect(found(comparison)).toEqual([]);
    expect(printed.join('\n').match(/\w+\.ready: it didn't arrive/g)).toHaveLength(3);
  });
});

describe('one difference', () => {
  const refused = '{"detail":[{"loc":["body","config"],"msg":"x","type":"y"}]}';
  const ifSent =
    (isMeant: (body: any) => boolean, fields: Partial<Reply>): Plant =>
    (reply, _, request) => {
      if (request && isMeant(JSON.parse(request))) Object.assign(reply, fields);
    };
  const stored = {body: ''};
  const paths = '#/paths/~1api~1v1~1';
  const ofList = `${paths}users~1{user_id}~1avatars/get`;
  const ofPut = `${paths}avatars~1{id}~1customization/put`;

  test.each<readonly [title: string, on: string, Plant, statement: string]>([
    [
      'a session needs a config',
      sessions,
      ifSent((body) => body.user_id && !body.config, {status: 422, body: refused}),
      'session-default',
    ],
    [
      'the list is wrapped',
      list,
      json((items) => ({items})),
      `${ofList}/responses/200/content/application~1json/schema`,
    ],
    [
      'a customization is accepted without effect',
      custom,
      ok((reply) => void (reply.body = stored.body ||= reply.body)),
      ofPut,
    ],
    [
      'a 422 names another place',
      exported,
      (reply) => void (reply.body = reply.body.replace('["query"', '["body"')),
      'validation-body',
    ],
    ['a deletion has a body', deleted, text(() => '{"ok":true}'), 'delete-response'],
  ])('gives one line without waiting for a job: %s', async (_, on, plant, statement) => {
    plants = [[on, plant]];
    const comparison = await run();
    expect(differing(comparison)).toEqual([statement]);
    expect(comparison.statements.find(({outcome}) => outcome === 'differs')?.differences).toHaveLength(1);
    if (on === deleted) expect(outcomeOf(comparison, 'delete-scope')).toBe('not seen');
  });

  test.each<readonly [string, Partial<Hook> | ((hook: Hook) => void), readonly string[], readonly string[]]>([
    [
      'the Content-Type',
      (hook) => {
        hook.type = 'application/x-www-form-urlencoded';
        hook.body = new URLSearchParams(JSON.parse(hook.body) as Record<string, string>).toString();
      },
      ['webhook-post'],
      ['POST with application/x-www-form-urlencoded'],
    ],
    [
      'ids of another form',
      (hook) => void (hook.body = hook.body.replace(/(?<="avatar_id":")[^"]+/, (uuid) => uuid.replaceAll('-', ''))),
      ['avatar-ready-fields', 'webhook-fields'],
      ['string(32)'],
    ],
    [
      'another user',
      (hook) => {
        if (/export\.ready/.test(hook.body)) hook.body = hook.body.replace(/(?<="user_id":")[^"]+/, 'X');
      },
      ['#/components/schemas/ExportReadyWebhook/properties/user_id'],
      ['another'],
    ],
  ])('of webhooks names %s', async (_, change, statements, seen) => {
    changeHook = typeof change === 'function' ? change : (hook) => void Object.assign(hook, change);
    const comparison = await run();
    expect(differing(comparison)).toEqual(statements);
    const lines = comparison.statements.find(({outcome}) => outcome === 'differs')!.differences!;
    expect(lines.map((line) => line.seen)).toEqual(seen);
    expect(printed.join('\n')).not.toContain("didn't arrive");
  });

  test('a customization that cannot be set again is never changed', async () => {
    const isChanged = (body: string) => body.includes('a-b');
    const sent: string[] = [];
    plants = [
      [put, (_, url, body) => void sent.push(body)],
      [put, (reply, _, body) => void (isChanged(body) || status(202, 422, refused)(reply, '', ''))],
    ];
    expect(differing(await run())).toEqual([`${ofPut}/responses/202`]);
    expect(sent.filter(isChanged)).toEqual([]);
  });
});

describe('nothing differs', () => {
  test.each(['duplicate', 'drop', 'reorder'])('if events meet: %s', async (fault) => {
    await setUp({nextEvents: Array.from({length: fault === 'drop' ? 3 : 9}, () => fault)});
    expect(differing(await run(everything, {event: 1000}))).toEqual([]);
    await setUp({nextEvents: []});
  });

  test.each(['avatar', 'export', 'render'])('if a job fails: %s', async (job) => {
    await setUp({failNext: {[job]: 1}});
    expect(differing(await run())).toEqual([]);
  });
});

test('the scope of a deletion is confirmed only by an avatar that could be read before', async () => {
  expect(outcomeOf(await run({write: true}), 'delete-scope')).toBe('not seen');
  let stored = '';
  plants = [
    [custom, ok(({body}) => void (stored = body))],
    [custom, (reply) => void (reply.status === 404 && stored && Object.assign(reply, {status: 200, body: stored}))],
  ];
  expect(differing(await run({...everything, webhooks: false}))).toEqual(['delete-scope']);
});

describe('the terminal', () => {
  test('shows the reason of a mark, and no text of the project', async () => {
    plants = [[sessions, set({expires_at: 'private-text', token: secret})]];
    await run({write: true});
    expect(printed.join('\n')).toContain('saw a field {string(10): string(12)}');
    expect(printed.join('\n')).not.toMatch(/private-text|expires_at|simulator-secret/);
    expect(printed.join('\n')).toMatch(/\d not seen/);
  });
});

test.each(['SIGINT', 'SIGHUP'] as const)('%s waits for the response with the id, and then cleans up', async (name) => {
  let isSent = false;
  const interrupt = ok(() => {
    if (!isSent) process.emit(name, name);
    isSent = true;
  });
  plants = [[users, interrupt]];
  const comparison = await run({write: true});
  expect(comparison).toMatchObject({stopped: 'it was interrupted', left: 0});
  expect(requests.filter(({method}) => method === 'DELETE').at(-1)?.url).toMatch(/users\/\w+$/);
  expect(alive.size).toBe(0);
});

test('what cannot be deleted stays in the journal for --cleanup, and blocks the next run', async () => {
  blocked = true;
  expect((await run({write: true})).left).toBe(2);
  await expect(run({write: true})).rejects.toThrow('--cleanup');
  expect(statSync(journal()).mode & 0o777).toBe(0o600);
  await expect(run({cleanup: true})).rejects.toThrow('2 of them');
  blocked = false;
  await expect(run({cleanup: true, against: 'https://api.example.test'})).rejects.toThrow('another server');
  await run({cleanup: true});
  expect(alive.size).toBe(0);
  expect(existsSync(journal())).toBe(false);
  await run({cleanup: true});
  expect(printed.at(-1)).toContain('Nothing is left');
});

test('a customization that differs after setting it again stays in the journal', async () => {
  const entries = [{avatar: id, customization: {body: 'body_0'}}];
  writeFileSync(journal(), JSON.stringify({origin: proxied, entries}));
  plants = [
    [put, status(404, 202, 'null')],
    [custom, status(404, 200, '{"body":"body_1"}')],
  ];
  await expect(run({cleanup: true})).rejects.toThrow('could not be undone');
  expect(printed.join('\n')).toContain("Your avatar isn't what it was.");
  expect(existsSync(journal())).toBe(true);
});

test('a user whose id is a number is deleted, and one without an id is reported', async () => {
  plants = [[users, set({id: 7})]];
  await run({write: true});
  expect(requests.filter(({url}) => url?.endsWith('/users/7')).map(({method}) => method)).toContain('DELETE');
  plants = [[users, text(() => '{}')]];
  await run({write: true});
  expect(printed.join('\n')).toContain('nothing can delete that user');
  alive.clear();
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
