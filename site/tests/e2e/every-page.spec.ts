import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {expect, test, type Page} from '@playwright/test';
import {routes} from '../../data/routes';
import {cspFindings} from '../hosting/csp-findings';
import {violations} from './axe';
import {withoutPrefetch} from './loading';
import {layoutShifts, watchLayoutShifts} from './page-shape';

/** Gzip limits in bytes for the files that every page loads, by name without hash. */
const sharedLimits: Readonly<Record<string, number>> = {
  framework: 77_500,
  main: 54_000,
  'runtime~main': 4_700,
  'docs-layout': 10_200,
};

/** Limits for everything else: bytes by gzip; elements after hydration. */
interface Budget {
  readonly requests: number;
  readonly html: number;
  readonly ownScripts: number;
  readonly elements: number;
}

const docsBudget: Budget = {requests: 20, html: 25_000, ownScripts: 39_500, elements: 2_750};
const budgets: Readonly<Record<string, Budget>> = {
  // Two of them are the avatar's other layers, after the page has loaded.
  '/': {requests: 16, html: 10_600, ownScripts: 12_000, elements: 630},
  '/api/': {requests: 14, html: 41_000, ownScripts: 4_650, elements: 9_500},
  '/search/': {requests: 14, html: 8_000, ownScripts: 7_000, elements: 400},
};

/** Maximum position of a document's title below the announcement, in pixels. */
const lowestTitle = 200;

const gzip = (file: string): number => gzipSync(readFileSync(path.join('../build', file))).length;
const nameOf = (file: string): string => path.basename(file).replace(/\.[0-9a-f]{8}\.js$/, '');

/** Layout problems on phones: a title that begins too low, and tables wider than the page. */
async function outOfView(page: Page): Promise<readonly string[]> {
  return page.evaluate((most) => {
    const banner = document.querySelector('.theme-announcement-bar')?.getBoundingClientRect().height ?? 0;
    const title = document.querySelector('h1')!.getBoundingClientRect().top - banner;
    return [
      ...(title > most ? [`the title begins at ${title} px`] : []),
      ...[...document.querySelectorAll('main .table-scroll')]
        .filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth)
        .map((box) => `${box.getAttribute('aria-label')}: ${box.scrollWidth} px in ${box.clientWidth} px`),
    ];
  }, lowestTitle);
}

interface Visit {
  /** Paths of the page's requests to this site. */
  readonly files: string[];
  /** Requests to other sites, CSP violations, and console messages. */
  readonly problems: string[];
  /** The Content-Security-Policy of the response. */
  policy: string;
}

/** Opens a page without prefetching, and records its requests and messages. */
async function visit(page: Page, route: string, baseURL = ''): Promise<Visit> {
  const seen: Visit = {files: [], problems: [], policy: ''};
  page.on('request', (request) => {
    const url = request.url();
    // Chromium requests the favicon at any time.
    if (url.endsWith('/img/favicon.svg')) return;
    if (url.startsWith(`${baseURL}/`)) seen.files.push(new URL(url).pathname);
    else if (!url.startsWith('data:')) seen.problems.push(`asks ${url}`);
  });
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) seen.problems.push(message.text());
  });
  page.on('pageerror', ({message}) => seen.problems.push(message));
  await page.exposeFunction('reportViolation', (what: string) => seen.problems.push(what));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) =>
      (window as unknown as {reportViolation(what: string): void}).reportViolation(
        `${violatedDirective} forbids ${blockedURI}`,
      ),
    ),
  );
  const response = await page.goto(route);
  seen.policy = response?.headers()['content-security-policy'] ?? '';
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  return seen;
}

/** What a page stores in the browser. */
const stored = (page: Page) =>
  page.evaluate(async () => ({
    local: Object.keys(localStorage).sort(),
    session: Object.keys(sessionStorage),
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
  }));

/** Measurements of a page that exceed its limits, one line each. */
function aboveBudget(route: string, files: readonly string[], elements: number): string[] {
  const budget = budgets[route] ?? docsBudget;
  const scripts = files.filter((file) => file.endsWith('.js')).map((file) => ({name: nameOf(file), bytes: gzip(file)}));
  const own = scripts.filter(({name}) => !(name in sharedLimits));
  const figures: Budget = {
    requests: files.length,
    html: gzip(path.join(route, 'index.html')),
    ownScripts: own.reduce((sum, {bytes}) => sum + bytes, 0),
    elements,
  };
  return [
    ...scripts
      .filter(({name, bytes}) => bytes > (sharedLimits[name] ?? Infinity))
      .map(({name, bytes}) => `${name}: ${bytes}`),
    ...(Object.keys(figures) as (keyof Budget)[])
      .filter((figure) => figures[figure] > budget[figure])
      .map((figure) => `${figure}: ${figures[figure]} of ${budget[figure]}`),
  ];
}

test.use({viewport: {width: 360, height: 823}, reducedMotion: 'reduce'});

// Visits each page once, on a phone, half of them in dark mode. accessibility.spec.ts checks one page of each kind in every
// width and mode.
for (const [index, {path: route}] of routes.entries()) {
  const mode = index % 2 === 0 ? 'light' : 'dark';
  test(`${route} has no axe findings, is private, within its budget, and without layout shifts or horizontal scrolling`, async ({
    page,
    context,
    baseURL,
  }) => {
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
    await watchLayoutShifts(page);
    await withoutPrefetch(page);
    const {files, problems, policy} = await visit(page, route, baseURL);
    expect(await layoutShifts(page), `what moved in ${mode} mode`).toEqual([]);
    expect(await violations(page), mode).toEqual([]);
    const nowhere = await page
      .locator('.theme-doc-markdown a[href^="#"]')
      .evaluateAll((links) =>
        links
          .map((link) => (link as HTMLAnchorElement).hash)
          .filter((hash) => !document.querySelector(`[id="${decodeURIComponent(hash.slice(1))}"]`)),
      );
    expect(nowhere, 'links to nothing on the page').toEqual([]);
    if (route.startsWith('/docs/')) {
      expect(await outOfView(page), 'at 360 px').toEqual([]);
    }

    await page.waitForLoadState('networkidle');
    const elements = await page.locator('*').count();
    expect(aboveBudget(route, files, elements), `above its budget; it loads ${files.join(' ')}`).toEqual([]);

    expect(policy).toContain("object-src 'none'");
    expect(cspFindings(policy).left).toEqual([]);
    expect(problems).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    expect(await stored(page)).toEqual({
      local: ['docusaurus.announcement.dismiss', 'docusaurus.announcement.id', 'theme'],
      session: [],
      databases: [],
      caches: [],
    });

    // WCAG 2.2, 1.4.10 Reflow.
    await page.setViewportSize({width: 320, height: 823});
    expect(await page.evaluate(() => document.documentElement.scrollWidth), 'at 320 px').toBeLessThanOrEqual(320);
  });
}
