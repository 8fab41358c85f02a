import {readFileSync} from 'node:fs';
import {expect, type Page} from '@playwright/test';
import type {AvaturnSDK} from '@avaturn/sdk';

const sdkFile = '../node_modules/@avaturn/sdk/dist/index.js';

interface HostWindow extends Window {
  sdk: AvaturnSDK;
  isLoaded: boolean;
}

/**
 * A page of the site's origin on which the real SDK has opened the simulated creator. It is below the fold, where no frame is
 * drawn until a test uses its controls.
 */
export async function opened(page: Page): Promise<void> {
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
  await page.evaluate(async () => {
    const host = window as unknown as HostWindow;
    const {AvaturnSDK: Sdk} = (await import('/sdk.js' as string)) as {AvaturnSDK: new () => AvaturnSDK};
    host.sdk = new Sdk().on('load', () => (host.isLoaded = true));
    const url = new URL('/sandbox/creator/?session=demo', location.href).href;
    await host.sdk.init(document.querySelector('#c'), {url});
  });
  await expect.poll(() => page.evaluate(() => (window as unknown as HostWindow).isLoaded)).toBe(true);
}

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
