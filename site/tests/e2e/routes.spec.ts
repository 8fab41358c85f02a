import {expect, test} from '@playwright/test';
import {load} from 'cheerio';
import {routes} from '../../data/routes';
import {cardPath} from '../../plugins/social-cards/card-path';

const origin = 'https://docs.avaturn.me';

test.describe('every route', () => {
  test('responds with 200, and has one h1, a title and a description of its own, its address and its social card', async ({
    request,
  }) => {
    const titles = new Map<string, string>();
    const descriptions = new Map<string, string>();
    for (const {path} of routes) {
      const response = await request.get(path, {maxRedirects: 0});
      expect(response.status(), path).toBe(200);
      const $ = load(await response.text());
      const meta = (name: string) => $(`meta[name="${name}"], meta[property="${name}"]`).attr('content') ?? '';
      expect($('h1').length, `h1 of ${path}`).toBe(1);
      expect($('html').attr('lang'), `language of ${path}`).toBe('en');

      const title = $('title').text();
      expect(title, `title of ${path}`).toMatch(path === '/' ? /^Developer Docs$/ : /^.+ \| Developer Docs$/);
      expect(titles.get(title), `${path} has the same title as`).toBeUndefined();
      titles.set(title, path);

      const description = meta('description');
      expect(description.length, `description of ${path}: "${description}"`).toBeGreaterThanOrEqual(60);
      expect(description.length, `description of ${path}: "${description}"`).toBeLessThanOrEqual(160);
      expect(descriptions.get(description), `${path} has the same description as`).toBeUndefined();
      descriptions.set(description, path);

      expect($('link[rel=canonical]').attr('href'), `canonical address of ${path}`).toBe(origin + path);
      expect(meta('og:url'), `og:url of ${path}`).toBe(origin + path);
      const card = path.startsWith('/docs/') ? cardPath(path) : '/img/social-card.png';
      expect(meta('og:image'), `og:image of ${path}`).toBe(origin + card);
      expect(meta('twitter:card'), `social card of ${path}`).toBe('summary_large_image');
      const {'content-type': type} = (await request.get(card)).headers();
      expect(type, `social card of ${path}`).toMatch(/^image\/(?:jpeg|png)$/);
    }
  });

  test('is linked, and shows neither Markdown nor a missing value; contents and breadcrumbs fit the page', async ({
    request,
  }) => {
    const pages = new Set(routes.map(({path}) => origin + path));
    const linked = new Set(['/']);
    for (const {path, kind} of routes) {
      const $ = load(await (await request.get(path)).text());
      const list = (selector: string, name: string) =>
        $(selector)
          .toArray()
          .map((element) => $(element).attr(name) ?? '');
      for (const href of list('a[href^="/"]', 'href')) linked.add(href.replace(/[?#].*$/, ''));
      if (kind === 'doc') {
        const headings = list('.theme-doc-markdown :is(h2, h3)', 'id').map((id) => `#${id}`);
        expect(headings.length, path).toBeGreaterThan(3);
        expect(list('.theme-doc-toc-desktop a', 'href'), `contents of ${path}`).toEqual(headings);
      }
      if (path.startsWith('/docs/')) {
        expect($('nav.theme-doc-breadcrumbs .breadcrumbs__item--active').length, path).toBe(1);
        const {itemListElement: items = []} = JSON.parse($('script[type="application/ld+json"]').text()) as {
          itemListElement?: {item: string}[];
        };
        expect(items.at(-1)?.item, path).toBe(origin + path);
        expect(items.map(({item}) => item).filter((item) => !pages.has(item))).toEqual([]);
      }
      $('main :is(code, pre, noscript)').remove();
      expect($('main').text(), `Markdown or a missing value in ${path}`).not.toMatch(/`|\*\*|\]\(|\bNaN\b/);
    }
    expect(routes.map(({path}) => path).filter((path) => !linked.has(path))).toEqual([]);
  });

  test('a section page describes the section and lists its pages with their descriptions', async ({request}) => {
    for (const {path} of routes.filter(({kind}) => kind === 'section')) {
      const $ = load(await (await request.get(path)).text());
      expect($('header > p').text(), path).not.toBe('');
      for (const {path: child} of routes.filter(({path: at, kind}) => kind === 'doc' && at.startsWith(path))) {
        const card = $('.link-card').has(`h2 a[href="${child}"]`);
        expect(card.find('p').text(), `${child} in ${path}`).not.toBe('');
      }
    }
  });
});

test.describe('redirects', () => {
  test('on a host without redirect rules, a page at the old path redirects with query and hash', async ({
    page,
    baseURL,
  }) => {
    // The embedded server would redirect first, so the page's file is served at another URL of this origin.
    const html = await import('node:fs/promises').then(({readFile}) =>
      readFile('../build/docs/integration/sdk/callbacks/index.html', 'utf8'),
    );
    await page.route('**/old-host/**', (route) =>
      route.fulfill({contentType: 'text/html', body: html.replaceAll(origin, baseURL ?? '')}),
    );
    await page.goto('/old-host/docs/integration/sdk/callbacks/?q=1#events');
    await page.waitForURL('**/docs/integration/web/sdk/callbacks/?q=1#events');
  });
});

test.describe('not found', () => {
  test('stays the 404 page after hydration', async ({page}) => {
    const errors: string[] = [];
    page.on('pageerror', ({message}) => errors.push(message));
    page.on('console', (message) => {
      // The browser logs the 404 of the document itself.
      if (message.type() === 'error' && !message.text().includes('404')) errors.push(message.text());
    });
    for (const path of ['/docs/nope/', '/docs/importing/Blender/', '/API/', '/Search/?q=x']) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      await expect(page.getByRole('heading', {level: 1})).toHaveText('This page does not exist');
      await expect(page).toHaveTitle('Page Not Found | Developer Docs');
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      expect(errors, path).toEqual([]);
    }
  });

  test('offers the closest matches, start pages, and a search', async ({page}) => {
    await page.goto('/docs/integration/sdk/');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('This page does not exist');
    await expect(page.getByRole('heading', {name: 'Closest matches'}).locator('+ ul a').first()).toHaveAttribute(
      'href',
      '/docs/integration/web/sdk/',
    );
    await expect(page.locator('main a[href="/docs/what-is-avaturn/"]')).toBeVisible();
    await page.getByRole('searchbox', {name: 'Search the documentation'}).fill('blender');
    await page.getByRole('main').getByRole('button', {name: 'Search'}).click();
    await page.waitForURL('**/search/?q=blender');
  });
});

test.describe('for search engines', () => {
  test('the sitemap contains every indexed page, and not the root', async ({request}) => {
    const xml = await (await request.get('/sitemap.xml')).text();
    const entries = [...xml.matchAll(/<url><loc>([^<]*)<\/loc>/g)];
    const expected = routes.filter(({path}) => path !== '/' && path !== '/search/').map(({path}) => origin + path);
    expect(entries.map(([, loc]) => loc).sort()).toEqual(expected.sort());
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('every tab of a page is open and names its panel', async ({page}) => {
    await page.goto('/docs/integration/unity/unity_tutorial/');
    const panels = page.getByRole('tabpanel', {includeHidden: true});
    expect(await panels.count()).toBeGreaterThan(1);
    for (const panel of await panels.all()) {
      await expect(panel).toBeVisible();
      const tab = page.locator(`[role=tab][id="${await panel.getAttribute('aria-labelledby')}"]`);
      await expect(tab).toHaveAttribute('aria-controls', (await panel.getAttribute('id')) ?? 'an id');
    }
  });

  test('the search page explains that it needs JavaScript and lists all pages', async ({page}) => {
    await page.goto('/search/');
    // With scripts disabled for a test, Chromium parses the content of noscript, but doesn't render it.
    await expect(page.locator('main noscript p')).toHaveText(/^Search needs JavaScript\./);
    for (const {path} of routes.filter(({path: at}) => at !== '/search/')) {
      await expect(page.locator(`main noscript a[href="${path}"]`), path).toHaveCount(1);
    }
  });
});
