import {expect, test, type Page} from '@playwright/test';

const language = (page: Page, operation = 'createUser') =>
  page.getByRole('combobox', {name: `Language of ${operation}`});
const sample = (page: Page, operation = 'createUser') =>
  page.locator(`[data-request="${operation}"] .api-samples code`);

async function open(page: Page, address = '/api/'): Promise<void> {
  await page.goto(address);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

test('tabs work by click, arrow keys, Home and End, in a circle', async ({page}) => {
  await open(page);
  const tab = (name: string) => page.getByRole('tablist', {name: 'Status'}).getByRole('tab', {name});
  const panel = page.getByRole('tabpanel').filter({visible: true});
  const expectChosen = async (name: string) => {
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
    await expect(tab(name)).toHaveAttribute('tabindex', '0');
    await expect(panel).toHaveCount(1);
    await expect(panel).toHaveAccessibleName(name);
  };
  await tab('404').click();
  await expectChosen('404');
  await expect(tab('401')).toHaveAttribute('tabindex', '-1');
  for (const [key, name] of [
    ['End', '422'],
    ['ArrowRight', '401'],
    ['ArrowLeft', '422'],
    ['Home', '401'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(name)).toBeFocused();
    await expectChosen(name);
  }
  await expect(language(page)).toHaveValue('curl');
  await expect(page).toHaveURL('/api/');
});

test('on a phone, the list of sections opens by its button, and closes on a choice or Escape', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await open(page);
  const toggle = page.locator('[data-nav-toggle]');
  const link = page.locator('.api-nav').getByRole('link', {name: 'Delete a user'});
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await link.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(link).toBeHidden();
  await toggle.click();
  await link.press('Escape');
  await expect(link).toBeHidden();
  await expect(toggle).toBeFocused();
});

test('one button opens all collapsed parts and closes them again', async ({page}) => {
  await open(page);
  const closed = page.locator('main details:not([open])');
  const before = await closed.count();
  await page.getByRole('button', {name: 'Expand all'}).click();
  await expect(closed).toHaveCount(0);
  await page.getByRole('button', {name: 'Collapse all'}).click();
  await expect(closed).toHaveCount(before);
});

test('a link to another page keeps the document', async ({page}) => {
  await open(page);
  await page.evaluate(() => Object.assign(window, {isSame: true}));
  await page.locator('main a[href^="/docs/"]').first().click();
  await page.waitForURL('**/docs/**');
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});

test('the page is copied as Markdown, and the button gets its label back', async ({page, context, request}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  const button = page.locator('[data-copy-page]');
  await button.click();
  await expect(button).toHaveText('Copied');
  const markdown = await (await request.get('/api/index.md')).text();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(markdown);
  await expect(button).toHaveText('Copy page as Markdown');
});

test('copying that fails is reported', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {value: {writeText: () => Promise.reject(new Error('refused'))}});
  });
  await open(page);
  await page.locator('[data-request=newSession] .api-sample').getByRole('button', {name: 'Copy'}).click();
  await expect(page.getByRole('status').filter({hasText: 'Not copied'})).toHaveCount(1);
});

test('the language of the URL precedes the stored one, unknown ones are ignored, and other windows follow', async ({
  page,
  context,
}) => {
  await open(page);
  await language(page).selectOption('Python');
  await expect(sample(page)).toContainText('requests.post(');
  const other = await context.newPage();
  await open(other, '/api/?language=cobol');
  await expect(sample(other, 'newRender')).toContainText('requests.post(');
  await open(other, '/api/?language=go');
  await expect(sample(other)).toContainText('http.NewRequest(');
  await language(other).selectOption('Swift');
  await expect(language(page)).toHaveValue('swift');
  await expect(sample(page)).toContainText('URLRequest(');
});

test('if the samples fail to load, the first language stays, and a later choice retries', async ({page}) => {
  await page.route('**/forms.*.json', (route) => route.abort());
  await open(page);
  await language(page).selectOption('Python');
  await expect(page.getByRole('status').filter({hasText: 'The samples did not load'})).toHaveCount(1);
  await expect(language(page)).toHaveValue('curl');
  await expect(sample(page)).toContainText('curl --fail-with-body');
  await page.unroute('**/forms.*.json');
  await language(page).selectOption('Python');
  await expect(sample(page)).toContainText('requests.post(');
});
