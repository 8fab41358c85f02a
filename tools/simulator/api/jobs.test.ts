import {describe, expect, test} from 'vitest';
import {advance, controlTime, described, startClient, userWithAvatar, uuid} from './test/client';

controlTime();

describe('exports', () => {
  test('are pending once and then ready, until the avatar changes', async () => {
    const client = startClient();
    const {user, avatar} = await userWithAvatar(client);
    const ask = async () => (await client.call('POST', `/api/v1/exports/new?avatar_id=${avatar}`)).body;
    expect(await ask()).toEqual({status: 'pending', url: null});
    expect(await ask()).toEqual({status: 'pending', url: null});
    await advance(1500);
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
    await advance(15 * 60_000);
    expect((await client.call('GET', url)).status).toBe(410);
  });
});

describe('renders', () => {
  test('arrive by webhook under the id of the response, and their link works for 15 minutes', async () => {
    const client = startClient();
    const {user, avatar} = await userWithAvatar(client);
    const query = `avatar_id=${avatar}&scene=common/preview&format=webp`;
    const {body} = await client.call('POST', `/api/v1/renders/new?${query}`);
    expect(body).toEqual({id: expect.stringMatching(uuid), status: 'pending', render_url: null});
    await advance(1500);
    const {payload} = client.simulator.platform.webhooks.deliveries[0]!;
    expect(described.webhook('render.ready', payload)).toEqual([]);
    expect(payload).toMatchObject({id: body.id, avatar_id: avatar, user_id: user, status: 'ready'});
    const link = String(payload['render_url']);
    const {status, headers, body: image} = await client.call('GET', link);
    expect([status, headers.get('Content-Type'), image]).toEqual([200, 'image/webp', 'female/preview.webp']);
    expect((await client.call('GET', link.replace('.webp', '.glb'))).status).toBe(404);
    await advance(15 * 60_000 - 1);
    expect((await client.call('GET', link)).status).toBe(200);
    await advance(1);
    expect((await client.call('GET', link)).status).toBe(410);
  });

  test('are JPEG unless another format is requested, and can fail', async () => {
    const client = startClient();
    const {avatar} = await userWithAvatar(client);
    await client.call('PATCH', '/sandbox/settings', {json: {failNext: {render: 1}, delays: {render: 0}}});
    for (const expected of [null, expect.stringMatching(/\.jpg$/)]) {
      await client.call('POST', `/api/v1/renders/new?avatar_id=${avatar}&scene=common/preview`);
      await advance(0);
      expect(client.simulator.platform.webhooks.deliveries.at(-1)?.payload['render_url']).toEqual(expected);
    }
  });
});
