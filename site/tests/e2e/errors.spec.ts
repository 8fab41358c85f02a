import {expect, test, type Page} from '@playwright/test';
import {linkTo, withoutPrefetch} from './loading';

const hydrated = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');

test("a page that crashes shows 'This page crashed.' with the chain of messages until a link is followed or 'Try again' works", async ({
  page,
}) => {
  await withoutPrefetch(page);
  await page.goto('/docs/what-is-avaturn/');
  await hydrated(page);
  // The page's chunk, with its component replaced by one that throws until the test allows it.
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    const original = await response.text();
    const sabotage = `
      (() => {
        const name = Object.keys(self).find((key) => /^(webpackChunk|rspackChunk)/.test(key));
        const chunks = self[name];
        const push = chunks.push;
        chunks.push = (data) => {
          chunks.push = push;
          for (const id of Object.keys(data[1])) {
            const make = data[1][id];
            data[1][id] = (module, exports, require) => {
              const inner = {exports: {}};
              make(inner, inner.exports, require);
              const Page = inner.exports.default;
              const broken = () => {
                if (!self.fixed) {
                  throw new Error('The table is missing', {cause: new Error('The file is empty')});
                }
                return Page({});
              };
              module.exports = {...inner.exports, default: typeof Page === 'function' && inner.exports.frontMatter ? Object.assign(broken, Page) : Page};
            };
          }
          return push(data);
        };
      })();`;
    const isPage = /frontMatter/.test(original) && /Blender/.test(original);
    await route.fulfill({response, body: isPage ? sabotage + original : original});
  });
  await linkTo(page, 'Blender').click();
  await expect(page.getByRole('heading', {name: 'This page crashed.'})).toBeVisible();
  await expect(page.getByText('The table is missing')).toBeVisible();
  await expect(page.getByText('The file is empty')).toBeVisible();
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();

  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Overview'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/^What is Avaturn/);
  await page.goBack();
  await expect(page.getByText('The table is missing')).toBeVisible();

  await page.evaluate(() => Object.assign(self, {fixed: true}));
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('heading', {level: 1})).toContainText('Blender');
  // Prefetches may still be on their way.
  await page.unrouteAll({behavior: 'ignoreErrors'});
});

test('a crash outside of the content shows a crash screen until the reader goes back', async ({page}) => {
  await page.goto('/docs/importing/blender/');
  await hydrated(page);
  await page.evaluate(() => {
    Element.prototype.scrollIntoView = () => {
      throw new Error('Scrolling failed');
    };
  });
  await page.locator('.theme-doc-toc-desktop a').first().click();
  await expect(page.getByText('Scrolling failed')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Scrolling failed')).toHaveCount(0);
  await expect(page.getByRole('heading', {level: 1})).toContainText('Blender');
});

test('a hash with malformed percent-encoding opens its target or nothing', async ({page}) => {
  const title = page.getByRole('heading', {level: 1});
  const crashes: string[] = [];
  page.on('pageerror', ({message}) => crashes.push(message));
  await page.goto('/docs/importing/blender/#50%');
  await hydrated(page);
  await title.evaluate((element) => {
    element.insertAdjacentHTML('afterend', '<a href="#%E0%A4%A">Cut off</a>');
    document.querySelector('footer')!.insertAdjacentHTML('beforeend', '<p id="100%">Target</p>');
  });
  await page.getByRole('link', {name: 'Cut off'}).click();
  await expect(page).toHaveURL(/#%E0%A4%A$/);
  await page.evaluate(() => (location.hash = '#100%'));
  await expect(page.locator('[id="100%"]')).toBeInViewport();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/#50%$/);
  await page.locator('.theme-doc-toc-desktop a').first().click();
  await expect(page).not.toHaveURL(/%/);
  await expect(title).toContainText('Blender');
  expect(crashes).toEqual([]);
});
