import {describe, expect, test} from 'vitest';
import {assets, bodyOf, defaultAsset} from '../catalog';
import {decodeSession} from '../session-link';
import {operations} from './operations';
import {advance, assetOf, contracts, controlTime, newUser, startClient, userWithAvatar, uuid} from './test/client';

controlTime();

const unknownId = '00000000-0000-4000-8000-000000000000';

test('implements exactly the operations of the description', () => {
  const ids = contracts.operations.map(({id}) => id);
  expect(Object.keys(operations).sort()).toEqual(ids.sort());
});

describe('users', () => {
  test('get an id of 32 uppercase letters and digits, and have no avatars at first', async () => {
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
    await advance(2000);
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

  test('edit one avatar and keep its id', async () => {
    const client = startClient();
    const {user, avatar} = await userWithAvatar(client);
    const config = {type: 'edit_existing', avatar_id: avatar.toUpperCase()};
    const {body} = await client.call('POST', '/api/v1/sessions/new', {json: {user_id: user, config}});
    const customization = {body: 'body_1', assets: {footwear: {id: assetOf('footwear')}}};
    const done = await client.call('POST', '/sandbox/exports', {json: {session_id: body.id, customization}});
    expect(done.body.avatar_id).toBe(avatar);
    expect((await client.call('GET', done.body.url)).body).toBe('glTF body_1');
    const {body: now} = await client.call('GET', `/api/v1/avatars/${avatar}/customization`);
    expect(now).toMatchObject({body: 'body_1', assets: {clothing: null, footwear: {id: assetOf('footwear')}}});
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
    await advance(30 * 60_000);
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
    ['an asset of another category', {clothing: {id: assetOf('footwear')}}, 409, `${assetOf('footwear')}.*clothing`],
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
