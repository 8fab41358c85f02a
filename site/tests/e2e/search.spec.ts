import {violations, violationsInBothWidths} from './axe';
import {arrive, bar, expect, field, hold, indexFiles, open, options, status, suggest, test} from './searching';

test.use({reducedMotion: 'reduce'});

const doc = '/docs/integration/web/sdk/callbacks/';

test.describe('before the search is used', () => {
  test('nothing of it is loaded; hovering loads everything once per visit', async ({page}) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await open(page, doc);
    expect(asked.filter((url) => url.includes('search-index'))).toEqual([]);
    expect(page.workers()).toEqual([]);

    const index = page.waitForResponse(indexFiles);
    await bar(page).hover();
    expect((await index).ok()).toBe(true);
    await suggest(page, 'avatar');
    await field(page).press('Escape');
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'REST API'}).click();
    await arrive(page, 'REST API');
    await field(page).focus();
    await expect(options(page).first()).toBeVisible();
    expect(asked.filter((url) => /search-index\.json/.test(url))).toHaveLength(1);
    expect(page.workers()).toHaveLength(1);
  });

  test('text typed while the list and the index load is kept; a spinner shows the loading', async ({page}) => {
    await open(page, '/');
    const scripts = await hold(page, '**/assets/js/*.js');
    const index = await hold(page, indexFiles);
    await field(page).click();
    await page.evaluate(() =>
      document.activeElement!.addEventListener('blur', () => Object.assign(window, {blurred: true})),
    );
    await scripts.asked;
    const ring = bar(page).locator('[data-search-loading]');
    await expect(ring).toBeVisible();
    await field(page).pressSequentially('ava');
    scripts.release();
    await index.asked;
    await expect(ring).toBeVisible();
    await expect(status(page)).toHaveText('Loading search…');
    expect(await violations(page, '.navbar')).toEqual([]);
    await field(page).pressSequentially('tar');
    index.release();
    await expect(options(page).first()).toBeVisible();
    await expect(ring).toHaveCount(0);
    await expect(field(page)).toHaveValue('avatar');
    expect(await page.evaluate(() => 'blurred' in window)).toBe(false);
  });
});

test.describe('the shortcut', () => {
  for (const [platform, hint, keys] of [
    ['Linux x86_64', 'Ctrl K', 'Control+k'],
    ['MacIntel', '⌘K', 'Meta+k'],
  ] as const) {
    test(`on ${platform} is ${hint}, shown without a layout shift, and works before the scripts load`, async ({
      page,
    }) => {
      await page.addInitScript((name) => {
        Object.defineProperty(navigator, 'platform', {get: () => name});
        Object.defineProperty(navigator, 'userAgentData', {get: () => undefined});
      }, platform);
      const scripts = await hold(page, '**/assets/js/main*.js');
      await page.goto(doc, {waitUntil: 'commit'});
      const early = bar(page).locator('input');
      const boxes = () =>
        bar(page).evaluate((form) =>
          [...form.querySelectorAll('input, kbd')].map((part) => JSON.stringify(part.getBoundingClientRect())),
        );
      await expect(bar(page)).toBeVisible();
      await page.waitForFunction(() => document.styleSheets.length > 0 && document.querySelector('footer'));
      const other = platform === 'MacIntel' ? 'Control+k' : 'Meta+k';
      await page.keyboard.press(other);
      await expect(early).not.toBeFocused();
      const before = await boxes();
      // Also before the scripts have loaded.
      await page.keyboard.press(keys);
      await expect(early).toBeFocused();
      await page.keyboard.type('avat');
      await page.evaluate(() =>
        document.activeElement!.addEventListener('blur', () => Object.assign(window, {blurred: true})),
      );
      scripts.release();
      await expect(options(page).first()).toBeVisible();
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue('avat');
      await field(page).pressSequentially('ar');
      await expect(field(page)).toHaveValue('avatar');
      expect(await page.evaluate(() => 'blurred' in window)).toBe(false);
      // Closes the list, clears the field, blurs it.
      for (let press = 0; press < 3; press++) await page.keyboard.press('Escape');
      await expect(field(page)).not.toBeFocused();
      await expect(bar(page).locator('kbd')).toHaveText(hint);
      expect(await boxes()).toEqual(before);
      await page.keyboard.press(other);
      await expect(field(page)).not.toBeFocused();
      await page.keyboard.press(keys);
      await expect(field(page)).toBeFocused();
    });
  }
});

test.describe('suggestions', () => {
  test("are at most eight links with title, path and marked words, or 'No results'; a link to all results is shown once", async ({
    page,
  }) => {
    await open(page, '/');
    await suggest(page, 'avatar');
    const count = await options(page).count();
    expect(count).toBeGreaterThan(1);
    expect(count).toBeLessThanOrEqual(8);
    await expect(status(page)).toHaveText(`${count} suggestions`);
    for (const option of await options(page).all()) {
      await expect(option).toHaveAttribute('href', /^\/(docs|api)\/.*[?&]_highlight=/);
      await expect(option).toHaveAccessibleName(/./);
    }
    await expect(options(page).filter({hasText: ' › '}).first()).toBeVisible();
    expect((await options(page).locator('mark').allTextContents()).join(' ').toLowerCase()).toContain('avatar');
    await expect(bar(page).getByRole('link', {name: /^See all results/})).toHaveText('See all results');

    await field(page).fill('qqqqxzxzxz');
    await expect(status(page)).toHaveText('No results');
    await expect(status(page)).toBeVisible();
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
    expect(await violations(page, '.navbar')).toEqual([]);
    await field(page).fill('');
    await expect(page.getByText('No results')).toHaveCount(0);

    await test.step('the clear button keeps the focus; a click elsewhere closes the list', async () => {
      await suggest(page, 'blender');
      await bar(page).getByRole('button', {name: 'Clear search'}).click();
      await expect(field(page)).toHaveValue('');
      await expect(field(page)).toBeFocused();
      await expect(options(page)).toHaveCount(0);
      await suggest(page, 'blender');
      await page.getByRole('heading', {level: 1}).click();
      await expect(options(page)).toHaveCount(0);
    });
  });

  test('of the current section come first, and the footer links to the rest', async ({page}) => {
    await open(page, '/docs/integration/unity/');
    await suggest(page, 'avatar');
    await expect(options(page).first()).toHaveAttribute('href', /^\/docs\/integration\/unity\//);
    await expect(bar(page).getByRole('link', {name: 'See all results in Unity'})).toHaveAttribute(
      'href',
      '/search/?q=avatar&ctx=docs%2Fintegration%2Funity',
    );
    await expect(field(page)).toHaveAttribute('aria-autocomplete', 'list');
    for (const line of (await options(page).first().innerText()).split('\n')) {
      const pattern = new RegExp(line.trim().replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
      await expect(options(page).first()).toHaveAccessibleName(pattern);
    }
    await expect(status(page)).toHaveCount(1);
    await field(page).press('ArrowDown');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    expect(await violationsInBothWidths(page, '.navbar')).toEqual([]);
    // No hits in that section: a link to its results would show nothing.
    await field(page).fill('fbx');
    await expect(options(page).first()).toHaveAttribute('href', /^\/docs\/importing\//);
    await expect(bar(page).getByRole('link', {name: /^See all results/})).toHaveText('See all results');
    await bar(page).getByRole('link', {name: 'See all results', exact: true}).click();
    await page.waitForURL('**/search/?q=fbx');
    await expect(options(page)).toHaveCount(0);
  });
});

test.describe('by mouse', () => {
  test('a click opens the page; middle click and Ctrl+click open a new tab', async ({page, context}) => {
    await open(page, '/');
    await suggest(page, 'blender');
    const href = (await options(page).first().getAttribute('href'))!;
    for (const how of [{button: 'middle'}, {modifiers: ['ControlOrMeta']}] as const) {
      const tab = context.waitForEvent('page');
      await options(page)
        .first()
        .click(how as {button: 'middle'});
      await expect(await tab).toHaveURL(href);
      await expect(options(page).first()).toBeVisible();
    }
    await options(page).first().click();
    await page.waitForURL(`**${href}`);
    await expect(options(page)).toHaveCount(0);
    await expect(field(page)).not.toBeFocused();
  });
});
