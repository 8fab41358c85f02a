import {expect, test, type Page} from '@playwright/test';
import {openForm, openPage, requestOf, statusText} from './api-page';
import {violationsInBothModes} from './axe';

const panel = (page: Page, operation: string) => requestOf(page, operation).locator('.api-try-panel');

async function send(page: Page, operation: string, status: number): Promise<void> {
  await requestOf(page, operation).getByRole('button', {name: 'Send to simulator'}).click();
  const shown = panel(page, operation).locator('.api-try-status');
  await expect(shown).toHaveText(statusText(status < 300 ? String(status) : `${status} [A-Z][a-z ]+`));
  await expect(shown.getByRole('link', {name: 'Cause and fix'})).toHaveCount(status < 300 ? 0 : 1);
}

test('sends the request as shown, and shows the response', async ({page, baseURL}) => {
  const asked: string[] = [];
  page.on('request', (made) => made.url().startsWith('http') && asked.push(made.url()));
  await openPage(page);
  await page.waitForLoadState('networkidle');
  const before = asked.length;
  expect(asked.filter((url) => /contracts\.json|forms\./.test(url))).toEqual([]);

  await send(page, 'createUser', 200);
  await expect(panel(page, 'createUser').getByRole('group', {name: 'Response body'})).toContainText(
    /"id": "[A-Z\d]{32}"/,
  );
  const loaded = asked.slice(before);
  expect(loaded.filter((url) => url.includes('contracts.json')).length).toBe(1);
  const sent = asked.length;

  // The request contains the form's values, and each kind of error shows up.
  const form = requestOf(page, 'newExport');
  await send(page, 'newExport', 200);
  await form.getByRole('button', {name: 'Edit values'}).click();
  await form.getByLabel('avatar_id').fill('no-uuid');
  await send(page, 'newExport', 422);
  await expect(panel(page, 'newExport')).toContainText('value is not a valid uuid');
  await panel(page, 'newSession').waitFor({state: 'hidden'});
  await send(page, 'newSession', 200);
  await panel(page, 'newSession').getByText('Simulator: token').click();
  await panel(page, 'newSession').getByLabel('Token').selectOption('none');
  await panel(page, 'newSession').getByRole('button', {name: 'Send again'}).click();
  await expect(panel(page, 'newSession').locator('.api-try-status')).toHaveText(statusText('401 Unauthorized'));
  await expect(panel(page, 'newSession')).toContainText('www-authenticate');

  // A body that isn't JSON isn't sent: the last valid one would be.
  const session = requestOf(page, 'newSession');
  await session.getByRole('button', {name: 'Edit values'}).click();
  const body = session.getByRole('textbox', {name: 'Request body'});
  await body.fill('{bad');
  await session.getByRole('button', {name: 'Send to simulator'}).click();
  await expect(body).toBeFocused();
  await session.getByRole('button', {name: 'Reset', exact: true}).click();
  await session.getByRole('button', {name: 'Edit values'}).click();
  await expect(panel(page, 'newSession').locator('.api-try-status')).toHaveText(statusText('401 Unauthorized'));

  // Nor is a request without a part of its path, even if the form is closed.
  const deletion = requestOf(page, 'deleteUser');
  const id = deletion.getByLabel('user_id');
  const sendDeletion = deletion.getByRole('button', {name: 'Send to simulator'});
  await deletion.getByRole('button', {name: 'Edit values'}).click();
  await id.fill('');
  await expect(id).toHaveAccessibleDescription(/isn’t sent without it/);
  await sendDeletion.click();
  await expect(id).toBeFocused();
  await deletion.getByRole('button', {name: 'Edit values'}).click();
  await sendDeletion.click();
  await expect(id).toBeFocused();
  await expect(panel(page, 'deleteUser')).toBeHidden();

  // The upload after an operation has its button where its URL was returned.
  await send(page, 'newAvatar', 200);
  await panel(page, 'newAvatar').getByRole('button', {name: 'Upload sample photos'}).click();
  await expect(panel(page, 'newAvatar')).toContainText('"status": "processing"');
  await expect(panel(page, 'newAvatar').getByRole('log')).toContainText('"event": "avatar.ready"');

  await expect(panel(page, 'newExport').getByRole('log', {name: 'Webhooks'})).toContainText('"event": "export.ready"');

  // axe checks forms, responses, collapsed parts, problems and alerts.
  for (const operation of ['newSession', 'setCustomization', 'newRender']) {
    await openForm(page, operation);
  }
  await requestOf(page, 'newRender').getByLabel('scene').fill('not a scene!');
  await expect(page.getByText('Does not fit the pattern')).toBeVisible();
  await page.evaluate(() => (window.location.hash = '#fill=nothing~e30'));
  await expect(page.getByRole('alert')).toBeVisible();
  await page
    .locator('main details')
    .evaluateAll((all) => all.forEach((part) => ((part as HTMLDetailsElement).open = true)));
  await expect(page.locator('.navbar__toggle')).toBeHidden();
  expect(await violationsInBothModes(page, '[data-request], [role=alert]')).toEqual([]);
  await page.setViewportSize({width: 360, height: 800});
  await expect(page.locator('.navbar__toggle')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  await panel(page, 'newExport').getByRole('button', {name: 'Reset the simulator'}).click();
  await expect(page.locator('.api-try-panel').filter({visible: true})).toHaveCount(0);
  await expect(requestOf(page, 'newExport').getByRole('button', {name: 'Send to simulator'})).toBeFocused();

  expect(asked.slice(sent).filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([]);
});

test('the response is in view after Send above an open form, narrow and wide', async ({page}) => {
  await openPage(page);
  const form = requestOf(page, 'newSession');
  await form.getByRole('button', {name: 'Edit values'}).click();
  await expect(form.getByRole('group', {name: 'Values of newSession'})).toBeVisible();
  for (const width of [360, 1280]) {
    await page.setViewportSize({width, height: 800});
    await page.evaluate(() => window.scrollTo(0, 0));
    await send(page, 'newSession', 200);
    await expect(panel(page, 'newSession').locator('.api-try-status')).toBeInViewport();
    await expect(form.getByRole('button', {name: 'Send to simulator'})).toBeFocused();
  }
});
