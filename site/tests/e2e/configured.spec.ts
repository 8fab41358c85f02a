import {createServer, type IncomingMessage} from 'node:http';
import {expect, test, type Page} from '@playwright/test';

// Tests the build of tests/fixtures/configured.config.ts, with all optional features enabled.
test.describe.configure({mode: 'serial'});

interface Received {
  readonly url: string;
  readonly body: string;
}

/** A server on loopback that records what it receives. */
function receiver(port: number) {
  const received: Received[] = [];
  let notify = () => {};
  const server = createServer((request: IncomingMessage, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString('latin1')));
    request.on('end', () => {
      received.push({url: request.url ?? '', body});
      response.writeHead(200, {
        'access-control-allow-origin': '*',
        'access-control-allow-headers': '*',
        'content-type': 'application/json',
      });
      response.end('{}');
      notify();
    });
  });
  return {
    received,
    start: () =>
      new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve)),
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
    /** Resolves once at least `count` requests have arrived. */
    async count(count: number) {
      while (received.length < count) {
        await new Promise<void>((resolve) => (notify = resolve));
      }
    },
  };
}

const pageViews = receiver(23190);
const postHog = receiver(23191);

test.beforeAll(async () => {
  await pageViews.start();
  await postHog.start();
});
test.afterAll(async () => {
  await pageViews.stop();
  await postHog.stop();
});
test.beforeEach(() => {
  pageViews.received.length = 0;
  postHog.received.length = 0;
});

const hydrated = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');

test('sends one page view per opened route, in the format of the Plausible Events API', async ({page, baseURL}) => {
  await page.goto('/docs/what-is-avaturn/');
  await pageViews.count(1);
  await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Blender'}).click();
  await pageViews.count(2);
  // Navigation within the page isn't a page view.
  await page.locator('.theme-doc-toc-desktop a').first().click();
  await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Clothing'}).click();
  await pageViews.count(3);
  expect(pageViews.received.map(({url}) => url)).toEqual(['/api/event', '/api/event', '/api/event']);
  expect(pageViews.received.map(({body}) => JSON.parse(body))).toEqual([
    {name: 'pageview', domain: 'docs.example.com', url: `${baseURL}/docs/what-is-avaturn/`, referrer: ''},
    {
      name: 'pageview',
      domain: 'docs.example.com',
      url: `${baseURL}/docs/importing/blender/`,
      referrer: `${baseURL}/docs/what-is-avaturn/`,
    },
    {
      name: 'pageview',
      domain: 'docs.example.com',
      url: `${baseURL}/docs/ux_customization/assets/clothing/`,
      referrer: `${baseURL}/docs/importing/blender/`,
    },
  ]);
});

test('a page view contains the path, but no search terms or form values', async ({page, baseURL}) => {
  await page.goto('/search/?q=secret-words');
  await pageViews.count(1);
  await page.goto('/api/#fill=newSession~secret');
  await pageViews.count(2);
  expect(pageViews.received.map(({body}) => (JSON.parse(body) as {url: string}).url)).toEqual([
    `${baseURL}/search/`,
    `${baseURL}/api/`,
  ]);
});

for (const [name, property, value] of [
  ['Do-Not-Track', 'doNotTrack', '1'],
  ['Global Privacy Control', 'globalPrivacyControl', true],
] as const) {
  test(`nothing is sent under ${name}`, async ({page}) => {
    await page.addInitScript(([key, setting]) => Object.defineProperty(navigator, key, {value: setting}), [
      property,
      value,
    ] as const);
    await page.goto('/docs/what-is-avaturn/');
    await hydrated(page);
    await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Blender'}).click();
    await page.waitForURL('**/docs/importing/blender/');
    await page.waitForLoadState('networkidle');
    expect(pageViews.received).toEqual([]);
    expect(postHog.received).toEqual([]);
  });
}

test('product analytics load after the page, without scripts of other origins or session recording', async ({
  page,
  context,
  baseURL,
}) => {
  const scripts: string[] = [];
  const problems: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  // PostHog sends nothing from an automated browser.
  await page.addInitScript(() => {
    const agent = navigator.userAgent.replace('Headless', '');
    Object.defineProperties(navigator, {
      webdriver: {value: false},
      userAgent: {value: agent},
      userAgentData: {value: undefined},
    });
  });
  await page.goto('/docs/what-is-avaturn/');
  await postHog.count(1);
  await page.waitForLoadState('networkidle');
  expect(postHog.received.map(({url}) => new URL(url, 'http://any').pathname)).toEqual(['/e/']);
  expect(scripts.filter((url) => !url.startsWith(`${baseURL}/`) || /recorder/.test(url))).toEqual([]);
  expect(problems).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test('with EDIT_URL, every document links to its source and asks for feedback', async ({page}) => {
  await page.goto('/docs/integration/web/sdk/callbacks/');
  await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveAttribute(
    'href',
    'https://github.com/example/docs/edit/main/site/docs/integration/web/sdk/callbacks.mdx',
  );
  await expect(page.getByText('Was this page helpful?')).toBeVisible();
  const no = new URL((await page.getByRole('link', {name: 'No', exact: true}).getAttribute('href')) ?? '');
  expect(no.origin + no.pathname).toBe('https://github.com/example/docs/issues/new');
  expect(no.searchParams.get('title')).toBe('Not helpful: /docs/integration/web/sdk/callbacks/');
  expect(no.searchParams.get('body')).toContain('Version: Next\nSection: Whole page');
});
