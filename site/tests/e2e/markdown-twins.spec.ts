import {createHash} from 'node:crypto';
import {expect, test} from '@playwright/test';
import {load} from 'cheerio';
import {routes, unindexedPaths} from '../../data/routes';
import {lostInMarkdown} from '../../plugins/markdown-twins/test/completeness';

const origin = 'https://docs.avaturn.me';
const pages = routes.map(({path}) => path).filter((path) => !unindexedPaths.includes(path));
const page = '/docs/integration/web/sdk/callbacks/';

/** Maximum length of a guide. Details that few readers need belong on another page. */
const maxGuideWords = 1_500;

/** Number of words in Markdown, without code, front matter, and table pipes. */
function wordsOf(markdown: string): number {
  return markdown
    .replace(/^---\n.*?\n---\n/s, '')
    .replace(/^(`{3,}|~{3,}).*?^\1/gms, '')
    .split(/[\s|]+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

test('every page has a complete Markdown twin, which llms-full.txt contains', async ({request}) => {
  const full = await (await request.get('/llms-full.txt')).text();
  for (const path of pages) {
    const html = await (await request.get(path)).text();
    const href = load(html)('link[rel="alternate"][type="text/markdown"]').attr('href');
    expect(href).toBe(`${path}index.md`);
    const response = await request.get(href!);
    expect(response.status(), path).toBe(200);
    expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8');
    const twin = await response.text();
    expect.soft(lostInMarkdown(html, twin, `${origin}${path}`), path).toEqual([]);
    expect.soft(full.includes(twin), `${path} in llms-full.txt`).toBe(true);
    const isGuide = /^(?:Tutorial|How-to guide) · /m.test(twin);
    if (isGuide) {
      expect.soft(wordsOf(twin), `words without code in ${path}`).toBeLessThanOrEqual(maxGuideWords);
    }
  }
});

test('llms.txt lists every page', async ({request}) => {
  const list = await (await request.get('/llms.txt')).text();
  expect(list).toMatch(/^# .+\n\n> .+\n/);
  const listed = [...list.matchAll(/^- \[[^\]]+\]\(([^)]+)\): .{40,}$/gm)].map(([, url]) => url);
  expect(listed).toEqual(expect.arrayContaining(pages.map((path) => `${origin}${path}index.md`)));
  expect(listed).toHaveLength(pages.length);
});

test('assistants get a page at its own address, and a skill whose index names its digest', async ({request}) => {
  const asked = await request.get(page, {headers: {Accept: 'text/markdown'}});
  expect(await asked.text()).toBe(await (await request.get(`${page}index.md`)).text());
  const index = await request.get('/.well-known/agent-skills/index.json');
  const {skills} = (await index.json()) as {skills: {url: string; digest: string}[]};
  for (const path of ['/skill.md', new URL(skills[0]!.url, index.url()).pathname]) {
    const skill = await request.get(path);
    expect(skill.headers()['content-type']).toBe('text/markdown; charset=utf-8');
    expect(
      `sha256:${createHash('sha256')
        .update(await skill.body())
        .digest('hex')}`,
    ).toBe(skills[0]!.digest);
  }
});

test.describe('the page as Markdown', () => {
  test('is fetched only on request, copied and announced without layout shifts', async ({page: browser, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const asked: string[] = [];
    browser.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await browser.goto(page, {waitUntil: 'networkidle'});
    expect(asked).toContain(page);
    expect(asked.filter((path) => path.endsWith('.md'))).toEqual([]);
    await browser.getByText('Page actions').click();
    const button = browser.getByRole('button', {name: 'Copy page as Markdown'});
    const before = await button.boundingBox();

    await test.step('a failure shows an error', async () => {
      await browser.route('**/index.md', (route) => route.fulfill({status: 503}));
      await button.click();
      await expect(browser.getByText('The page was not copied. Open it with View as Markdown.')).toBeAttached();
      expect(await button.boundingBox()).toEqual(before);
      await browser.unrouteAll();
    });

    await button.click();
    await expect(browser.getByText('The page is on the clipboard as Markdown.')).toBeAttached();
    expect(await button.boundingBox()).toEqual(before);
    const copied = await browser.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await (await browser.request.get(`${page}index.md`)).text());
    await expect(browser.getByText('The page is on the clipboard as Markdown.')).not.toBeAttached();
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('opens by its link, without a button that needs JavaScript', async ({page: browser}) => {
      await browser.goto(page);
      await browser.getByText('Page actions').click();
      await expect(browser.getByText('Copy page as Markdown')).toBeHidden();
      await expect(browser.getByRole('link', {name: 'View as Markdown'})).toHaveAttribute('href', `${page}index.md`);
    });
  });
});
