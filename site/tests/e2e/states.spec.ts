import {expect, test, type Page} from '@playwright/test';

const toggle = (page: Page) => page.getByRole('button', {name: /dark and light mode/});
const mode = (page: Page) => page.locator('html');
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

test('the color mode is light by default, regardless of the system, and a choice is stored under the key "theme"', async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await page.goto('/');
  await expect(mode(page)).toHaveAttribute('data-theme', 'light');
  await toggle(page).click();
  await expect(mode(page)).toHaveAttribute('data-theme', 'dark');
  expect(await stored(page, 'theme')).toBe('dark');
  await page.goto('/docs/what-is-avaturn/');
  await expect(mode(page)).toHaveAttribute('data-theme', 'dark');
  await toggle(page).click();
  await expect(mode(page)).toHaveAttribute('data-theme', 'light');
  expect(await stored(page, 'theme')).toBe('light');
});

test('a stored color mode applies before any script file loads, so that nothing flashes', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.route('**/assets/js/*.js', (route) => route.abort());
  await page.goto('/docs/what-is-avaturn/');
  await expect(mode(page)).toHaveAttribute('data-theme', 'dark');
  await expect(mode(page)).toHaveCSS('background-color', 'rgb(19, 20, 23)');
  await expect(mode(page)).not.toHaveAttribute('data-has-hydrated', 'true');
});

test.describe('a language or platform selected in tabs', () => {
  const tab = (page: Page, name: string) => page.getByRole('tab', {name, exact: true}).first();

  test('is in the URL, and stays selected on the next page', async ({page}) => {
    await page.goto('/docs/integration/api/basic_flow/');
    await expect(mode(page)).toHaveAttribute('data-has-hydrated', 'true');
    await expect(tab(page, 'JavaScript')).toHaveAttribute('aria-selected', 'true');
    await tab(page, 'Python').click();
    await expect(page).toHaveURL(/\?language=python/);
    await page.goto('/docs/integration/api/renders/');
    await expect(tab(page, 'Python')).toHaveAttribute('aria-selected', 'true');
  });

  test('opens from a link; in print, each follows its label', async ({page}) => {
    await page.goto('/docs/integration/api/basic_flow/?language=python#export-on-the-server');
    await expect(tab(page, 'Python')).toHaveAttribute('aria-selected', 'true');
    await page.emulateMedia({media: 'print'});
    // The event that browsers fire before printing.
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await expect(tab(page, 'Python')).toBeHidden();
    const panels = page.getByRole('tabpanel', {includeHidden: true});
    const labels = await panels.evaluateAll((all) =>
      all.map((panel) => panel.checkVisibility() && getComputedStyle(panel, '::before').content),
    );
    expect(labels).toContain('"JavaScript"');
    expect(labels).toContain('"Python"');
    expect(labels.filter((label) => !/^".+"$/.test(String(label)))).toEqual([]);
  });
});

test('the announcement is shown until it is closed, which moves the focus, and again if its id changed', async ({
  page,
}) => {
  const bar = page.locator('.theme-announcement-bar');
  await page.goto('/');
  await expect(bar).toBeVisible();
  await expect(mode(page)).toHaveAttribute('data-has-hydrated', 'true');
  await page.getByRole('button', {name: 'Close'}).click();
  await expect(bar).toBeHidden();
  await expect(page.locator('.navbar__brand')).toBeFocused();
  expect(await stored(page, 'docusaurus.announcement.dismiss')).toBe('true');
  await page.reload();
  await expect(bar).toBeHidden();
  await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'an-older-announcement'));
  await page.reload();
  await expect(bar).toBeVisible();
  await expect.poll(() => stored(page, 'docusaurus.announcement.dismiss')).toBe('false');
});

test.describe("a symptom in the URL's hash is open", () => {
  const address = '/docs/integration/web/html/#the-dialog-is-empty';
  const fix = (page: Page) => page.locator('#the-dialog-is-empty').getByText('Check the CSS');

  test('and any other once its summary is pressed', async ({page}) => {
    await page.goto(address);
    await expect(fix(page)).toBeVisible();
    const other = page.locator('#a-second-click-opens-an-empty-frame');
    await expect(other.getByText('Request a new session')).toBeHidden();
    await other.locator('summary').press('Enter');
    await expect(other.getByText('Request a new session')).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('too', async ({page}) => {
      await page.goto(address);
      await expect(fix(page)).toBeVisible();
    });
  });
});
