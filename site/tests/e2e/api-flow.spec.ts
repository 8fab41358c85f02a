import {readFileSync} from 'node:fs';
import {expect, test, type Locator, type Page} from '@playwright/test';
import {openPage, requestOf, sampleOf, statusText} from './api-page';
import {webGl, withBlankFrames} from './webgl';

test.use(webGl);
test.beforeEach(({page}) => withBlankFrames(page, true));

/** Presses a button as a reader with a keyboard does. */
async function press(button: Locator): Promise<void> {
  await button.focus();
  await button.press('Enter');
}

async function send(page: Page, operation: string): Promise<void> {
  await press(requestOf(page, operation).getByRole('button', {name: 'Send to simulator'}));
  await expect(requestOf(page, operation).locator('.api-try-status')).toHaveText(statusText('200'));
}

/** Chooses an avatar in the open creator; the creator closes. */
async function finishAvatar(page: Page): Promise<void> {
  const creator = page.frameLocator('iframe[title="Simulated avatar creator"]');
  await press(creator.getByRole('button', {name: 'Sample: female, T2'}));
  await expect(creator.locator('#stage-status')).toBeEmpty();
  await press(creator.getByRole('button', {name: 'Next'}));
  await expect(page.locator('iframe')).toHaveCount(0);
}

test('by keyboard on a phone: a user, a session, the creator, an export in 3D', async ({page}) => {
  await page.setViewportSize({width: 360, height: 800});
  const createUser = requestOf(page, 'createUser');
  const newSession = requestOf(page, 'newSession');
  const newExport = requestOf(page, 'newExport');
  await openPage(page);

  await send(page, 'createUser');
  await expect(createUser.getByText(/^Step/)).toHaveCount(0);
  const user = /"id": "(\w+)"/.exec(
    (await createUser.getByRole('group', {name: 'Response body'}).textContent()) ?? '',
  )![1]!;
  await expect(sampleOf(page, 'newSession')).toContainText(user);
  await expect(newSession.locator('.api-fill-form')).toBeHidden();

  await send(page, 'newSession');
  await press(newSession.getByRole('button', {name: 'Open the creator'}));
  const frame = page.locator('iframe[title="Simulated avatar creator"]');
  await expect(frame).toBeInViewport({ratio: 0.9});
  expect(await frame.evaluate((element) => element.clientWidth)).toBe(360);
  await finishAvatar(page);
  await expect(newSession.getByRole('button', {name: 'Next: Export ›', exact: true})).toBeFocused();
  await expect(newSession.getByText('The other requests on this page now use this id.')).toBeVisible();

  await send(page, 'newExport');
  const panel = newExport.locator('.api-try-panel');
  await press(panel.getByRole('button', {name: 'View in 3D', exact: true}));
  await expect(panel.getByRole('application')).toBeVisible();
  const download = page.waitForEvent('download');
  await press(panel.getByRole('button', {name: 'Download', exact: true}));
  expect((await download).suggestedFilename()).toBe('avatar.glb');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('the flow runs in its panel, exports the avatar of its creator, ignores values left in forms, and is saved', async ({
  page,
}) => {
  const flow = page.getByRole('group', {name: 'Try the flow'});
  const newExport = requestOf(page, 'newExport');
  await openPage(page);
  const body = async () => (await flow.getByRole('group', {name: 'Response body'}).textContent()) ?? '';
  const next = flow.getByRole('button', {name: /^Next/});
  const expectStep = async (name: string) => {
    await expect(flow.locator('[aria-current=step]')).toHaveText(new RegExp(`^\\d ${name}$`));
    await expect(flow.getByRole('group', {name: /^Simulator response/}).locator('.api-try-status')).toHaveText(
      statusText('200'),
    );
    await expect(flow.locator('.api-try-status')).toBeInViewport();
  };

  // Another user is left in the forms, and no token in another request.
  await requestOf(page, 'newSession').getByRole('button', {name: 'Edit values'}).click();
  await requestOf(page, 'newSession').getByLabel('Request body').fill('{"user_id": "nobody"}');
  await send(page, 'newExport');
  await newExport.getByText('Simulator: token').click();
  await newExport.getByLabel('Token').selectOption('none');
  await expect(newExport.getByRole('log', {name: 'Webhooks'})).toContainText('"event": "export.ready"');

  await press(flow.getByRole('button', {name: 'Send to simulator'}));
  await expectStep('User');
  const user = /"id": "(\w+)"/.exec(await body())![1]!;
  await press(next);
  await expectStep('Session');
  await expect(flow.locator('.api-samples code')).toContainText(user);
  await expect(sampleOf(page, 'newSession')).toContainText('nobody');

  // A step that fails says so, and offers no next one.
  await flow.getByText('Simulator: token').click();
  await flow.getByLabel('Token').selectOption('none');
  await press(flow.getByRole('button', {name: 'Send to simulator'}));
  await expect(flow.locator('.api-try-status')).toHaveText(statusText('401 Unauthorized'));
  await expect(flow.getByText('This step failed.')).toBeVisible();
  await expect(next).toHaveCount(0);
  await flow.getByLabel('Token').selectOption('valid');
  await press(flow.getByRole('button', {name: 'Send again'}));
  await expectStep('Session');

  // Without an avatar from the creator, only a sample can be exported. A step shows its request without sending it.
  await expect(next).toHaveCount(0);
  await press(flow.getByRole('button', {name: 'Export'}));
  await expect(flow.locator('.api-samples code')).toContainText('/exports/new');
  await expect(flow.locator('[aria-current=step]')).toHaveText('3 Export');
  await expect(flow.locator('.api-try-panel')).toBeHidden();
  await press(flow.getByRole('button', {name: 'Send to simulator'}));
  await expectStep('Export');
  await expect(flow.getByText('so this request has the id of a sample.')).toBeVisible();
  await press(flow.getByRole('button', {name: 'Session'}));
  await press(flow.getByRole('button', {name: 'Send to simulator'}));
  await expectStep('Session');
  await press(flow.getByRole('button', {name: 'Open the creator'}));
  await expect(flow.getByRole('button', {name: 'Close'})).toBeVisible();
  await expect(flow.locator('pre')).toHaveCount(2);
  await expect(flow.locator('pre').filter({visible: true})).toHaveCount(0);
  await finishAvatar(page);
  await expect(next).toBeFocused();
  await expect(next).toBeInViewport();
  await expect(flow.getByText('The creator saved the avatar')).toBeInViewport();
  await next.press('Enter');
  await expectStep('Export');
  const webhooks = flow.getByRole('log', {name: 'Webhooks'});
  await expect(webhooks).toContainText('"event": "export.ready"');
  await expect(webhooks).toContainText(user);
  await expect(flow.getByRole('button', {name: 'View in 3D'})).toBeVisible();
  await expect(flow.getByText('the id of a sample')).toHaveCount(0);
  await press(next);
  await expect(flow.getByText('The render is being made')).toBeVisible();
  await expect(flow.getByText('The flow is complete')).toHaveCount(0);
  await expectStep('Render');
  await expect(flow.getByText('The flow is complete')).toBeVisible();
  await expect(flow.getByText('The render is being made')).toHaveCount(0);
  await expect(flow.getByRole('button', {name: 'Show', exact: true})).toBeVisible();
  await expect(next).toHaveCount(0);
  await expect(webhooks).toContainText('"event": "render.ready"');
  await expect(webhooks).not.toContainText('export.ready');

  await flow.getByText('Simulator: token').click();
  const download = page.waitForEvent('download');
  await press(flow.getByRole('button', {name: 'Save all calls'}));
  const text = readFileSync(await (await download).path(), 'utf8');
  expect(text).toContain('\n@host = http://127.0.0.1:3100\n@token = simulator-token\n');
  expect(text.split(user)).toHaveLength(2);
  const titles = [...text.matchAll(/^### (\w+), response (\d+)$/gm)].map(([, name, status]) => `${name} ${status}`);
  expect(titles).toEqual(['createUser 200', 'newExport 200', 'newSession 200', 'newExport 200', 'newRender 200']);

  await press(flow.getByRole('button', {name: 'Start again'}));
  await expectStep('User');
});
