import type {Page, Route} from '@playwright/test';

/** With data saver, no page is prefetched, so a click has to load its chunks. */
export async function withoutPrefetch(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {value: {effectiveType: '4g', saveData: true}}),
  );
}

export const linkTo = (page: Page, name: string) =>
  page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name});

/** Ways for a script to fail, each as a handler of its request. */
export const spoiled: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  // Like this site's server: an HTML page instead of a script.
  'is not there': (route) =>
    route.fulfill({
      status: 404,
      contentType: 'text/html; charset=utf-8',
      body: '<!doctype html><title>Missing</title>',
    }),
  'comes cut short': async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    await route.fulfill({response, body: body.subarray(0, body.length >> 1)});
  },
};
