import {describe, expect, test} from 'vitest';
import {advance, controlTime, described, startClient, type Client} from './test/client';

controlTime();

const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16]);
const photo = (bytes: Uint8Array<ArrayBuffer> = jpeg, type = 'image/jpeg') => new File([bytes], 'photo.jpg', {type});
const photos = {'image-frontal': photo(), 'image-side-1': photo(), 'image-side-2': photo()};

function form(parts: Readonly<Record<string, string | File>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(parts)) data.append(name, value);
  return data;
}

async function waitingAvatar({call}: Client) {
  const user = (await call('POST', '/api/v1/users/new')).body.id as string;
  const {body} = await call('POST', '/api/v1/avatars/new', {json: {user_id: user}});
  const list = async (query = '') => (await call('GET', `/api/v1/users/${user}/avatars${query}`)).body;
  return {user, id: body.avatar_id as string, url: body.upload_url as string, list};
}

const send = ({call}: Client, url: string, parts: Readonly<Record<string, string | File>>) =>
  call('POST', url, {body: form(parts), token: null});

describe('an avatar from photos', () => {
  test('is pending, then processing, then ready, and reports it by webhook', async () => {
    const client = startClient();
    const {user, id, url, list} = await waitingAvatar(client);
    expect(await list()).toEqual([]);
    expect(await list('?include_not_ready=true')).toEqual([{id, status: 'pending'}]);
    expect((await client.call('GET', `/api/v1/avatars/${id}/customization`)).status).toBe(404);

    const answer = await send(client, url, {'body-type': 'male', telephoto: 'true', ...photos});
    expect([answer.status, answer.headers.get('Access-Control-Allow-Origin')]).toEqual([200, '*']);
    expect(await list('?include_not_ready=1')).toEqual([{id, status: 'processing'}]);

    await advance(3000);
    expect(await list()).toEqual([{id, status: 'ready'}]);
    const [{payload} = {payload: {}}] = client.simulator.platform.webhooks.deliveries;
    expect(payload).toEqual({event: 'avatar.ready', avatar_id: id, user_id: user, session_id: null, status: 'ready'});
    expect(described.webhook('avatar.ready', payload)).toEqual([]);
  });

  test('has no customization until one is set, and a note that says so', async () => {
    const client = startClient();
    const {id, url} = await waitingAvatar(client);
    await send(client, url, {'body-type': 'male', ...photos});
    await advance(3000);
    const path = `/api/v1/avatars/${id}/customization`;
    const first = await client.call('GET', path);
    expect(first).toMatchObject({status: 200, body: {}});
    expect(Object.keys(first.body)).toEqual([]);
    expect(first.headers.get('Simulator-Note')).toContain('setCustomization');
    await client.call('PUT', path, {json: {body: 'body_1'}});
    const second = await client.call('GET', path);
    expect(second.body).toMatchObject({body: 'body_1', age: 'adult'});
    expect(second.headers.get('Simulator-Note')).toBe(null);
  });

  test('can fail', async () => {
    const client = startClient();
    await client.call('PATCH', '/sandbox/settings', {json: {failNext: {avatar: 1}}});
    const {url, list} = await waitingAvatar(client);
    await send(client, url, {'body-type': 'female', ...photos});
    await advance(3000);
    expect(await list('?include_not_ready=true')).toMatchObject([{status: 'failed'}]);
    const {payload} = client.simulator.platform.webhooks.deliveries[0]!;
    expect(payload).toMatchObject({event: 'avatar.ready', status: 'failed'});
    expect(described.webhook('avatar.ready', payload)).toEqual([]);
  });
});

test('an avatar from photos is neither exported nor rendered before its customization is set', async () => {
  const client = startClient();
  const {id, url} = await waitingAvatar(client);
  await send(client, url, {'body-type': 'female', ...photos});
  await advance(3000);
  const run = async (): Promise<unknown[]> => {
    await client.call('POST', `/api/v1/exports/new?avatar_id=${id}`);
    await client.call('POST', `/api/v1/renders/new?avatar_id=${id}&scene=common/preview`);
    await advance(1500);
    return client.simulator.platform.webhooks.deliveries.slice(-2).map(({payload}) => payload['status']);
  };
  expect(await run()).toEqual(['failed', 'failed']);
  expect((await client.call('POST', `/api/v1/exports/new?avatar_id=${id}`)).body.status).toBe('failed');
  await client.call('PUT', `/api/v1/avatars/${id}/customization`, {json: {body: 'body_0'}});
  expect(await run()).toEqual(['ready', 'ready']);
});

describe('rejects an upload', () => {
  test.each<[string, Readonly<Record<string, string | File>>, string[]]>([
    ['without parts', {}, ['body-type', 'image-frontal', 'image-side-1', 'image-side-2']],
    ['with another body type', {'body-type': 'other', ...photos}, ['body-type']],
    ['with another boolean', {'body-type': 'male', telephoto: 'yes', ...photos}, ['telephoto']],
    ['with a text as photo', {'body-type': 'male', ...photos, 'image-side-2': 'x'}, ['image-side-2']],
    [
      "with a file that isn't an image",
      {'body-type': 'male', ...photos, 'image-frontal': photo(new Uint8Array([1, 2]))},
      ['image-frontal'],
    ],
  ])('%s', async (_, parts, fields) => {
    const client = startClient();
    const {url, list} = await waitingAvatar(client);
    const {status, body} = await send(client, url, parts);
    expect([status, body.detail.map(({loc}: {loc: string[]}) => loc[1])]).toEqual([422, fields]);
    // The same link accepts valid photos afterward.
    expect((await send(client, url, {'body-type': 'male', ...photos})).status).toBe(200);
    expect(await list('?include_not_ready=true')).toMatchObject([{status: 'processing'}]);
  });

  test('that is too large', async () => {
    const client = startClient();
    const {url} = await waitingAvatar(client);
    const big = photo(new Uint8Array(25_000_001));
    expect((await send(client, url, {'body-type': 'male', ...photos, 'image-frontal': big})).status).toBe(413);
  });

  test('a second time, at an unknown URL, after the avatar is deleted, and after half an hour', async () => {
    const client = startClient();
    const parts = {'body-type': 'male', ...photos};
    const first = await waitingAvatar(client);
    await send(client, first.url, parts);
    expect((await send(client, first.url, parts)).status).toBe(409);
    expect((await send(client, '/sandbox/uploads/nothing', parts)).status).toBe(404);
    await client.call('DELETE', `/api/v1/users/${first.user}`);
    expect((await send(client, first.url, parts)).status).toBe(404);
    const second = await waitingAvatar(client);
    await advance(30 * 60_000);
    expect((await send(client, second.url, parts)).status).toBe(410);
  });
});
