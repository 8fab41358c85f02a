import {expect, test, type Page} from '@playwright/test';
import {parse} from 'yaml';

test.use({permissions: ['clipboard-read', 'clipboard-write']});

async function openPage(page: Page, address = '/api/') {
  await page.goto(address);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

const language = (page: Page, operation = 'createUser') =>
  page.getByRole('combobox', {name: `Language of ${operation}`});
const sample = (page: Page, operation: string) => page.locator(`[data-request="${operation}"] .api-samples code`);
const top = (page: Page, id: string) =>
  page.evaluate((name) => document.getElementById(name)?.getBoundingClientRect().top ?? NaN, id);

/** The area directly below the navbar. */
async function expectAtTop(page: Page, id: string) {
  await expect.poll(() => top(page, id)).toBeLessThan(160);
  expect(await top(page, id)).toBeGreaterThan(40);
}

test('a link from another page scrolls to its target, and back and forward return to it', async ({page}) => {
  await openPage(page, '/docs/integration/api/api-reference/');
  await page.locator('main a[href="/api/#newExport"]').first().click();
  await expectAtTop(page, 'newExport');
  await page.goBack();
  await page.waitForURL('**/docs/integration/api/api-reference/');
  await page.goForward();
  await expectAtTop(page, 'newExport');
});

test('anchors open collapsed parents, and the list of sections marks the current one', async ({page}) => {
  await openPage(page, '/api/#setCustomization.request.assets.eyewear.color');
  await expect(page.locator('[id="setCustomization.request.assets.eyewear.color"]')).toBeInViewport();
  await page.getByRole('navigation', {name: 'REST API'}).getByRole('link', {name: 'Delete a user'}).click();
  await expectAtTop(page, 'deleteUser');
  await expect(page.locator('.api-nav [aria-current]')).toContainText('Delete a user');
});

test('a discriminator has a link of its own, and is marked when a link leads to it', async ({page}) => {
  await openPage(page, '/api/#newSession.request.config.type');
  const target = page.locator('[id="newSession.request.config.type"]');
  await expect(target).toBeInViewport();
  await expect(target).toHaveCSS('border-left-width', '3px');
  await expect(target.getByRole('link', {name: 'type'})).toHaveAttribute('href', '#newSession.request.config.type');
});

test('table headings and code never break within words on a phone', async ({page}) => {
  await page.setViewportSize({width: 360, height: 800});
  await openPage(page);
  const lines = await page.locator('.api-table th').evaluateAll((all) =>
    all.map((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return `${cell.textContent}: ${range.getClientRects().length}`;
    }),
  );
  expect(lines).toEqual(['Scene: 1', 'Framing: 1', 'Background: 1']);
  await expect(sample(page, 'newRender')).toHaveCSS('white-space', 'pre');
});

test('the server applies to all samples, and the local one comes with its token', async ({page}) => {
  await openPage(page);
  await page.getByRole('combobox', {name: 'Server of createUser'}).selectOption('Simulator on your computer');
  await expect(sample(page, 'newSession')).toContainText("'http://127.0.0.1:3100/api/v1/sessions/new'");
  const label = page.locator('[data-sample=newSession] .api-code-label').first();
  await expect(label).toContainText('AVATURN_API_TOKEN=simulator-token');
  await expect(label).toContainText(`npx -y ${new URL(page.url()).origin}/tools/avaturn-simulator-`);
  await page.getByRole('combobox', {name: 'Server of newSession'}).selectOption('Platform');
  await expect(sample(page, 'createUser')).toContainText("'https://api.avaturn.me/api/v1/users/new'");
});

test('the language applies to all samples and the tabs of the guides, and is in the URL', async ({page}) => {
  await openPage(page);
  await language(page).selectOption('Python');
  await expect(page).toHaveURL(/\?language=python/);
  await expect(sample(page, 'createUser')).toContainText('requests.post(');
  await expect(sample(page, 'newRender')).toContainText('requests.post(');
  await expect(language(page, 'newRender')).toHaveValue('python');
  await openPage(page, '/docs/integration/api/basic_flow/');
  await expect(page.getByRole('tab', {name: 'Python'}).first()).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', {name: 'JavaScript'}).first().click();
  await openPage(page);
  await expect(sample(page, 'createUser')).toContainText('await fetch(');
  await expect(language(page)).toHaveValue('js');
  await openPage(page, '/api/?language=go');
  await expect(sample(page, 'createUser')).toContainText('http.NewRequest(');
});

test('the copy button copies the visible code, and confirms it', async ({page}) => {
  await openPage(page);
  const panel = page.locator('[data-request=newSession] .api-sample');
  await panel.getByRole('button', {name: 'Copy'}).click();
  await expect(panel.getByRole('button', {name: 'Copied'})).toBeVisible();
  await expect(page.getByRole('status').filter({hasText: 'Copied'})).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await panel.locator('code').textContent());
  await expect(panel.getByRole('button', {name: 'Copied'})).toHaveCount(0);
});

test('the link of a field or an operation is copied by pointer and by keyboard', async ({page, baseURL}) => {
  await openPage(page, '/api/?language=python');
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const field = page.locator('[id="newSession.request.user_id"] .api-field-head');
  const before = (await field.boundingBox())!.height;
  await field.hover();
  const button = page.getByRole('button', {name: 'Copy link to newSession.request.user_id'});
  await button.click();
  await expect(page.getByRole('button', {name: 'Copied to newSession.request.user_id'})).toBeVisible();
  expect(await copied()).toBe(`${baseURL}/api/?language=python#newSession.request.user_id`);
  expect((await field.boundingBox())!.height).toBe(before);

  await page.locator('#newExport a').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', {name: 'Copied to newExport'})).toBeVisible();
  expect(await copied()).toBe(`${baseURL}/api/?language=python#newExport`);
});

test('a reference that fails to load shows an error, and loads on retry', async ({page}) => {
  await openPage(page, '/docs/what-is-avaturn/');
  await page.route('**/assets/api-reference/body.*', (route) => route.abort());
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'REST API'}).click();
  await expect(page.getByRole('alert')).toContainText('The reference did not load');
  await page.unroute('**/assets/api-reference/body.*');
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('heading', {name: 'Create a session'})).toBeVisible();
  await language(page).selectOption('Kotlin');
  await expect(sample(page, 'createUser')).toContainText('HttpRequest.newBuilder(');
});

test('downloads return the same description', async ({request}) => {
  const [yaml, json] = await Promise.all([request.get('/openapi.yaml'), request.get('/openapi.json')]);
  expect([yaml.status(), json.status()]).toEqual([200, 200]);
  const description = (await json.json()) as {openapi: string};
  const text = await yaml.text();
  expect(parse(text)).toEqual(description);
  expect(text.slice(0, 400)).toMatch(/^# Documentation: https:.*\n# .* npx -y https:\S+\/avaturn-simulator-\S+\.tgz\n/);
  expect(description.openapi).toBe('3.1.0');
});

test('nothing scrolls horizontally at 320 and 768 px, with a form open', async ({page}) => {
  await page.setViewportSize({width: 320, height: 700});
  await openPage(page);
  for (const operation of ['newSession', 'setCustomization']) {
    await page.locator(`[data-request="${operation}"]`).getByRole('button', {name: 'Edit values'}).click();
    await expect(page.locator(`[data-request="${operation}"] .api-fill-form`)).toBeVisible();
  }
  for (const width of [320, 768]) {
    await page.setViewportSize({width, height: 700});
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    // Clipped content doesn't change the page's width; tabs and code have their own scrolling.
    const wide = await page
      .locator('.api-reference *:visible')
      .evaluateAll(
        (all, limit) =>
          all
            .filter((element) => !element.closest('pre, .api-tablist') && element.getBoundingClientRect().right > limit)
            .map((element) => element.outerHTML.slice(0, 80)),
        width,
      );
    expect(wide, `${width} px`).toEqual([]);
  }
});

for (const [width, limit] of [
  [1280, 20_000],
  [360, 32_000],
] as const) {
  test(`is at most ${limit} px high at ${width} px, with one screen for each operation`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await openPage(page);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(limit);
    await expect(page.locator('main details[open]')).toHaveCount(0);
  });
}

test('print shows the samples and all collapsed content, but no form', async ({page}) => {
  await openPage(page);
  const part = page.locator('[data-request="newSession"]');
  await part.getByRole('button', {name: 'Edit values'}).click();
  await expect(part.locator('.api-fill-form')).toBeVisible();
  await page.emulateMedia({media: 'print'});
  // The event that browsers fire before printing.
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(part.locator('.api-sample')).toBeVisible();
  for (const panel of await page.getByRole('tabpanel', {includeHidden: true}).all()) {
    await expect(panel).toBeVisible();
  }
  await expect(page.locator('details:not([open])')).toHaveCount(0);
  await expect(part.locator('.api-fill-form')).toBeHidden();
  await expect(page.locator('.api-nav')).toBeHidden();
});

test('the Markdown of the page has every request in every language', async ({request}) => {
  const markdown = await (await request.get('/api/index.md')).text();
  for (const language of ['bash', 'js', 'ts', 'python', 'go', 'csharp', 'kotlin', 'swift', 'php', 'java']) {
    // Ten operations and the upload; in bash, also the commands of the typed client.
    expect(markdown.split(`\`\`\`${language}\n`).length - 1, language).toBe(language === 'bash' ? 12 : 11);
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('everything is readable, and controls that need it are hidden', async ({page}) => {
    await page.goto('/api/');
    const part = page.locator('[data-request="newSession"]');
    await expect(part.locator('code', {hasText: 'curl --fail-with-body --request POST'}).first()).toBeVisible();
    await expect(page.getByRole('link', {name: 'index.md'})).toBeVisible();
    await expect(
      page.locator('.api-fill, .api-copy, .api-choices, .api-tablist, .api-nav-toggle').filter({visible: true}),
    ).toHaveCount(0);
    // Collapsible content opens without JavaScript, and so does the reason of a mark.
    await page.getByText('Upload request').click();
    await expect(page.locator('[role=tabpanel]').filter({visible: false})).toHaveCount(0);
    await expect(page.locator('[id="newSession.response.404"]')).toBeHidden();
    await page.locator('[id="newSession.responses"] ~ details', {hasText: 'Errors:'}).locator('summary').click();
    await expect(page.locator('[id="newSession.response.404"]')).toBeVisible();
    const reason = page.getByRole('note').filter({hasText: 'several public API clients that agree', visible: true});
    await page.locator('#introduction').locator('xpath=../..').locator('[data-reason] button').click();
    await expect(reason).toBeVisible();
  });
});
