import {readFileSync} from 'node:fs';
import {expect, type Page} from '@playwright/test';
import type {AvaturnSDK} from '@avaturn/sdk';

const sdkFile = '../node_modules/@avaturn/sdk/dist/index.js';
const events = ['load', 'export', 'assetSet', 'bodySet', 'changeParam', 'error'] as const;

interface HostWindow extends Window {
  sdk: AvaturnSDK;
  received: [event: string, data: unknown][];
  outcome: Promise<string>;
}

/**
 * A page of the site's origin that uses the real SDK to open the simulated creator. It is below the fold, where no frame is
 * drawn until a test uses its controls.
 */
export async function openHost(page: Page, query: string, params: object = {}): Promise<void> {
  await page.route('**/host.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>Host</title><style>#c{height:600px;margin-top:150vh}</style><div id="c"></div></html>',
    }),
  );
  await page.route('**/sdk.js', (route) =>
    route.fulfill({contentType: 'text/javascript', body: readFileSync(sdkFile, 'utf8')}),
  );
  await page.goto('/host.html');
  await page.evaluate(
    async ({query, params, events}) => {
      const host = window as unknown as HostWindow;
      const {AvaturnSDK: Sdk} = (await import('/sdk.js' as string)) as {AvaturnSDK: new () => AvaturnSDK};
      host.sdk = new Sdk();
      host.received = [];
      const url = new URL(`/sandbox/creator/?${query}`, location.href).href;
      for (const event of events) host.sdk.on(event, (data?: unknown) => host.received.push([event, data]));
      host.outcome = host.sdk.init(document.querySelector('#c'), {url, ...params}).then(
        () => 'opened',
        (error: Error) => error.message,
      );
      document.querySelector('iframe')?.setAttribute('title', 'Avatar creator');
    },
    {query, params, events},
  );
}

export const frame = (page: Page) => page.frameLocator('#avaturn-sdk-iframe');
export const received = (page: Page, event: string) =>
  page.evaluate(
    (name) => (window as unknown as HostWindow).received.filter(([key]) => key === name).map(([, data]) => data),
    event,
  );
export const outcome = (page: Page) => page.evaluate(() => (window as unknown as HostWindow).outcome);

/** Calls a method of the SDK; a rejection becomes its text. */
export const call = (page: Page, method: string, ...args: unknown[]): Promise<unknown> =>
  page.evaluate(
    ({method, args}) => {
      const sdk = (window as unknown as HostWindow).sdk as unknown as Record<
        string,
        (...all: unknown[]) => Promise<unknown>
      >;
      return sdk[method]!(...args).catch((reason: unknown) => `refused: ${String(reason)}`);
    },
    {method, args},
  );

export async function opened(page: Page, query = 'session=demo', params: object = {}): Promise<void> {
  await openHost(page, query, params);
  expect(await outcome(page)).toBe('opened');
  await expect.poll(() => received(page, 'load')).toHaveLength(1);
}
