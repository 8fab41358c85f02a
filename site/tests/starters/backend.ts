import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Browser} from '@playwright/test';
import {createAvatar} from './creator';
import {expect, type Program} from './project';
import {simulatorSettings} from './simulator';

const photos = path.join(__dirname, '../../../tools/simulator/photos');
const secret = 'local-secret-for-the-simulator-only';

interface BackendRun {
  readonly start: () => Promise<Program>;
  readonly project: string;
  readonly browser: Browser;
  readonly simulator: string;
  /** Without a trailing slash. */
  readonly url: string;
  readonly pictures: string;
}

interface ListedAvatar {
  readonly id: string;
  readonly status: string;
  readonly glb: string | null;
  readonly pictures: readonly string[];
}

/** The photos of the simulator's package, uploaded like a browser does. */
function photoForm(): FormData {
  const form = new FormData();
  form.set('body-type', 'female');
  const files = readdirSync(photos).filter((name) => name.endsWith('.jpg'));
  ['image-frontal', 'image-side-1', 'image-side-2'].forEach((field, index) => {
    const name = files[index % files.length]!;
    form.set(field, new File([readFileSync(path.join(photos, name))], name, {type: 'image/jpeg'}));
  });
  return form;
}

/**
 * Tests the backend: an avatar from photos with failing calls, one from a browser session with its picture, a restart with a
 * pending event, and requests that it must reject.
 */
export async function driveBackend({start, project, browser, simulator, url, pictures}: BackendRun): Promise<void> {
  const settings = simulatorSettings(simulator);
  const webhook = `${url}/webhooks/avaturn/${secret}`;
  await settings.sendWebhooksTo(webhook);
  const avatars = async () => (await (await fetch(`${url}/api/avatars`)).json()) as ListedAvatar[];
  const post = async (address: string, body?: BodyInit) => (await fetch(url + address, {method: 'POST', body})).status;
  let server = await start();
  try {
    expect(await post('/webhooks/avaturn/wrong', '{"event": "avatar.ready"}')).toBe(404);
    expect(await post(`/webhooks/avaturn/${secret}`, 'no event')).toBe(400);
    expect(await post('/api/avatars/00000000-0000-4000-8000-000000000000/export')).toBe(404);
    expect(await post('/api/photos', new FormData())).toBe(400);

    expect(await post('/api/photos', photoForm())).toBe(202);
    // The first attempts at avatar.ready fail, and then the process ends: the event must survive both.
    await settings.failCalls(503, 500);
    await expect.poll(server.output).toContain('avatar.ready failed (attempt 2 of 12)');
    await server.stop();
    const [left] = (JSON.parse(readFileSync(path.join(project, 'data/state.json'), 'utf8')) as {jobs: object[]}).jobs;
    expect(left).toMatchObject({event: {event: 'avatar.ready'}, attempts: 2});
    server = await start();
    await expect.poll(async () => (await avatars())[0]?.status).toBe('saved');
    const glb = await fetch(url + (await avatars())[0]!.glb!);
    expect(Buffer.from(await glb.arrayBuffer()).toString('latin1', 0, 4)).toBe('glTF');

    const page = await browser.newPage({viewport: {width: 640, height: 720}});
    await page.goto(url);
    await createAvatar(page);
    const items = page.getByRole('list', {name: 'Avatars'}).getByRole('listitem');
    await expect(items).toHaveCount(2);
    await expect(page.getByRole('link', {name: 'GLB'})).toHaveCount(2);
    await expect(page.getByRole('img', {name: 'Render'})).toBeVisible();
    await page.screenshot({path: `${pictures}/avatars.png`});
    await page.close();

    // Every event was accepted on first delivery: the retries are the queue's.
    const deliveries = await settings.deliveriesTo(webhook);
    expect(deliveries.map(({event}) => event)).toEqual(
      expect.arrayContaining(['avatar.ready', 'export.ready', 'render.ready']),
    );
    expect(deliveries.filter(({statuses}) => statuses.join() !== '200')).toEqual([]);
  } finally {
    await server.stop();
  }
}
