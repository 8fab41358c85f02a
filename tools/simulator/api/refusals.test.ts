import {expect, test} from 'vitest';
import {refusedToken, startClient} from './test/client';

const id = '3f0c1d9e-8b52-4a67-9d1e-5c2f7a406b18';
const everyOperation = [
  ['POST', '/api/v1/users/new'],
  ['DELETE', '/api/v1/users/X'],
  ['POST', '/api/v1/sessions/new'],
  ['GET', '/api/v1/users/X/avatars'],
  ['POST', '/api/v1/avatars/new'],
  ['GET', `/api/v1/avatars/${id}/customization`],
  ['PUT', `/api/v1/avatars/${id}/customization`],
  ['DELETE', `/api/v1/users/X/avatars/${id}`],
  ['POST', `/api/v1/exports/new?avatar_id=${id}`],
  ['POST', `/api/v1/renders/new?avatar_id=${id}&scene=common/preview`],
] as const;
const controls = [
  ['GET', '/sandbox/settings'],
  ['PATCH', '/sandbox/settings'],
  ['GET', '/sandbox/webhooks'],
  ['PUT', '/sandbox/webhooks'],
  ['GET', '/sandbox/deliveries'],
  ['POST', '/sandbox/deliveries/1/redeliver'],
] as const;

const {call} = startClient();

test.each([...everyOperation, ...controls])('%s %s requires the right token', async (method, path) => {
  for (const value of [undefined, 'Basic eDp5', 'Bearer', 'Bearer x y']) {
    const headers: Record<string, string> = value === undefined ? {} : {Authorization: value};
    const answer = await call(method, path, {token: null, headers});
    expect(answer).toMatchObject({status: 401, body: {detail: expect.any(String)}});
    expect(answer.headers.get('WWW-Authenticate')).toBe('Bearer');
  }
  expect((await call(method, path, {token: 'another'})).status).toBe(401);
  expect((await call(method, path, {token: refusedToken})).status).toBe(403);
});

test.each(everyOperation.slice(1))('%s %s reports an unknown object', async (method, path) => {
  const json = method === 'PUT' ? {} : path.endsWith('/new') ? {user_id: 'X'} : undefined;
  expect(await call(method, path, {json})).toMatchObject({status: 404, body: {detail: expect.any(String)}});
});

const sessions = 'POST /api/v1/sessions/new';
const renders = `POST /api/v1/renders/new?avatar_id=${id}`;
const color = {assets: {hair_and_headwear: {id, color: 'aabbcc'}}};
test.each<[string, string, {json?: unknown; body?: string}, string[]]>([
  ['no body', sessions, {}, ['body value_error.missing']],
  ['no JSON', sessions, {body: '{'}, ['body type_error.dict']],
  ['an empty object', sessions, {json: {}}, ['body.user_id value_error.missing']],
  ['a number', sessions, {json: {user_id: 1}}, ['body.user_id type_error.str']],
  [
    'two faults',
    sessions,
    {json: {config: {}}},
    ['body.user_id value_error.missing', 'body.config.type value_error.missing'],
  ],
  [
    'no avatar',
    sessions,
    {json: {user_id: 'X', config: {type: 'edit_existing'}}},
    ['body.config.avatar_id value_error.missing'],
  ],
  ['an id that is none', 'POST /api/v1/exports/new?avatar_id=1', {}, ['query.avatar_id type_error.uuid']],
  ['an id in the body', 'POST /api/v1/exports/new', {json: {avatar_id: id}}, ['query.avatar_id value_error.missing']],
  ['a scene with a space', `${renders}&scene=a%20b`, {}, ['query.scene value_error.str.regex']],
  ['an unknown scene', `${renders}&scene=common/beach`, {}, ['query.scene type_error.enum']],
  [
    'another boolean',
    'GET /api/v1/users/X/avatars?include_not_ready=maybe',
    {},
    ['query.include_not_ready type_error.bool'],
  ],
  [
    'a color without #',
    `PUT /api/v1/avatars/${id}/customization`,
    {json: color},
    ['body.assets.hair_and_headwear.color value_error.str.regex'],
  ],
])('%s in %s is rejected with the place of the fault', async (_, request, content, expected) => {
  const [method = '', path = ''] = request.split(' ');
  const answer = await call(method, path, content);
  expect(answer.status).toBe(422);
  const problems = answer.body.detail as {loc: unknown[]; msg: string; type: string}[];
  expect(problems.map(({loc, type}) => `${loc.join('.')} ${type}`)).toEqual(expected);
});

test('a body that is too large', async () => {
  const {simulator} = startClient();
  const answer = await simulator.fetch(
    new Request('http://simulator.test/api/v1/sessions/new', {
      method: 'POST',
      headers: {Authorization: 'Bearer token-of-the-test', 'Content-Type': 'application/json'},
      body: `"${'x'.repeat(1_000_001)}"`,
    }),
  );
  expect(answer.status).toBe(413);
});

test('an unknown path and an unknown method', async () => {
  expect(await call('GET', '/api/v1/nothing')).toMatchObject({status: 404, body: {detail: 'Not Found'}});
  const wrong = await call('GET', '/api/v1/users/new');
  expect([wrong.status, wrong.headers.get('Allow')]).toEqual([405, 'POST, DELETE']);
  expect((await call('PATCH', `/api/v1/avatars/${id}/customization`)).headers.get('Allow')).toBe('GET, PUT');
});

test("pages of other origins can't call the API", async () => {
  const answer = await call('POST', '/api/v1/users/new', {headers: {Origin: 'http://elsewhere.test'}});
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(null);
});

test.each([
  [{}, 'body.endpoints'],
  [{endpoints: [{url: 'file:///etc/passwd'}]}, 'body.endpoints.0.url'],
  [{endpoints: [{url: 'http://'}]}, 'body.endpoints.0.url'],
  [{endpoints: [{url: 'http://x.test', events: ['avatar']}]}, 'body.endpoints.0.events.0'],
])('webhooks %j are rejected', async (json, place) => {
  const {status, body: answer} = await call('PUT', '/sandbox/webhooks', {json});
  expect([status, answer.detail[0].loc.join('.')]).toEqual([422, place]);
});

test.each([
  [{}, 422],
  [{customization: {body: 1}}, 422],
  [{customization: {assets: {clothing: {id: '52b8c6f1-0e7d-4b93-8c2a-f1d4e6097ab5'}}}}, 409],
  [{customization: {}, session_id: 'unknown'}, 404],
])('the creator cannot report %j', async (json, status) => {
  expect((await call('POST', '/sandbox/exports', {json, token: null})).status).toBe(status);
});

test.each([
  ['http://elsewhere.test', 'application/json', 403],
  ['null', 'application/json', 403],
  ['http://simulator.test', 'text/plain', 422],
  ['http://simulator.test', 'application/json; charset=utf-8', 200],
])('an export reported from %s as %s gets %d', async (Origin, type, status) => {
  const headers = {Origin, 'Content-Type': type};
  const answer = await call('POST', '/sandbox/exports', {body: '{"customization": {}}', token: null, headers});
  expect(answer.status).toBe(status);
});
