import {existsSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {executed} from './executed';
import {freePort} from '@avaturn-docs/command-line/free-port';
import {isInstalled} from '../../scripts/debian';
import {Project} from './project';
import {startSimulator, type Simulator} from '@avaturn-docs/simulator/command/test/running';
import {createUser, exportedAvatar, finishSession} from './simulator-users';

const root = path.join(import.meta.dirname, '../..');
const photo = path.join(root, '../tools/simulator/photos/front.jpg');
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

  test.runIf(isInstalled(program))(
    'an account keeps its one user when two requests arrive at once, and the server saves the avatar',
    async () => {
      const [first, second] = (await project.run('try-accounts.sh')).trim().split('\n');
      expect(first).toBe(second);
      expect(JSON.parse(project.read('accounts.json'))).toEqual({'account-1': {avaturnUserId: first}});

      const server = project.start(file('server'), {PORT: await freePort(), RETRY_SECONDS: '0.1'});
      const [, address = ''] = await server.says(/^Open (\S+)$/);
      expect(await (await fetch(address)).text()).toBe(project.read('index.html'));
      rmSync(project.path('accounts.json'));
      const openSession = async () =>
        ((await (await fetch(`${address}/api/session`, {method: 'POST'})).json()) as {url: string}).url;
      const urls = await Promise.all([openSession(), openSession()]);
      const [avatar = '', other] = [await finishSession(simulator, urls[0]), await finishSession(simulator, urls[1])];
      const [{avaturnUserId: user} = {avaturnUserId: ''}] = Object.values(
        JSON.parse(project.read('accounts.json')) as Record<string, {avaturnUserId: string}>,
      );
      expect((await avatarsOf(user)).map(({id}) => id)).toEqual(expect.arrayContaining([avatar, other]));
      const notify = (avatarId: string) =>
        fetch(`${address}/api/avatar`, {method: 'POST', body: JSON.stringify({avatarId})});
      expect((await notify(avatar)).status).toBe(202);
      await server.says(new RegExp(`Saved avatars.${avatar}\\.glb`));
      expectGlb(project, avatar);
      expect((await notify('3f0c1d9e-8b52-4a67-9d1e-5c2f7a406b18')).status).toBe(404);
      await server.stop();
    },
  );

  test.runIf(isInstalled(program))('photos and renders become files with the webhooks of the simulator', async () => {
    const port = await freePort();
    const server = project.start(file('server'), {PORT: port, WEBHOOK_SECRET: secret});
    const [, address = ''] = await server.says(/^Open (\S+)$/);
    const guess = await fetch(`${address}/webhooks/avaturn/${'0'.repeat(48)}`, {method: 'POST', body: '{}'});
    expect(guess.status).toBe(404);
    const webhook = `http://127.0.0.1:${port}/webhooks/avaturn/${secret}`;
    await simulator.ask('PUT', '/sandbox/webhooks', {endpoints: [{url: webhook}]});

    const user = await newUser();
    const output = await project.run(file('create-avatar'), user, 'female', ...photos, 'true');
    expect(output).toMatch(/^Avatar \S+\nThe photos are uploaded\.\n$/);
    const avatar = uuid.exec(output)?.[0] ?? '';
    await server.says(new RegExp(`Saved avatars.${avatar}\\.glb`));
    expectGlb(project, avatar);
    project.used('customization.json');
    expect(await simulator.ask('GET', `/api/v1/avatars/${avatar}/customization`)).toMatchObject(
      JSON.parse(project.read('customization.json')) as object,
    );

    const [, image = ''] =
      /^The server will save (\S+)\.$/m.exec(await project.run(file('request-render'), avatar)) ?? [];
    await server.says(new RegExp(`Saved ${image.replace(/\W/g, '.')}`));
    expect(readFileSync(project.path(image)).toString('latin1', 1, 4)).toBe('PNG');
    expect(readdirSync(project.path('jobs'))).toEqual([]);
    expect(readdirSync(project.path('parts'))).toEqual([]);
    await simulator.ask('PUT', '/sandbox/webhooks', {endpoints: []});
    await server.stop();
  });

  test.runIf(isInstalled(program))('photos that are refused leave no job', async () => {
    const refused = new Project([name], environment(), ran);
    for (const target of photos) refused.copy(photo, target);
    const [front, ...others] = photos;
    await expect(
      refused.run(file('create-avatar'), await newUser(), 'female', `no-${front}`, ...others),
    ).rejects.toThrow(/no such file/i);
    expect(existsSync(refused.path('jobs'))).toBe(false);
    await expect(refused.run(file('create-avatar'), await newUser(), 'female', ...photos, 'maybe')).rejects.toThrow(
      '422',
    );
    expect(readdirSync(refused.path('jobs'))).toEqual([]);
    await refused.remove();
  });

  test.runIf(isInstalled(program))('an event of one’s own gets a response', async () => {
    const own = new Project([name], environment(), ran);
    const port = await freePort();
    own.replace('try-webhooks.sh', {'8080': port});
    const script = own.start('try-webhooks.sh', {PORT: port});
    await script.says(/^HTTP\/1\.[01] 200 OK/);
    await script.says(/^avatar\.ready for avatar 3f0c1d9e/);
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
});

test.runIf(isInstalled('python3'))('these tests run every sample that is listed as run', () => {
  expect([...ran].sort()).toEqual([...executed.rest].sort());
});
