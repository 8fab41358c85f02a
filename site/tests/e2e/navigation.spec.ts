import {expect, test} from '@playwright/test';
import {routes} from '../../data/routes';

test.describe('navbar', () => {
  test('has search on the right, and a logo for each color mode', async ({page}) => {
    await page.goto('/');
    const bar = page.getByRole('navigation', {name: 'Main'});
    const search = await bar.getByRole('search').boundingBox();
    const last = await bar.getByRole('link', {name: 'Developer portal'}).boundingBox();
    expect(search!.x).toBeGreaterThan(last!.x);

    const logo = page.locator('.navbar__logo img:visible');
    await expect(logo).toHaveAttribute('src', '/img/logo-light.svg');
    expect(await logo.boundingBox()).toMatchObject({width: 139, height: 28});
    await page.getByRole('button', {name: /dark and light mode/}).click();
    await expect(logo).toHaveAttribute('src', '/img/logo-dark.svg');
    expect(await logo.boundingBox()).toMatchObject({width: 139, height: 28});
  });

  test('marks the entry of the current section', async ({request}) => {
    const entryOf = (path: string) =>
      path.startsWith('/docs/importing/')
        ? ['How to import GLB']
        : /^\/docs\/(integration|ux_customization)\//.test(path)
          ? ['Integration docs']
          : ({'/docs/what-is-avaturn/': ['Overview'], '/api/': ['REST API']}[path] ?? []);
    for (const {path} of routes) {
      const html = await (await request.get(path)).text();
      const marked = [...html.matchAll(/<a[^>]*navbar__link--active[^>]*>([^<]*)/g)].map(([, label]) => label);
      expect(marked, path).toEqual(entryOf(path));
    }
  });
});

test("the sidebar shows every document in order, can't be collapsed, and marks the current page, as do previous and next", async ({
  page,
}) => {
  await page.goto('/docs/integration/overview/');
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  const documents = routes.filter(({kind}) => kind === 'doc').map(({path}) => path);
  const paths = await sidebar.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(paths.filter((path) => documents.includes(path!))).toEqual(documents);
  await expect(sidebar.locator('[aria-expanded]')).toHaveCount(0);
  await expect(sidebar.getByRole('button')).toHaveCount(0);
  await expect(sidebar.locator('[aria-current="page"]')).toHaveAttribute('href', '/docs/integration/overview/');
  await expect(page.locator('.pagination-nav__link--prev')).toHaveAttribute('href', '/docs/what-is-avaturn/');
  await expect(page.locator('.pagination-nav__link--next')).toHaveAttribute('href', '/docs/integration/bodies/');
});

test('the sidebar shows the current page before the scripts of the page run', async ({page}) => {
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.setViewportSize({width: 1280, height: 600});
  await page.goto('/docs/ux_customization/assets/hair/');
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  const current = sidebar.locator('[aria-current="page"]');
  await expect(current).toBeInViewport({ratio: 1});
  // The last page ends 24 px above the end of the window.
  await expect
    .poll(async () => {
      const {y, height} = (await current.boundingBox())!;
      return Math.round(600 - y - height);
    })
    .toBe(24);
});

test('the skip link is first in the tab order and leads to the content', async ({page}) => {
  await page.goto('/docs/what-is-avaturn/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  // The next tab stop is inside the content, after the navbar.
  await page.keyboard.press('Tab');
  expect(
    await page.evaluate(
      () =>
        document.activeElement?.closest('.navbar, [role="banner"]') === null &&
        document.activeElement !== document.body,
    ),
  ).toBe(true);
  expect(
    await page.evaluate(() => document.activeElement?.closest('#__docusaurus_skipToContent_fallback') !== null),
  ).toBe(true);
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 740}});

  test("the closed menu isn't rendered or prefetched; the open one shows the docs, takes and returns the focus, and closes when the window widens", async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await page.goto('/docs/importing/blender/');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await page.waitForLoadState('networkidle');
    const button = page.getByRole('button', {name: 'Toggle navigation bar'});
    const menu = page.locator('.navbar-sidebar');
    await expect(menu).toHaveCount(0);
    const before = fetched.length;
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
    await expect(menu.getByRole('link', {name: 'Blender', exact: true})).toBeVisible();
    // Once visible, the links are prefetched, which proves that the earlier check was effective.
    await expect.poll(() => fetched.length - before).toBeGreaterThan(5);
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(button).toBeFocused();

    await button.click();
    await expect(menu.getByRole('link', {name: 'Blender', exact: true})).toBeVisible();
    await menu.getByRole('button', {name: 'Back to main menu'}).click();
    await expect(menu.getByRole('link', {name: 'Integration docs'})).toBeVisible();
    await page.setViewportSize({width: 997, height: 740});
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
  });
});
