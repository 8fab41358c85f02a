import {expect, test} from '@playwright/test';
import {readLink} from '../../plugins/api-reference/form/link';
import {chooseLanguage, copied, languagesOf, openForm, openPage, requestOf, sampleOf} from './api-page';

test.use({permissions: ['clipboard-read', 'clipboard-write']});

test('forms load with the first one, repeat the samples of the page, and change them without sending anything', async ({
  page,
}) => {
  const asked: string[] = [];
  // Prefetches for visible links are "other" requests, and can occur at any time.
  page.on('request', (made) => made.resourceType() === 'other' || asked.push(new URL(made.url()).pathname));
  await openPage(page);
  await page.waitForLoadState('networkidle');
  const before = asked.length;
  expect(asked.filter((path) => path.includes('forms.'))).toEqual([]);
  const operations = await page
    .locator('[data-request]')
    .evaluateAll((all) => all.map((part) => part.dataset['request']!));
  expect(operations.length).toBeGreaterThanOrEqual(10);
  for (const operation of operations) {
    const example = await sampleOf(page, operation).textContent();
    expect(example).toContain('curl --fail-with-body --request');
    await openForm(page, operation);
    expect(await sampleOf(page, operation).textContent()).toBe(example);
    await expect(requestOf(page, operation).locator('.api-samples mark')).toHaveCount(0);
  }
  const loaded = asked.slice(before);
  expect(loaded.filter((path) => path.endsWith('.js')).length).toBe(1);
  expect(loaded.filter((path) => path.includes('forms.')).length).toBe(1);
  expect(loaded.length).toBe(2);

  const sent: string[] = [];
  // Chromium requests the favicon at any time.
  page.on('request', (made) => made.url().endsWith('/img/favicon.svg') || sent.push(made.url()));
  const part = requestOf(page, 'newSession');
  await part.getByLabel('Example body').selectOption('Edit one avatar');
  const body = part.getByRole('textbox', {name: 'Request body'});
  await expect(body).toHaveValue(/"type": "edit_existing"/);
  await body.fill((await body.inputValue()).replace(/"user_id": "\w+"/, '"user_id": "MY-OWN-USER"'));
  const languages = await languagesOf(page, 'newSession')
    .locator("button, option:not([value=''])")
    .evaluateAll((all) => all.map((choice) => choice.textContent!));
  expect(languages.length).toBe(8);
  for (const label of languages.reverse()) {
    await chooseLanguage(page, label, 'newSession');
    await expect(sampleOf(page, 'newSession')).toContainText('MY-OWN-USER');
    await expect(sampleOf(page, 'newSession')).toContainText('edit_existing');
    await expect(sampleOf(page, 'newSession')).toContainText('AVATURN_API_TOKEN');
    await expect(sampleOf(page, 'newSession').locator('mark').filter({hasText: 'MY-OWN-USER'})).toHaveCount(1);
  }
  const id = requestOf(page, 'newExport').getByLabel('avatar_id');
  await id.fill('not-a-uuid');
  await expect(id).toHaveAccessibleDescription(/Not a UUID/);
  await expect(sampleOf(page, 'newExport')).toContainText('avatar_id=not-a-uuid');
  await part.getByRole('button', {name: /^Copy curl/}).click();
  expect(await copied(page)).toBe(await sampleOf(page, 'newSession').textContent());
  expect(sent).toEqual([]);
});

test('values are shared by a link and survive a reload', async ({page, context}) => {
  await openPage(page);
  const part = await openForm(page, 'newRender');
  await part.getByLabel('scene').fill('common/preview');
  await part.getByLabel('format').selectOption('webp');
  await expect(page).toHaveURL(/#fill=newRender~[\w-]+$/);
  await part.getByRole('button', {name: 'Copy link'}).click();
  await expect(part.getByRole('button', {name: 'Link copied'})).toBeVisible();
  const link = await copied(page);

  const other = await context.newPage();
  await openPage(other, link);
  await expect(sampleOf(other, 'newRender')).toContainText('scene=common%2Fpreview&format=webp');
  await expect(requestOf(other, 'newRender').getByLabel('scene')).toBeInViewport();
  await other.reload();
  await expect(requestOf(other, 'newRender').getByLabel('format')).toHaveValue('2');
  await requestOf(other, 'newRender').getByRole('button', {name: 'Reset'}).click();
  await expect(sampleOf(other, 'newRender')).toContainText('format=png');
});

test('works by keyboard alone, and after navigation from another page', async ({page}) => {
  await openPage(page, '/docs/what-is-avaturn/');
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'REST API'}).click();
  const part = requestOf(page, 'newExport');
  await part.getByRole('button', {name: 'Edit values'}).focus();
  await page.keyboard.press('Enter');
  await expect(part.locator('.api-fill-form')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(part.getByRole('button', {name: 'Send'})).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(part.getByLabel('avatar_id')).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('by-keyboard');
  await expect(sampleOf(page, 'newExport')).toContainText('avatar_id=by-keyboard');

  // After going away and back, the page is in its initial state, and the URL restores the values.
  await expect(page).toHaveURL(({hash}) => readLink(hash).values?.query['avatar_id'] === 'by-keyboard');
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Overview'}).click();
  await page.waitForURL('**/docs/what-is-avaturn/');
  await page.goBack();
  await expect(part.getByLabel('avatar_id')).toHaveValue('by-keyboard');
});
