import {afterAll, beforeAll, expect, test} from 'vitest';
import {loadDocument} from '../../../openapi/document/load';
import {startContractServer, type ContractServer} from './contract-server';
import {paths} from './documents';

let server: ContractServer;
const token = 'token-of-the-test';

beforeAll(async () => {
  server = await startContractServer(await loadDocument(paths.avaturn), token);
});

afterAll(() => server.close());

interface Given {
  readonly method?: string;
  readonly authorization?: string;
  readonly body?: string;
}

async function ask(path: string, {method = 'POST', authorization = `Bearer ${token}`, body}: Given = {}) {
  const headers = {authorization, ...(body !== undefined && {'content-type': 'application/json'})};
  const response = await fetch(server.origin + path, {method, headers, ...(body !== undefined && {body})});
  return {status: response.status, response: (await response.json()) as unknown};
}

const id = '3f0c1d9e-8b52-4a67-9d1e-5c2f7a406b18';

test('a valid request gets the example of the success', async () => {
  expect(await ask('/api/v1/sessions/new', {body: '{"user_id": "U"}'})).toMatchObject({
    status: 200,
    response: {custom_upload_url: null},
  });
  expect(await ask(`/api/v1/avatars/${id}/customization`, {method: 'PUT', body: '{}'})).toEqual({
    status: 202,
    response: null,
  });
});

test('no token and a wrong token get 401', async () => {
  expect((await ask('/api/v1/users/new', {authorization: ''})).status).toBe(401);
  expect(await ask('/api/v1/users/new', {authorization: 'Bearer other'})).toEqual({
    status: 401,
    response: {detail: 'The token is missing or invalid.'},
  });
});

test('unknown paths and methods are rejected', async () => {
  expect((await ask('/api/v1/nothing')).status).toBe(404);
  expect((await ask('/api/v1/users/new', {method: 'GET'})).status).toBe(405);
});

test.each([
  ['a missing body', '/api/v1/sessions/new', {}, ['body']],
  ['a missing field', '/api/v1/sessions/new', {body: '{}'}, ['body', 'user_id']],
  ['a wrong type', '/api/v1/sessions/new', {body: '{"user_id": 1}'}, ['body', 'user_id']],
  [
    'an unknown shape',
    '/api/v1/sessions/new',
    {body: '{"user_id": "U", "config": {"type": "x"}}'},
    ['body', 'config', 'type'],
  ],
  ['no JSON', '/api/v1/sessions/new', {body: '{'}, ['body']],
  ['a missing query parameter', '/api/v1/exports/new', {}, ['query', 'avatar_id']],
  ['an id that is not a UUID', '/api/v1/exports/new?avatar_id=1', {}, ['query', 'avatar_id']],
  ['a scene against the pattern', `/api/v1/renders/new?avatar_id=${id}&scene=a!`, {}, ['query', 'scene']],
  [
    'a format that is not in the list',
    `/api/v1/renders/new?avatar_id=${id}&scene=a&format=gif`,
    {},
    ['query', 'format'],
  ],
  ['an unknown query parameter', `/api/v1/exports/new?avatar_id=${id}&x=1`, {}, ['query', 'x']],
  ['a body where there is none', '/api/v1/users/new', {body: '{}'}, ['body']],
  [
    'a boolean that is none',
    '/api/v1/users/U/avatars?include_not_ready=maybe',
    {method: 'GET'},
    ['query', 'include_not_ready'],
  ],
])('%s gets 422 with its location', async (_, path, given, loc) => {
  const {status, response} = await ask(path, given);
  expect(status).toBe(422);
  const {detail} = response as {detail: {loc: string[]; msg: string; type: string}[]};
  expect(detail.map((entry) => entry.loc)).toContainEqual(loc);
  expect(detail.every(({msg, type}) => msg !== '' && type !== '')).toBe(true);
});
