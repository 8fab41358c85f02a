import {readFileSync} from 'node:fs';
import {expect, test, type Locator, type Page} from '@playwright/test';
import {webGl} from './webgl';

test.use(webGl);

const request = (page: Page, operation: string) => page.locator(`[data-request="${operation}"]`);

/** Presses a button as a reader with a keyboard does. */
async function press(button: Locator): Promise<void> {
  await button.focus();
  await button.press('Enter');
}

async function send(page: Page, operation: string): Promise<void> {
  await press(request(page, operation).getByRole('button', {name: 'Send the request'}));
  await expect(request(page, operation).locator('.api-try-status')).toHaveText('Response 200');
}

test('by keyboard on a phone: a user, a session, the creator, an export in 3D', async ({page}) => {
  await page.setViewportSize({width: 360, height: 800});
  await page.goto('/api/');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');

  await send(page, 'createUser');
  const user = /"id": "(\w+)"/.exec(
    (await request(page, 'createUser').getByRole('group', {name: 'Response body'}).textContent()) ?? '',
  )![1]!;
  await press(request(page, 'createUser').getByRole('button', {name: 'Use this user_id'}));
  await expect(request(page, 'newSession').locator('.api-samples code').first()).toContainText(user);
  await expect(request(page, 'newSession').locator('.api-fill-form')).toBeHidden();

  await send(page, 'newSession');
  await press(request(page, 'newSession').getByRole('button', {name: 'Open it'}));
  const creator = page.frameLocator('iframe[title="Simulated avatar creator"]');
  const frame = page.locator('iframe[title="Simulated avatar creator"]');
  await expect(frame).toBeInViewport({ratio: 0.9});
  expect(await frame.evaluate((element) => element.clientWidth)).toBe(360);
  await press(creator.getByRole('button', {name: 'Sample: female, T2'}));
  await expect(creator.locator('#stage-status')).toBeEmpty();
  await press(creator.getByRole('button', {name: 'Next'}));
  await press(request(page, 'newSession').getByRole('button', {name: 'Use this avatar_id'}));
  await expect(page.locator('iframe')).toHaveCount(0);

  await send(page, 'newExport');
  const webhooks = request(page, 'newExport').getByRole('log', {name: 'Webhooks'});
  await press(webhooks.getByRole('button', {name: 'View in 3D'}));
  await expect(webhooks.getByRole('application')).toBeVisible();
  const download = page.waitForEvent('download');
  await press(webhooks.getByRole('button', {name: 'Download'}));
  expect((await download).suggestedFilename()).toBe('avatar.glb');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('the whole flow runs with one button for each step, and its calls are saved as a .http file', async ({page}) => {
  await page.goto('/api/');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await press(page.getByRole('button', {name: 'Start the flow'}));
  const status = (operation: string) => request(page, operation).locator('.api-try-status');
  const steps = ['createUser', 'newSession', 'newExport', 'newRender'];
  for (const [index, operation] of steps.entries()) {
    await expect(status(operation)).toHaveText('Response 200');
    await expect(status(operation)).toBeInViewport();
    await expect(request(page, operation).getByText(`Step ${index + 1} of 4`)).toBeInViewport();
    const next = steps[index + 1];
    if (next) {
      await press(request(page, operation).getByRole('button', {name: `Next: ${next}`}));
    }
  }
  const last = request(page, 'newRender');
  await expect(last.getByRole('button', {name: /^Next/})).toHaveCount(0);
  await expect(last.getByRole('log', {name: 'Webhooks'})).toContainText('"event": "render.ready"');
  const download = page.waitForEvent('download');
  await press(last.getByRole('button', {name: 'Save all calls'}));
  const text = readFileSync(await (await download).path(), 'utf8');
  expect([...text.matchAll(/^### (\w+), response 200$/gm)].map(([, name]) => name)).toEqual(steps);
});
