import type {Browser} from '@playwright/test';
import {expect} from './project';
import {driveScene} from './scene';
import {simulatorSettings} from './simulator';

const secret = 'local-secret-for-the-simulator-only';

interface NextRun {
  readonly browser: Browser;
  readonly simulator: string;
  /** Without a trailing slash. */
  readonly url: string;
  readonly pictures: string;
}

/**
 * Tests the Next.js starter: its scene, the webhook that saves each export, and that no response contains the token.
 * @returns when the first avatar was visible, in milliseconds since 1970
 */
export async function driveNext({browser, simulator, url, pictures}: NextRun): Promise<number> {
  const settings = simulatorSettings(simulator);
  const webhook = `${url}/webhooks/avaturn/${secret}`;
  await settings.sendWebhooksTo(webhook);
  const post = async (address: string, body: string) => (await fetch(address, {method: 'POST', body})).status;
  expect(await post(`${url}/webhooks/avaturn/wrong`, '{}')).toBe(404);
  expect(await post(webhook, 'no event')).toBe(400);
  expect(await post(`${url}/api/avatars/00000000-0000-4000-8000-000000000000`, '')).toBe(404);

  const sent: Promise<string>[] = [];
  const shownAt = await driveScene({
    browser,
    url: `${url}/`,
    pictures,
    onResponse: (response) => {
      if (response.url().startsWith(url)) sent.push(response.text().catch(() => ''));
    },
  });
  const texts = await Promise.all(sent);
  expect(texts.length).toBeGreaterThan(5);
  expect(texts.filter((text) => text.includes('simulator-token') || text.includes(secret))).toEqual([]);

  await expect.poll(async () => (await settings.deliveriesTo(webhook)).length).toBeGreaterThan(0);
  const deliveries = await settings.deliveriesTo(webhook);
  expect(deliveries.filter(({event, statuses}) => event !== 'export.ready' || statuses.join() !== '200')).toEqual([]);
  const {avatarId} = deliveries[0]!;
  const saved = async () => (await fetch(`${url}/api/avatars/${avatarId}`)).headers.get('Content-Type');
  await expect.poll(saved).toBe('model/gltf-binary');
  await expectSavedAvatar(browser, url);
  return shownAt;
}

/** Expects that a later visit shows the saved avatar, without errors or warnings in the console. */
async function expectSavedAvatar(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage({viewport: {width: 640, height: 720}});
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  await page.goto(url);
  await expect(page.getByRole('status')).toHaveText('Move the slider to open the mouth.');
  expect(problems).toEqual([]);
  await page.close();
}
