import {expect, type Page} from '@playwright/test';

export const demo = (page: Page) => page.locator('[data-component=CreatorDemo]');
export const creator = (page: Page) => page.frameLocator('iframe[title="Simulated avatar creator"]');

interface Watched {
  /** Paths of all requests of the page and its frames. */
  readonly asked: string[];
  /** Errors, warnings and CSP violations. */
  readonly problems: string[];
}

export async function open(page: Page, path: string): Promise<Watched> {
  const watched: Watched = {asked: [], problems: []};
  page.on(
    'request',
    (request) => request.url().startsWith('http') && watched.asked.push(new URL(request.url()).pathname),
  );
  page.on('console', (message) => {
    // Ignores warnings about the missing graphics card.
    if (['error', 'warning'].includes(message.type()) && !/WebGL|GPU stall|GL Driver/.test(message.text())) {
      watched.problems.push(message.text());
    }
  });
  page.on('pageerror', ({message}) => watched.problems.push(message));
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  return watched;
}

/** Waits until the creator has loaded and rendered its avatar. */
export async function ready(page: Page): Promise<void> {
  await expect(creator(page).locator('#stage-status')).toBeEmpty();
  await expect(creator(page).locator('#editor')).toBeVisible();
}

export const isPartOfDemo = (path: string) => path.startsWith('/sandbox/creator') || path === '/sandbox/contracts.json';
