import {once} from 'node:events';
import {readdirSync, readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest';
import {executed} from '../../checks/samples/executed';
import {freePort} from '../../scripts/free-port';
import {isInstalled} from '../../scripts/debian';
import {Project} from './project';
import {startSimulator, type Simulator} from './simulator';
import {createUser, exportedAvatar, finishSession, waitForExport} from './simulator-users';

const root = path.join(import.meta.dirname, '../..');
const photo = path.join(root, 'packages/simulator/renders/half-body.jpg');
const photos = ['front.jpg', 'side-1.jpg', 'side-2.jpg'] as const;
const secret = 'c0ffee'.repeat(8);
const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

let simulator: Simulator;
const ran = new Set<string>();

beforeAll(async () => {
  simulator = await startSimulator();
  await simulator.ask('PATCH', '/sandbox/settings', {delays: {avatar: 0, export: 0, render: 0}});
});

afterAll(() => simulator.stop());

const environment = () => ({AVATURN_API_URL: simulator.api, AVATURN_API_TOKEN: simulator.token});
const newUser = () => createUser(simulator);

interface Listed {
  readonly id: string;
  readonly status: string;
}
const avatarsOf = (user: string) =>
  simulator.ask<Listed[]>('GET', `/api/v1/users/${user}/avatars?include_not_ready=true`);

const exported = (avatar: string) => waitForExport(simulator, avatar);

function expectGlb(project: Project, avatar: string): void {
  expect(readFileSync(project.path(`avatars/${avatar}.glb`)).toString('latin1', 0, 4)).toBe('glTF');
}

const languages = [
  {
    language: 'JavaScript',
    program: 'node',
    project: 'rest/node',
    file: (words: string) => `${words}.mjs`,
  },
  {
    language: 'Python',
    program: 'python3',
    project: 'rest/python',
    file: (words: string) => `${words.replaceAll('-', '_')}.py`,
  },
] as const;

describe.each(languages)('$language, run as the pages describe', ({program, project: name, file}) => {
  let project: Project;

  beforeAll(() => {
    project = new Project([name, 'rest/shared'], environment(), ran);
    for (const target of photos) project.copy(photo, target);
  });

  afterAll(() => project.remove());

  test.runIf(isInstalled(program))('the first call makes a user and a session, and the user is deleted', async () => {
    const output = await project.run(file('first-call'));
    const [, user = '', url = ''] = /^User (\w+)\nOpen (\S+)$/m.exec(output) ?? [];
    expect((await fetch(url)).status).toBe(200);
    expect(await project.run(file('delete-user'), user)).toBe('Deleted.\n');
    await expect(avatarsOf(user)).rejects.toThrow('404');
  });

  test.runIf(isInstalled(program))('a token that is refused is reported with its status', async () => {
    const refused = new Project([name], {...environment(), AVATURN_API_TOKEN: 'simulator-token-without-api'}, ran);
    await expect(refused.run(file('first-call'))).rejects.toThrow('403');
    await refused.remove();
  });

  test.runIf(isInstalled(program))('an account keeps its user, and the server saves the avatar', async () => {
    const [first, second] = (await project.run('try-accounts.sh')).trim().split('\n');
    expect(first).toBe(second);
    expect(JSON.parse(project.read('accounts.json'))).toEqual({'account-1': {avaturnUserId: first}});

    const server = project.start(file('server'), {PORT: await freePort()});
    const [, address = ''] = await server.says(/^Open (\S+)$/);
    expect(await (await fetch(address)).text()).toBe(project.read('index.html'));
    const {url} = (await (await fetch(`${address}/session`, {method: 'POST'})).json()) as {url: string};
    const avatar = await finishSession(simulator, url);
    await exported(avatar);
    const notify = (avatarId: string) => fetch(`${address}/avatar`, {method: 'POST', body: JSON.stringify({avatarId})});
    expect((await notify(avatar)).status).toBe(202);
    await vi.waitFor(() => expectGlb(project, avatar), 20_000);
    expect((await notify('3f0c1d9e-8b52-4a67-9d1e-5c2f7a406b18')).status).toBe(404);
    await server.stop();
  });

  test.runIf(isInstalled(program))('photos become an avatar, which is dressed and saved', async () => {
    const user = await newUser();
    const output = await project.run(file('create-avatar'), user, 'female', ...photos);
    expect(output).toMatch(/^Avatar \S+\nThe photos are uploaded\.\n$/);
    const avatar = uuid.exec(output)?.[0] ?? '';
    // The upload receives the argument for `telephoto`, and rejects any other value.
    await expect(project.run(file('create-avatar'), user, 'female', ...photos, 'maybe')).rejects.toThrow('422');
    await expect.poll(() => avatarsOf(user)).toContainEqual({id: avatar, status: 'ready'});
    expect(await project.run(file('wait-for-avatar'), user, avatar)).toBe('ready\n');
    expect(await project.run(file('customize'), avatar)).toBe('The customization is set.\n');
    project.used('customization.json');
    expect(await simulator.ask('GET', `/api/v1/avatars/${avatar}/customization`)).toMatchObject(
      JSON.parse(project.read('customization.json')) as object,
    );
    // The first response is `pending`, so this also tests the polling.
    expect(await project.run(file('save-avatar'), avatar)).toMatch(/^Saved avatars\/\S+\.glb\n$/);
    expectGlb(project, avatar);
    expect(readdirSync(project.path('avatars')).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  test.runIf(isInstalled(program))('a receiver saves what deliveries of the simulator announce', async () => {
    const port = await freePort();
    const receiver = project.start(file('webhooks'), {PORT: port, WEBHOOK_SECRET: secret});
    await receiver.says(new RegExp(`Waiting for events on port ${port}`));
    const address = `http://127.0.0.1:${port}/webhooks/avaturn/`;
    expect((await fetch(`${address}guess`, {method: 'POST', body: '{}'})).status).toBe(404);
    expect((await fetch(address + secret, {method: 'POST', body: 'no JSON'})).status).toBe(400);
    await simulator.ask('PUT', '/sandbox/webhooks', {endpoints: [{url: address + secret}]});

    // avatar.ready: the sample that uploads photos saves the order that the receiver looks up. Its avatar is then dressed,
    // exported and saved.
    const user = await newUser();
    const avatar = uuid.exec(await project.run(file('create-avatar'), user, 'female', ...photos, 'true'))?.[0] ?? '';
    await vi.waitFor(() => expectGlb(project, avatar), 20_000);
    await expect.poll(() => project.has(`orders/${avatar}.json`)).toBe(false);

    // render.ready: the order that the sample saved, completed with the picture.
    await simulator.ask('PATCH', '/sandbox/settings', {delays: {render: 1000}});
    const output = await project.run(file('request-render'), avatar);
    const [, render = ''] = /^Render (\S+) is pending\.$/m.exec(output) ?? [];
    await expect.poll(() => project.has(`orders/${render}.json`)).toBe(false);
    expect(readFileSync(project.path(`renders/${render}.png`)).toString('latin1', 1, 4)).toBe('PNG');

    const logged = project.read('events.ndjson').trim().split('\n');
    const events = logged.map((line) => (JSON.parse(line) as {event?: {event: string}}).event?.event);
    expect(new Set(events)).toEqual(new Set(['avatar.ready', 'export.ready', 'render.ready', undefined]));
    interface Log {
      readonly deliveries: readonly {readonly url: string | null; readonly attempts: readonly {status: number}[]}[];
    }
    const {deliveries} = await simulator.ask<Log>('GET', '/sandbox/deliveries');
    const responses = deliveries.filter(({url}) => url === address + secret).flatMap(({attempts}) => attempts);
    expect(new Set(responses.map(({status}) => status))).toEqual(new Set([200]));
    await simulator.ask('PUT', '/sandbox/webhooks', {endpoints: []});
    await receiver.stop();
  });

  test.runIf(isInstalled(program))('an event whose work fails is handled again, also after a restart', async () => {
    const {avatar} = await exportedAvatar(simulator);
    const render = uuid.exec(await project.run(file('request-render'), avatar))?.[0] ?? '';
    let failures = 2;
    const pictures = createServer((_request, response) =>
      failures-- > 0 ? response.writeHead(500).end() : response.end(readFileSync(photo)),
    ).listen(0, '127.0.0.1');
    await once(pictures, 'listening');
    const url = `http://127.0.0.1:${(pictures.address() as AddressInfo).port}/picture.png`;
    const event = {event: 'render.ready', avatar_id: avatar, id: render, status: 'ready', render_url: url};

    const port = await freePort();
    const start = async (seconds: string) => {
      const receiver = project.start(file('webhooks'), {PORT: port, WEBHOOK_SECRET: secret, RETRY_SECONDS: seconds});
      await receiver.says(/Waiting for events/);
      return receiver;
    };
    const first = await start('1000');
    const sent = await fetch(`http://127.0.0.1:${port}/webhooks/avaturn/${secret}`, {
      method: 'POST',
      body: JSON.stringify(event),
    });
    expect(sent.status).toBe(200);
    await first.says(/render\.ready was not handled/);
    await first.stop();
    expect(project.has(`orders/${render}.json`)).toBe(true);

    const second = await start('0');
    await expect.poll(() => project.has(`orders/${render}.json`)).toBe(false);
    expect(project.has(`renders/${render}.png`)).toBe(true);
    const lines = () => project.read('events.ndjson').trim().split('\n');
    const {id} = lines()
      .map((line) => JSON.parse(line) as {id: string; event?: {id?: string}})
      .find((line) => line.event?.id === render)!;
    await expect.poll(() => lines().filter((line) => line.includes(id))).toHaveLength(2);
    await second.stop();
    pictures.close();
  });

  test.runIf(isInstalled(program))('an event of one’s own gets a response and is saved', async () => {
    const own = new Project([name], environment(), ran);
    const port = await freePort();
    own.replace('try-webhooks.sh', {'8081': port});
    const script = own.start('try-webhooks.sh', {PORT: port});
    await script.says(/^HTTP\/1\.[01] 200 OK/);
    expect(own.read('events.ndjson')).toContain('"avatar.ready"');
    await own.remove();
  });
});

describe('JavaScript only', () => {
  let project: Project;

  beforeAll(() => {
    project = new Project(['rest/node'], environment(), ran);
  });

  afterAll(() => project.remove());

  test('single avatars are listed, opened, changed and deleted', async () => {
    const {user, avatar} = await exportedAvatar(simulator);
    expect(await project.run('list-avatars.mjs', user)).toBe(`${avatar} ready\n`);
    const [, url = ''] = /^Open (\S+)$/m.exec(await project.run('edit-avatar.mjs', user, avatar)) ?? [];
    expect((await fetch(url)).status).toBe(200);
    expect(await project.run('take-off-eyewear.mjs', avatar)).toBe('The avatar wears no eyewear.\n');
    const worn = await simulator.ask<{assets: object}>('GET', `/api/v1/avatars/${avatar}/customization`);
    expect(worn.assets).toHaveProperty('eyewear', null);
    expect(await project.run('delete-avatar.mjs', user, avatar)).toBe('Deleted.\n');
    expect(await avatarsOf(user)).toEqual([]);
  });

  test('an uploaded picture replaces a render, and counts once', async () => {
    const {avatar} = await exportedAvatar(simulator);
    const [render = ''] = uuid.exec(await project.run('request-render.mjs', avatar)) ?? [];
    const server = createServer((_request, response) => response.end(readFileSync(photo))).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/picture.png`;
    expect(await project.run('try-render.mjs', render, url)).toBe(`Saved renders/${render}.png\n`);
    expect(await project.run('try-render.mjs', render, url)).toBe('There is no open order with this id.\n');
    server.close();
  });
});

test.runIf(isInstalled('python3'))('these tests run every sample that is listed as run', () => {
  expect([...ran].sort()).toEqual([...executed.rest].sort());
});
