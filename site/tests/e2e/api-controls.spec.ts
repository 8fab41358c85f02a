import {expect, test} from '@playwright/test';
import {chooseLanguage, copied, expectLanguage, openPage, requestOf, sampleOf} from './api-page';

test('Expand all opens every part, and links keep the document', async ({page}) => {
  await openPage(page);
  await expectLanguage(page, 'curl');
  await expect(page).toHaveURL('/api/');

  const closed = page.locator('main details:not([open], .drop-down)');
  const before = await closed.count();
  await page.getByText('Page actions').click();
  await page.getByRole('button', {name: 'Expand all'}).click();
  await expect(closed).toHaveCount(0);
  await page.getByRole('button', {name: 'Collapse all'}).click();
  await expect(closed).toHaveCount(before);

  await page.evaluate(() => Object.assign(window, {isSame: true}));
  await page.locator('main a[href^="/docs/"]').first().click();
  await page.waitForURL('**/docs/**');
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});

test('the page and a sample are copied, and a failure is reported', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '/api/?language=python');
  const whole = page.locator('[data-copy-page]');
  await page.getByText('Page actions').click();
  await whole.click();
  await expect(whole).toHaveText('Copied');
  expect(await copied(page)).toBe(await (await page.request.get('/api/index.md')).text());
  await expect(whole).toHaveText('Copy page as Markdown');
  await page.keyboard.press('Escape');
  await expect(whole).toBeHidden();
  await expect(page.getByText('Page actions')).toBeFocused();

  const panel = page.locator('[data-request=newSession] .api-sample');
  await panel.getByRole('button', {name: 'Copy'}).click();
  await expect(panel.getByRole('button', {name: 'Copied'})).toBeVisible();
  await expect(page.getByRole('status').filter({hasText: 'Copied'})).toHaveCount(1);
  expect(await copied(page)).toBe(await panel.locator('code').textContent());
  await expect(panel.getByRole('button', {name: 'Copied'})).toHaveCount(0);

  await page.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', {value: {writeText: () => Promise.reject(new Error('refused'))}}),
  );
  await panel.getByRole('button', {name: 'Copy'}).click();
  await expect(page.getByRole('status').filter({hasText: 'Not copied'})).toHaveCount(1);
});

test('the server applies to all samples, and the local one comes with its token', async ({page}) => {
  await openPage(page);
  await page.getByRole('combobox', {name: 'Server of createUser'}).selectOption('Local simulator');
  await expect(sampleOf(page, 'newSession')).toContainText("'http://127.0.0.1:3100/api/v1/sessions/new'");
  const label = page.locator('[data-sample=newSession] .api-code-label').first();
  await expect(label).toContainText('AVATURN_API_TOKEN=simulator-token');
  await expect(label).toContainText(`npx -y ${new URL(page.url()).origin}/tools/avaturn-simulator-`);
  await page.getByRole('combobox', {name: 'Server of newSession'}).selectOption('Platform');
  await expect(sampleOf(page)).toContainText("'https://api.avaturn.me/api/v1/users/new'");
});

test('the language applies to all samples, the tabs of the guides and other windows, and the URL precedes it', async ({
  page,
  context,
}) => {
  await openPage(page);
  await chooseLanguage(page, 'Python');
  await expect(page).toHaveURL(/\?language=python/);
  await expect(sampleOf(page)).toContainText('requests.post(');
  await expect(sampleOf(page, 'newRender')).toContainText('requests.post(');
  await expectLanguage(page, 'Python', 'newRender');
  const other = await context.newPage();
  await openPage(other, '/docs/integration/api/basic_flow/');
  await expect(other.getByRole('tab', {name: 'Python'}).first()).toHaveAttribute('aria-selected', 'true');
  await other.getByRole('tab', {name: 'JavaScript'}).first().click();
  await expectLanguage(page, 'JavaScript');
  await expect(sampleOf(page)).toContainText('await fetch(');
  await openPage(other, '/api/?language=cobol');
  await expect(sampleOf(other, 'newRender')).toContainText('await fetch(');
  await openPage(other, '/api/?language=go');
  await expect(sampleOf(other)).toContainText('http.NewRequest(');
  await chooseLanguage(other, 'PHP');
  await expectLanguage(page, 'PHP');
  await expect(sampleOf(page)).toContainText('GuzzleHttp');
});

test('if the data of samples and forms fails to load, that is reported, and a later choice retries', async ({page}) => {
  await page.route('**/forms.*.json', (route) => route.abort());
  await openPage(page);
  await chooseLanguage(page, 'Python');
  await expect(page.getByRole('status').filter({hasText: 'The samples did not load'})).toHaveCount(1);
  await expectLanguage(page, 'curl');
  await expect(sampleOf(page)).toContainText('curl --fail-with-body');
  const part = requestOf(page, 'newSession');
  await part.getByRole('button', {name: 'Edit values'}).click();
  await expect(part.getByRole('alert')).toContainText('The form did not load');
  await page.unroute('**/forms.*.json');
  await part.getByRole('button', {name: 'Edit values'}).click();
  await expect(part.getByLabel('Request body')).toBeVisible();
  await chooseLanguage(page, 'Python');
  await expect(sampleOf(page)).toContainText('requests.post(');
});
