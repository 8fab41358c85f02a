import {violationsInBothModes} from './axe';
import {bar, expect, field, hold, indexFiles, open, options, status, suggest, test} from './searching';

for (const width of [1280, 360] as const) {
  test.describe(`at ${width} px, axe finds nothing in both modes`, () => {
    test.use({viewport: {width, height: 900}, reducedMotion: 'reduce'});

    test('with the list open and a suggestion chosen', async ({page}) => {
      await open(page, '/docs/integration/unity/');
      await suggest(page, 'avatar');
      expect(await violationsInBothModes(page)).toEqual([]);
      await field(page).press('ArrowDown');
      await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
      expect(await violationsInBothModes(page)).toEqual([]);
      await page.getByRole('link', {name: 'See all results', exact: true}).focus();
      expect(await violationsInBothModes(page)).toEqual([]);
    });

    test('without results, while loading, and after a failure', async ({page}) => {
      const index = await hold(page, indexFiles);
      await open(page, '/');
      await field(page).click();
      await field(page).fill('qqqqxzxzxz');
      await index.asked;
      await expect(status(page)).toHaveText('Loading search…');
      expect(await violationsInBothModes(page)).toEqual([]);
      index.release();
      await expect(status(page)).toHaveText('No results');
      expect(await violationsInBothModes(page)).toEqual([]);

      await page.unrouteAll();
      await page.route(indexFiles, (route) => route.abort());
      await open(page, '/');
      await field(page).click();
      await expect(bar(page).getByRole('button', {name: 'Retry'})).toBeVisible();
      expect(await violationsInBothModes(page)).toEqual([]);
    });

    test('when the list itself does not load', async ({page}) => {
      await open(page, '/');
      await page.route('**/assets/js/*.js', (route) => route.abort());
      await field(page).click();
      await expect(bar(page).getByRole('button', {name: 'Retry'})).toBeVisible();
      expect(await violationsInBothModes(page)).toEqual([]);
    });

    test('on the search page with and without results, and after a failure', async ({page}) => {
      await open(page, '/search/?q=avatar');
      await expect(page.getByRole('list', {name: 'Search results'})).toBeVisible();
      expect(await violationsInBothModes(page)).toEqual([]);
      await open(page, '/search/?q=qqqqxzxzxz&ctx=docs%2Fimporting');
      await expect(status(page)).toHaveText('No results');
      expect(await violationsInBothModes(page)).toEqual([]);
      await open(page, `/search/?q=avatar&version=${encodeURIComponent('https://elsewhere.example/')}`);
      await expect(status(page)).toHaveText('Unexpected version url');
      expect(await violationsInBothModes(page)).toEqual([]);
      await page.route(indexFiles, (route) => route.abort());
      await open(page, '/search/?q=avatar');
      await expect(page.getByRole('button', {name: 'Retry'})).toBeVisible();
      expect(await violationsInBothModes(page)).toEqual([]);
    });

    test('with the search terms highlighted', async ({page}) => {
      await open(page, '/docs/importing/blender/?_highlight=blender');
      await expect(page.getByRole('button', {name: 'Clear highlights'})).toBeVisible();
      expect(await violationsInBothModes(page)).toEqual([]);
    });
  });
}

test('the field, the list and the results have names and roles', async ({page}) => {
  await open(page, '/');
  await suggest(page, 'avatar');
  await expect(field(page)).toHaveAttribute('aria-autocomplete', 'list');
  await expect(page.getByRole('listbox', {name: 'Suggestions'})).toBeVisible();
  const first = options(page).first();
  const words = (await first.innerText()).split('\n').map((line) => line.trim());
  for (const line of words) {
    await expect(first).toHaveAccessibleName(new RegExp(line.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)));
  }
  await expect(status(page)).toHaveCount(1);
});
