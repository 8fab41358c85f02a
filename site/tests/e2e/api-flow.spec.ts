import {readFileSync} from 'node:fs';
import {expect, test, type Locator, type Page} from '@playwright/test';
import {openPage, requestOf, sampleOf} from './api-page';
import {webGl} from './webgl';

test.use(webGl);

/** Presses a button as a reader with a keyboard does. */
async function press(button: Locator): Promise<void> {
  await button.focus();
  await button.press('Enter');
}

async function send(page: Page, operation: string): Promise<void> {
  await press(requestOf(page, operation).getByRole('button', {name: 'Send the request'}));
  await expect(requestOf(page, operation).locator('.api-try-status')).toHaveText('Response 200');
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
  await press(createUser.getByRole('button', {name: 'Use this user_id'}));
  await expect(sampleOf(page, 'newSession')).toContainText(user);
  await expect(newSession.locator('.api-fill-form')).toBeHidden();

  await send(page, 'newSession');
  await press(newSession.getByRole('button', {name: 'Open the creator'}));
  const frame = page.locator('iframe[title="Simulated avatar creator"]');
  await expect(frame).toBeInViewport({ratio: 0.9});
  expect(await frame.evaluate((element) => element.clientWidth)).toBe(360);
  await finishAvatar(page);
  await expect(newSession.getByRole('button', {name: 'Next: export an avatar as GLB', exact: true})).toBeFocused();
  await press(newSession.getByRole('button', {name: 'Use this avatar_id'}));

  await send(page, 'newExport');
  const panel = newExport.locator('.api-try-panel');
  await press(panel.getByRole('button', {name: 'View in 3D', exact: true}));
  await expect(panel.getByRole('application')).toBeVisible();
  const download = page.waitForEvent('download');
  await press(panel.getByRole('button', {name: 'Download', exact: true}));
  expect((await download).suggestedFilename()).toBe('avatar.glb');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('the whole flow ignores values left in forms, exports the avatar of its creator, and is saved as a .http file', async ({
  page,
}) => {
  const createUser = requestOf(page, 'createUser');
  const newSession = requestOf(page, 'newSession');
  const newExport = requestOf(page, 'newExport');
  const last = requestOf(page, 'newRender');
  await openPage(page);
  const body = async (operation: string) =>
    (await requestOf(page, operation).getByRole('group', {name: 'Response body'}).textContent()) ?? '';
  const next = (operation: string) => requestOf(page, operation).getByRole('button', {name: /^Next/});
  const expectStep = async (operation: string, step: number) => {
    await expect(requestOf(page, operation).locator('.api-try-status')).toHaveText('Response 200');
    await expect(requestOf(page, operation).locator('.api-try-status')).toBeInViewport();
    await expect(requestOf(page, operation).getByText(`Step ${step} of 4`)).toBeInViewport();
  };

  // Another user, a wrong value, and no token are left from before.
  await newSession.getByRole('button', {name: 'Edit values'}).click();
  await newSession.locator('.api-fill-form').getByRole('combobox').first().selectOption('create');
  await expect(page).toHaveURL(/#fill=newSession~/);
  await send(page, 'createUser');
  const first = /"id": "(\w+)"/.exec(await body('createUser'))![1]!;
  await press(createUser.getByRole('button', {name: 'Use this user_id'}));
  // The address follows the form.
  await expect.poll(async () => atob(new URL(page.url()).hash.split('~')[1] ?? '')).toContain(first);
  await newSession.getByLabel('user_id').fill('nobody');
  await send(page, 'newExport');
  await newExport.getByLabel('Token').selectOption('none');
  const webhooks = newExport.getByRole('log', {name: 'Webhooks'});
  await expect(webhooks).toContainText('"event": "export.ready"');
  await expect(createUser.getByRole('log', {name: 'Webhooks'})).toBeEmpty();

  await press(page.getByRole('button', {name: 'Start the flow'}));
  await expect(page).not.toHaveURL(/fill=/);
  await expectStep('createUser', 1);
  const user = /"id": "(\w+)"/.exec(await body('createUser'))![1]!;
  await press(next('createUser'));
  await expectStep('newSession', 2);
  await expect(sampleOf(page, 'newSession')).toContainText(user);

  // A value that is changed on the way fails, and the step is offered again.
  await newSession.getByLabel('user_id').fill('nobody');
  await press(newSession.getByRole('button', {name: 'Send the request'}));
  await expect(newSession.locator('.api-try-status')).toHaveText('Response 404 Not found. Cause and fix');
  await expect(newSession.getByRole('link', {name: 'Cause and fix'})).toHaveAttribute('href', '#errors.404');
  await expect(next('newSession')).toHaveCount(0);
  await press(newSession.getByRole('button', {name: 'Repeat with the example'}));
  await expectStep('newSession', 2);

  // Without an avatar from the creator, there is nothing to export.
  await expect(next('newSession')).toHaveCount(0);
  await press(newSession.getByRole('button', {name: 'Open the creator'}));
  await finishAvatar(page);
  await expect(next('newSession')).toBeFocused();
  await expect(next('newSession')).toBeInViewport();
  await expect(newSession.getByText('The creator saved the avatar')).toBeInViewport();
  await next('newSession').press('Enter');
  await expectStep('newExport', 3);
  await expect(webhooks).toContainText('"event": "export.ready"');
  await expect(webhooks).toContainText(user);
  const view = newExport.getByRole('button', {name: 'View in 3D'});
  await expect(view).toBeInViewport();
  expect((await view.boundingBox())!.y).toBeLessThan((await next('newExport').boundingBox())!.y);
  await expect(next('newExport')).toHaveText('Next: render an image of an avatar');
  await press(next('newExport'));
  await expect(last.getByText('The render is being made')).toBeVisible();
  await expect(last.getByText('The flow is complete')).toHaveCount(0);
  await expectStep('newRender', 4);
  await expect(last.getByText('The flow is complete')).toBeVisible();
  await expect(last.getByText('The render is being made')).toHaveCount(0);
  await expect(last.getByRole('button', {name: 'Show', exact: true})).toBeInViewport();
  await expect(next('newRender')).toHaveCount(0);
  await expect(last.getByRole('log', {name: 'Webhooks'})).toContainText('"event": "render.ready"');
  await expect(webhooks).not.toContainText('render.ready');

  const download = page.waitForEvent('download');
  await press(last.getByRole('button', {name: 'Save all calls'}));
  const text = readFileSync(await (await download).path(), 'utf8');
  expect(text).toContain('\n@host = http://127.0.0.1:3100\n@token = simulator-token\n');
  expect(text.split(user)).toHaveLength(2);
  const titles = [...text.matchAll(/^### (\w+), response (\d+)$/gm)].map(([, name, status]) => `${name} ${status}`);
  expect(titles).toEqual([
    'newExport 200',
    'createUser 200',
    'newSession 404',
    'newSession 200',
    'newExport 200',
    'newRender 200',
  ]);
});
