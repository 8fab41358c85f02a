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
});

test('without scripts and styles, the home page shows a banner about a wrong base URL', async ({page}) => {
  await page.route('**/assets/**', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByText('Your Docusaurus site did not load properly.')).toBeVisible();
});
