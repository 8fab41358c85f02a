import {expect, test, type Page} from '@playwright/test';
import {parse} from 'yaml';
import {chooseLanguage, openForm, openPage, requestOf, sampleOf} from './api-page';

const top = (page: Page, id: string) =>
  page.evaluate((name) => document.getElementById(name)?.getBoundingClientRect().top ?? NaN, id);

/** The area directly below the navbar. */
async function expectAtTop(page: Page, id: string) {
  await expect.poll(() => top(page, id)).toBeLessThan(160);
  expect(await top(page, id)).toBeGreaterThan(40);
}

/** Everything is collapsed, so the page has about one screen for each operation. */
async function expectHeight(page: Page, limit: number) {
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(limit);
  await expect(page.locator('main details[open]')).toHaveCount(0);
}

test('anchors open collapsed parents, and the list of sections marks the current one', async ({page}) => {
  await openPage(page, '/api/#setCustomization.request.assets.eyewear.color');
  await expect(page.locator('[id="setCustomization.request.assets.eyewear.color"]')).toBeInViewport();
  await page.getByRole('navigation', {name: 'REST API'}).getByRole('link', {name: 'Delete a user'}).click();
  await expectAtTop(page, 'deleteUser');
  await expect(page.locator('.api-nav [aria-current]')).toContainText('Delete a user');

  // A discriminator has a link of its own, and is marked when a link leads to it.
  await page.evaluate(() => (window.location.hash = '#newSession.request.config.type'));
  const target = page.locator('[id="newSession.request.config.type"]');
  await expect(target).toBeInViewport();
  await expect(target).toHaveCSS('border-left-width', '3px');
  await expect(target.getByRole('link', {name: 'type'})).toHaveAttribute('href', '#newSession.request.config.type');
});

test('a reference that fails to load shows an error, and loads on retry', async ({page}) => {
  await openPage(page, '/docs/what-is-avaturn/');
  await page.route('**/assets/api-reference/body.*', (route) => route.abort());
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'REST API'}).click();
  await expect(page.getByRole('alert')).toContainText('The reference did not load');
  await page.unroute('**/assets/api-reference/body.*');
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('heading', {name: 'Create a session'})).toBeVisible();
  await chooseLanguage(page, 'Java');
  await expect(sampleOf(page, 'createUser')).toContainText('HttpRequest.newBuilder(');
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

test('on a phone: height, whole words, the list of sections, and no horizontal scrolling with a form open', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 800});
  await openPage(page);
  await expectHeight(page, 27_000);
  await expect(sampleOf(page, 'newRender')).toHaveCSS('white-space', 'pre');

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

  for (const operation of ['newSession', 'setCustomization']) {
    await openForm(page, operation);
  }
  for (const width of [320, 768]) {
    await page.setViewportSize({width, height: 700});
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    // Clipped content doesn't change the page's width; languages and code have their own scrolling.
    const wide = await page
      .locator('.api-reference *:visible')
      .evaluateAll(
        (all, limit) =>
          all
            .filter(
              (element) => !element.closest('pre, .api-languages') && element.getBoundingClientRect().right > limit,
            )
            .map((element) => element.outerHTML.slice(0, 80)),
        width,
      );
    expect(wide, `${width} px`).toEqual([]);
  }
});

test('on a desktop: height, and print shows the samples and all collapsed content, but no form', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await openPage(page);
  await expectHeight(page, 20_000);
  const part = await openForm(page, 'newSession');
  await page.emulateMedia({media: 'print'});
  // The event that browsers fire before printing.
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(part.locator('.api-sample')).toBeVisible();
  await expect(page.locator('details:not([open])')).toHaveCount(0);
  await expect(part.locator('.api-fill-form')).toBeHidden();
  await expect(page.locator('.api-nav')).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('everything is readable, and controls that need it are hidden', async ({page}) => {
    await page.goto('/api/');
    const part = requestOf(page, 'newSession');
    await expect(part.locator('code', {hasText: 'curl --fail-with-body --request POST'}).first()).toBeVisible();
    await expect(page.getByRole('link', {name: 'index.md'})).toBeVisible();
    await expect(
      page.locator('.api-actions, .api-copy, .api-languages, .api-flow, .api-nav-toggle').filter({visible: true}),
    ).toHaveCount(0);
    // Collapsible content opens without JavaScript, and so does the reason of a mark.
    await page.getByText('Upload request').click();
    await expect(page.locator('[id="newSession.response.404"]')).toBeHidden();
    await page.locator('[id="newSession.responses"] ~ details', {hasText: 'Errors:'}).locator('summary').click();
    await expect(page.locator('[id="newSession.response.404"]')).toBeVisible();
    const reason = page.getByRole('note').filter({hasText: 'Several public API clients call this host', visible: true});
    await page.locator('#introduction').locator('xpath=../..').locator('[data-reason]').click();
    await expect(reason).toBeVisible();
  });
});
