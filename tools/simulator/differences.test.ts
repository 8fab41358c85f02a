import {expect, test} from 'vitest';
import {
  simulatorDifferences,
  type SimulatorDifference,
  type SimulatorDifferenceId,
} from '@avaturn-docs/platform/simulator-differences';
import {linkLife} from './api/platform';
import {startSettings} from './api/settings';
import {refusedToken, startClient, token, type Client} from './api/test/client';
import {uploadLimit} from './api/upload';
import {bodies} from './catalog';
import {startCustomization} from './customization';

const post = (client: Client, path: string, json?: object) => client.call('POST', `/api/v1${path}`, json && {json});
const avatarOf = async (client: Client) => {
  const {id} = (await post(client, '/users/new')).body as {id: string};
  return client.simulator.platform.addAvatar(id, startCustomization());
};

/** The simulator's behavior by row of the table. */
const checks: Readonly<Record<SimulatorDifferenceId, (client: Client, row: SimulatorDifference) => Promise<void>>> = {
  async token(client) {
    const statusWith = async (token: string | null) => (await client.call('POST', '/api/v1/users/new', {token})).status;
    expect([await statusWith(null), await statusWith('wrong'), await statusWith(refusedToken)]).toEqual([
      401, 401, 403,
    ]);
  },
  async state(client) {
    const {id} = await avatarOf(client);
    const other = startClient();
    expect((await client.call('GET', `/api/v1/avatars/${id}/customization`)).status).toBe(200);
    expect((await other.call('GET', `/api/v1/avatars/${id}/customization`)).status).toBe(404);
  },
  async errors(client) {
    const {status, body} = await post(client, '/sessions/new', {});
    expect(status).toBe(422);
    expect(body).toMatchObject({detail: [{loc: ['body', 'user_id']}]});
  },
  async forced(client) {
    await client.call('PATCH', '/sandbox/settings', {json: {nextStatus: [503, 422, 401]}});
    // Not with the client, which rejects statuses that the API description lacks.
    const next = (headers = {Authorization: `Bearer ${token}`}) =>
      client.simulator.fetch(new Request('http://a.test/api/v1/users/new', {method: 'POST', headers}));
    // A missing token is reported first, and leaves the status for the next call.
    expect((await next({Authorization: ''})).status).toBe(401);
    expect([(await next()).status, (await next()).status]).toEqual([503, 422]);
    expect((await next()).headers.get('WWW-Authenticate')).toBe('Bearer');
    expect((await next()).status).toBe(200);
    for (const nextStatus of [[200], ['503'], 503]) {
      expect((await client.call('PATCH', '/sandbox/settings', {json: {nextStatus}})).status).toBe(422);
    }
  },
  async links(_client, {simulator}) {
    const [session, upload, download] = [linkLife.session, linkLife.upload, linkLife.download].map(
      (life) => life / 60_000,
    );
    expect(upload).toBe(session);
    expect(simulator).toBe(`Sessions and uploads ${session} minutes, files ${download} minutes`);
  },
  async photos(_client, {simulator}) {
    expect(simulator).toContain(`at most ${uploadLimit / 1_000_000} MB`);
  },
  async unready(client) {
    const {id} = (await post(client, '/users/new')).body as {id: string};
    const {body} = await post(client, '/avatars/new', {user_id: id});
    expect((await post(client, `/exports/new?avatar_id=${(body as {avatar_id: string}).avatar_id}`)).status).toBe(404);
  },
  async uncustomized(client) {
    const {id, customization} = await avatarOf(client);
    client.simulator.platform.avatar(id).customized = false;
    expect((await client.call('GET', `/api/v1/avatars/${id}/customization`)).body).toEqual({});
    client.simulator.platform.setCustomization(client.simulator.platform.avatar(id), customization);
    expect((await client.call('GET', `/api/v1/avatars/${id}/customization`)).body).toEqual(customization);
  },
  async webhooks() {
    const sent: string[] = [];
    const client = startClient({send: async (url) => sent.push(url) && 500});
    client.simulator.platform.webhooks.endpoints = [{url: 'http://receiver.test/'}];
    client.simulator.platform.webhooks.emit({event: 'avatar.ready'});
    expect(sent).toEqual(['http://receiver.test/']);
    const nextEvents = ['drop', 'delay', 'duplicate', 'reorder'];
    expect((await client.call('PATCH', '/sandbox/settings', {json: {nextEvents}})).status).toBe(200);
  },
  async assets(client) {
    expect(bodies).toHaveLength(4);
    const {id} = await avatarOf(client);
    const {status} = await client.call('PUT', `/api/v1/avatars/${id}/customization`, {
      json: {body: 'body_0', assets: {clothing: {id: '00000000-0000-4000-8000-000000000000'}}},
    });
    expect(status).toBe(410);
  },
  async delays(_client, {simulator}) {
    const {avatar, export: exported, render} = startSettings.delays;
    expect(render).toBe(exported);
    expect(simulator).toBe(`An avatar takes ${avatar / 1000} seconds, an export or a render ${exported / 1000}`);
  },
};

test.each(simulatorDifferences)('$subject: the simulator does what the table says', async (row) => {
  const client = startClient();
  await checks[row.id](client, row);
  client.simulator.platform.stop();
});

test('the table has no duplicate rows', () => {
  expect(simulatorDifferences.map(({id}) => id).sort()).toEqual(Object.keys(checks).sort());
});
