import type {Page, Route} from '@playwright/test';

/** A reader with data saver on has no page fetched ahead, so that a click has to load its chunks. */
export async function withoutPrefetch(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {value: {effectiveType: '4g', saveData: true}}),
  );
}

export const linkTo = (page: Page, name: string) =>
  page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name});

/** Ways for a script not to arrive as it was made, each as a handler of its request. */
export const spoiled: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  // As this site's server says it: with a page, which is not a script.
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
