import {describe, expect, test} from 'vitest';
import {assets, bodyOf, defaultAsset} from '../catalog';
import {decodeSession} from '../session-link';
import {createSimulator} from './app';
import {operations} from './operations';
import {contracts, described, startClient, token, type Client} from './test/client';

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const unknownId = '00000000-0000-4000-8000-000000000000';
const idOf = (category: string) => assets.find((asset) => asset.category === category)!.id;

async function newUser({call}: Client): Promise<string> {
  return (await call('POST', '/api/v1/users/new')).body.id;
}

/** A user with one finished avatar, as after a session. */
async function userWithAvatar(client: Client): Promise<{user: string; avatar: string}> {
  const user = await newUser(client);
  const {id} = (await client.call('POST', '/api/v1/sessions/new', {json: {user_id: user}})).body;
  const customization = {body: 'body_0', assets: {clothing: {id: idOf('clothing')}}};
  const json = {session_id: id, customization};
  return {user, avatar: (await client.call('POST', '/sandbox/exports', {json, token: null})).body.avatar_id};
}

test('implements exactly the operations of the description', () => {
  const ids = contracts.operations.map(({id}) => id);
  expect(Object.keys(operations).sort()).toEqual(ids.sort());
});

test('an unsupported operation prevents the start', () => {
  const added = {id: 'somethingNew', method: 'GET', path: '/api/v1/new', needsToken: true, parameters: []};
  const options = {origin: '', creatorUrl: '', token, content: {glb: fail, picture: fail}};
  const extended = {...contracts, operations: [...contracts.operations, added]};
  expect(() => createSimulator({...options, contracts: extended})).toThrow('somethingNew');
});

const fail = () => Promise.reject(new Error('not asked for here'));

describe('users', () => {
  test('get an id of 32 capital letters and digits, and have no avatars at first', async () => {
    const client = startClient();
    const id = await newUser(client);
    expect(id).toMatch(/^[A-Z0-9]{32}$/);
    expect(await newUser(client)).not.toBe(id);
    expect((await client.call('GET', `/api/v1/users/${id}/avatars`)).body).toEqual([]);
  });

  test('are deleted with their avatars, files and sessions', async () => {
    const client = startClient();
    const {user, avatar} = await userWithAvatar(client);
    await client.call('POST', `/api/v1/exports/new?avatar_id=${avatar}`);
    client.clock.advance(2000);
    const link = (await client.call('POST', `/api/v1/exports/new?avatar_id=${avatar}`)).body.url;
    const session = (await client.call('POST', '/api/v1/sessions/new', {json: {user_id: user}})).body.id;
    expect(await client.call('DELETE', `/api/v1/users/${user}`)).toMatchObject({status: 200, body: null});
    expect((await client.call('GET', `/api/v1/avatars/${avatar}/customization`)).status).toBe(404);
    expect((await client.call('GET', link)).status).toBe(404);
    const done = {json: {session_id: session, customization: {}}};
    expect((await client.call('POST', '/sandbox/exports', done)).status).toBe(404);
    expect((await client.call('DELETE', `/api/v1/users/${user}`)).status).toBe(404);
  });
});

describe('sessions', () => {
  test.each(['create', 'create_or_edit_existing'])('of the type %s open by their link', async (type) => {
    const client = startClient();
    const json = {user_id: await newUser(client), config: {type}};
    const {body} = await client.call('POST', '/api/v1/sessions/new', {json});
    expect(body).toEqual({id: expect.stringMatching(uuid), url: expect.any(String), custom_upload_url: null});
    const url = new URL(body.url);
    expect(url.origin + url.pathname).toBe('http://simulator.test/sandbox/creator/');
    expect(decodeSession(url.searchParams.get('session')!)).toMatchObject({id: body.id, type, avatars: []});
  });

  test('without a config let the user choose an avatar', async () => {
    const client = startClient();
    const {user, avatar} = await userWithAvatar(client);
    const {url} = (await client.call('POST', '/api/v1/sessions/new', {json: {user_id: user}})).body;
    const link = decodeSession(new URL(url).searchParams.get('session')!);
    expect(link).toMatchObject({type: 'create_or_edit_existing', avatars: [{id: avatar, readyAt: 0}]});
  });

  test('edit one avatar and keep its id', async () => {
    const client = startClient();
    const {user, avatar} = await userWithAvatar(client);
    const config = {type: 'edit_existing', avatar_id: avatar.toUpperCase()};
    const {body} = await client.call('POST', '/api/v1/sessions/new', {json: {user_id: user, config}});
    const customization = {body: 'body_1', assets: {footwear: {id: idOf('footwear')}}};
    const done = await client.call('POST', '/sandbox/exports', {json: {session_id: body.id, customization}});
    expect(done.body.avatar_id).toBe(avatar);
    expect((await client.call('GET', done.body.url)).body).toBe('glTF body_1');
    const {body: now} = await client.call('GET', `/api/v1/avatars/${avatar}/customization`);
    expect(now).toMatchObject({body: 'body_1', assets: {clothing: null, footwear: {id: idOf('footwear')}}});
  });

  test('reject the avatar of another user', async () => {
    const client = startClient();
    const {avatar} = await userWithAvatar(client);
    const config = {type: 'edit_existing', avatar_id: avatar};
    const json = {user_id: await newUser(client), config};
    expect((await client.call('POST', '/api/v1/sessions/new', {json})).status).toBe(404);
  });

  test('expire after half an hour', async () => {
    const client = startClient();
    const json = {user_id: await newUser(client)};
    const {id} = (await client.call('POST', '/api/v1/sessions/new', {json})).body;
    client.clock.advance(30 * 60_000);
    const done = await client.call('POST', '/sandbox/exports', {json: {session_id: id, customization: {}}});
    expect(done.status).toBe(410);
  });
});

describe('customization', () => {
  test('is replaced completely', async () => {
    const client = startClient();
    const {avatar} = await userWithAvatar(client);
    const json = {
      assets: {
        hair_and_headwear: {id: defaultAsset(bodyOf('body_1'), 'hairAndHeadwear')!.id, color: '#aabbcc'},
        eyewear: null,
      },
      body: 'body_1',
      metadata: {source: 'test'},
      bone_scale: {head: 10},
      skin_tone_correction: -5,
    };
    const path = `/api/v1/avatars/${avatar}/customization`;
    expect(await client.call('PUT', path, {json})).toMatchObject({status: 202, body: null});
    expect((await client.call('GET', path)).body).toEqual({
      ...json,
      age: 'adult',
      assets: {...json.assets, clothing: null, footwear: null},
      bone_scale: {head: 10, arms: 0, chest: 0},
    });
  });

  test.each([
    ['an asset of another category', {clothing: {id: idOf('footwear')}}, 409, `${idOf('footwear')}.*clothing`],
    ['a withdrawn asset', {clothing: {id: assets.find(({withdrawn}) => withdrawn)!.id}}, 410, 'no longer available'],
    ['an asset that nobody knows', {eyewear: {id: unknownId}}, 410, 'no longer available'],
  ])('rejects %s and changes nothing', async (_, slots, status, text) => {
    const client = startClient();
    const {avatar} = await userWithAvatar(client);
    const path = `/api/v1/avatars/${avatar}/customization`;
    const before = (await client.call('GET', path)).body;
    const answer = await client.call('PUT', path, {json: {...before, assets: slots}});
    expect(answer).toMatchObject({status, body: {detail: expect.stringMatching(text)}});
    expect((await client.call('GET', path)).body).toEqual(before);
  });
});

describe('avatars', () => {
  test('are deleted only for their owner', async () => {
    const client = startClient();
    const {user, avatar} = await userWithAvatar(client);
    const other = await newUser(client);
    expect((await client.call('DELETE', `/api/v1/users/${other}/avatars/${avatar}`)).status).toBe(404);
    expect((await client.call('DELETE', `/api/v1/users/${user}/avatars/${avatar}`)).body).toBe(null);
    expect((await client.call('GET', `/api/v1/users/${user}/avatars`)).body).toEqual([]);
  });
});

describe('exports', () => {
  test('are pending once and then ready, until the avatar changes', async () => {
    const client = startClient();
    const {user, avatar} = await userWithAvatar(client);
    const ask = async () => (await client.call('POST', `/api/v1/exports/new?avatar_id=${avatar}`)).body;
    expect(await ask()).toEqual({status: 'pending', url: null});
    expect(await ask()).toEqual({status: 'pending', url: null});
    client.clock.advance(1500);
    const {payload} = client.simulator.platform.webhooks.deliveries[0]!;
    expect(client.simulator.platform.webhooks.deliveries).toHaveLength(1);
    expect(payload).toMatchObject({event: 'export.ready', avatar_id: avatar, user_id: user, status: 'ready'});
    const {status, url} = await ask();
    expect(status).toBe('ready');
    const file = await client.call('GET', url, {token: null});
    expect(file).toMatchObject({status: 200, body: 'glTF body_0'});
    expect(file.headers.get('Content-Type')).toBe('model/gltf-binary');
    expect(file.headers.get('Access-Control-Allow-Origin')).toBe('*');

    await client.call('PUT', `/api/v1/avatars/${avatar}/customization`, {json: {body: 'body_1'}});
    expect((await ask()).status).toBe('pending');
    // The link points to the version it was created for.
    expect((await client.call('GET', url)).body).toBe('glTF body_0');
    client.clock.advance(15 * 60_000);
    expect((await client.call('GET', url)).status).toBe(410);
  });

  test('of a finished version fail too, if the next export is set to fail', async () => {
    const client = startClient();
    const {avatar} = await userWithAvatar(client);
    const ask = async () => (await client.call('POST', `/api/v1/exports/new?avatar_id=${avatar}`)).body.status;
    await ask();
    client.clock.advance(1500);
    expect(await ask()).toBe('ready');
    await client.call('PATCH', '/sandbox/settings', {json: {failNext: {export: 1}}});
    expect(await ask()).toBe('pending');
    client.clock.advance(1500);
    expect(client.simulator.platform.webhooks.deliveries.at(-1)!.payload).toMatchObject({status: 'failed'});
    expect([await ask(), await ask()]).toEqual(['failed', 'pending']);
    client.clock.advance(1500);
    expect(await ask()).toBe('ready');
  });

  test('that fail report it by webhook, and once in the response', async () => {
    const client = startClient();
    const {avatar} = await userWithAvatar(client);
    await client.call('PATCH', '/sandbox/settings', {json: {failNext: {export: 1}}});
    const ask = async () => (await client.call('POST', `/api/v1/exports/new?avatar_id=${avatar}`)).body;
    await ask();
    client.clock.advance(1500);
    const {payload} = client.simulator.platform.webhooks.deliveries[0]!;
    expect(payload).toMatchObject({status: 'failed', export_url: null});
    expect(described.webhook('export.ready', payload)).toEqual([]);
    expect(await ask()).toEqual({status: 'failed', url: null});
    expect((await ask()).status).toBe('pending');
    client.clock.advance(1500);
    expect((await ask()).status).toBe('ready');
  });

  test('of an avatar that is deleted meanwhile end without a webhook', async () => {
    const client = startClient();
    const {user, avatar} = await userWithAvatar(client);
    await client.call('POST', `/api/v1/exports/new?avatar_id=${avatar}`);
    await client.call('DELETE', `/api/v1/users/${user}`);
    client.clock.advance(10_000);
    expect(client.simulator.platform.webhooks.deliveries).toEqual([]);
  });
});

describe('renders', () => {
  test('arrive by webhook under the id of the response, and their link works for 15 minutes', async () => {
    const client = startClient();
    const {user, avatar} = await userWithAvatar(client);
    const query = `avatar_id=${avatar}&scene=common/preview&format=webp`;
    const {body} = await client.call('POST', `/api/v1/renders/new?${query}`);
    expect(body).toEqual({id: expect.stringMatching(uuid), status: 'pending', render_url: null});
    client.clock.advance(1500);
    const {payload} = client.simulator.platform.webhooks.deliveries[0]!;
    expect(described.webhook('render.ready', payload)).toEqual([]);
    expect(payload).toMatchObject({id: body.id, avatar_id: avatar, user_id: user, status: 'ready'});
    const link = String(payload['render_url']);
    const {status, headers, body: picture} = await client.call('GET', link);
    expect([status, headers.get('Content-Type'), picture]).toEqual([200, 'image/webp', 'common/preview as webp']);
    expect((await client.call('GET', link.replace('.webp', '.glb'))).status).toBe(404);
    client.clock.advance(15 * 60_000 - 1);
    expect((await client.call('GET', link)).status).toBe(200);
    client.clock.advance(1);
    expect((await client.call('GET', link)).status).toBe(410);
  });

  test('are JPEG unless another format is requested, and can fail', async () => {
    const client = startClient();
    const {avatar} = await userWithAvatar(client);
    await client.call('PATCH', '/sandbox/settings', {json: {failNext: {render: 1}, delays: {render: 0}}});
    for (const expected of [null, expect.stringMatching(/\.jpg$/)]) {
      await client.call('POST', `/api/v1/renders/new?avatar_id=${avatar}&scene=common/preview`);
      client.clock.advance(0);
      expect(client.simulator.platform.webhooks.deliveries.at(-1)?.payload['render_url']).toEqual(expected);
    }
  });
});
