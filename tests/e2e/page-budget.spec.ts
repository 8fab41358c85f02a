import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {expect, test, type Page} from '@playwright/test';
import {routes} from '../../data/routes';
import {withoutPrefetch} from './loading';

/** Most bytes, by gzip, of what every page pays, by the file's name without its hash. */
const sharedLimits: Readonly<Record<string, number>> = {
  framework: 74_500,
  main: 42_500,
  'runtime~main': 4_500,
  'docs-layout': 9_800,
  markdown: 8_300,
};

/** Most of the rest. Bytes are by gzip; elements are counted once the page works. */
interface Budget {
  readonly requests: number;
  readonly html: number;
  readonly ownScripts: number;
  readonly elements: number;
}

const docsBudget: Budget = {requests: 14, html: 23_500, ownScripts: 25_500, elements: 2_750};
const budgets: Readonly<Record<string, Budget>> = {
  '/': {requests: 14, html: 9_000, ownScripts: 9_000, elements: 500},
  '/api/': {requests: 14, html: 41_000, ownScripts: 5_500, elements: 9_500},
  '/search/': {requests: 14, html: 8_000, ownScripts: 7_000, elements: 400},
};

const gzip = (file: string): number => gzipSync(readFileSync(path.join('build', file))).length;
const nameOf = (file: string): string => path.basename(file).replace(/\.[0-9a-f]{8}\.js$/, '');

/** Opens a page on a phone without anything fetched ahead, and says which files came. */
async function filesOf(page: Page, route: string): Promise<readonly string[]> {
  const files: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) {
      files.push(new URL(request.url()).pathname);
    }
  });
  await page.goto(route);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.waitForLoadState('networkidle');
  return files;
}

test.use({viewport: {width: 412, height: 823}});

for (const {path: route} of routes) {
  test(`${route} asks no more of a phone than its budget`, async ({page}) => {
    await withoutPrefetch(page);
    const files = await filesOf(page, route);
    const budget = budgets[route] ?? docsBudget;
    const scripts = files
      .filter((file) => file.endsWith('.js'))
      .map((file) => ({name: nameOf(file), bytes: gzip(file)}));
    const own = scripts.filter(({name}) => !(name in sharedLimits));
    const figures = {
      requests: files.length,
      html: gzip(path.join(route, 'index.html')),
      ownScripts: own.reduce((sum, {bytes}) => sum + bytes, 0),
      elements: await page.locator('*').count(),
    };
    const grown = [
      ...scripts
        .filter(({name, bytes}) => bytes > (sharedLimits[name] ?? Infinity))
        .map(({name, bytes}) => `${name}: ${bytes}`),
      ...(Object.keys(figures) as (keyof Budget)[])
        .filter((figure) => figures[figure] > budget[figure])
        .map((figure) => `${figure}: ${figures[figure]} of ${budget[figure]}`),
    ];
    expect(grown, `above its budget; it loads ${JSON.stringify({files, scripts}, null, 1)}`).toEqual([]);
  });
}
