import {readFileSync} from 'node:fs';
import path from 'node:path';
import {inspect} from '@avaturn-docs/avatar-glb/inspect';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {executed} from './executed';
import {isInstalled} from '../../scripts/debian';
import {startReceiver} from '@avaturn-docs/simulator/command/test/receiver';
import {Project} from './project';
import {startSimulator, type Simulator} from '@avaturn-docs/simulator/command/test/running';

const photo = path.join(import.meta.dirname, '../../../tools/simulator/photos/front.jpg');
/** Ids that the pages tell the reader to replace. */
const shownUser = 'K7Q2M9XW4TZB8RHC5VJN3PYD6FLS1GAE';
const shownAvatar = '3f0c1d9e-8b52-4a67-9d1e-5c2f7a406b18';

const ran = new Set<string>();
let simulator: Simulator;
let project: Project;

beforeAll(async () => {
  simulator = await startSimulator();
  await simulator.ask('PATCH', '/sandbox/settings', {delays: {avatar: 0, export: 0, render: 0}});
  project = new Project(
    ['rest/curl', 'rest/shared'],
    {AVATURN_API_URL: simulator.api, AVATURN_API_TOKEN: simulator.token, WEBHOOK_SECRET: 'secret'},
    ran,
  );
  for (const name of ['front.jpg', 'side-1.jpg', 'side-2.jpg']) project.copy(photo, name);
});

afterAll(async () => {
  await project.remove();
  await simulator.stop();
});

test.runIf(isInstalled('curl'))('every command that is listed as run does what its page says', async () => {
  const run = async (name: string) => {
    const output = await project.run(name);
    expect(output, name).toMatch(/\n$/);
    return JSON.parse(output) as Record<string, string>;
  };
  const user = (await run('create-user.sh'))['id'] ?? '';
  for (const name of ['create-session.sh', 'create-avatar.sh', 'list-avatars.sh', 'delete-user.sh']) {
    project.replace(name, {[shownUser]: user});
  }
  const {url = ''} = await run('create-session.sh');
  expect((await fetch(url)).status).toBe(200);

  const {avatar_id: avatar = '', upload_url: upload = ''} = await run('create-avatar.sh');
  project.replace('upload-photos.sh', {'the upload_url of the response': upload});
  project.replace('upload-photos.sh', {'TELEPHOTO=false': 'TELEPHOTO=maybe'});
  await expect(project.run('upload-photos.sh')).rejects.toThrow('422');
  project.replace('upload-photos.sh', {'TELEPHOTO=maybe': 'TELEPHOTO=true'});
  await run('upload-photos.sh');
  await expect.poll(() => run('list-avatars.sh')).toEqual([{id: avatar, status: 'ready'}]);

  for (const name of ['customize.sh', 'read-customization.sh', 'export.sh', 'request-render.sh']) {
    project.replace(name, {[shownAvatar]: avatar});
  }
  expect(await run('customize.sh')).toBe(null);
  project.used('customization.json');
  const sent = JSON.parse(project.read('customization.json')) as object;
  await project.run('read-customization.sh');
  expect(JSON.parse(project.read('customization.json'))).toMatchObject(sent);
  await expect.poll(() => run('export.sh')).toMatchObject({status: 'ready'});
  expect(await run('request-render.sh')).toMatchObject({status: 'pending'});
  expect(await run('delete-user.sh')).toBe(null);
  await expect(project.run('list-avatars.sh')).rejects.toThrow('404');

  await simulator.ask('PATCH', '/sandbox/settings', {nextStatus: [503]});
  await expect(project.run('try-simulator.sh')).rejects.toThrow(
    /error: 503\nThe response has no id: \{"detail":"The simulator was set to respond with 503\."\}/,
  );
  expect(await project.run('try-simulator.sh')).toMatch(
    /\/sandbox\/creator\/\?session=.*"processing".*"pending".*Saved .*avatar\.glb\./s,
  );
  const {deliveries} = await simulator.ask<{deliveries: {payload: Record<string, string>}[]}>(
    'GET',
    '/sandbox/deliveries',
  );
  expect(deliveries.at(-1)?.payload).toMatchObject({event: 'export.ready', status: 'ready'});
  const meshes = inspect(readFileSync(project.path('avatar.glb'))).meshes.map(({name}) => name);
  for (const part of ['look', 'hair', 'shoes']) expect(meshes.join()).toContain(`avaturn_${part}_`);

  const {url: receiver, bodies, close} = await startReceiver(200);
  project.replace('connect-simulator.sh', {'http://127.0.0.1:8080/': receiver});
  expect(await run('connect-simulator.sh')).toMatchObject({endpoints: [{url: `${receiver}webhooks/avaturn/secret`}]});
  project.replace('export.sh', {[avatar]: deliveries.at(-1)?.payload['avatar_id'] ?? ''});
  await simulator.ask('PATCH', '/sandbox/settings', {failNext: {export: 1}});
  await run('export.sh');
  await expect.poll(() => bodies).toHaveLength(1);
  expect(await run('redeliver.sh')).toBe(null);
  await expect.poll(() => bodies).toHaveLength(2);
  expect(bodies[1]).toBe(bodies[0]);
  await close();
  expect([...ran].sort()).toEqual([...executed.curl].sort());
});
