import {expect, test as base, type Page} from '@playwright/test';

export {expect};

/** Playwright's test, which also fails if the page logs an error that isn't tolerated. */
export const test = base.extend<{tolerated: readonly RegExp[]; quietConsole: void}>({
  tolerated: [[], {option: true}],
  quietConsole: [
    async ({page, tolerated}, use) => {
      const problems: string[] = [];
      page.on('console', (message) => {
        // The browser logs every request that a test makes fail.
        if (['error', 'warning'].includes(message.type()) && !message.text().startsWith('Failed to load resource')) {
          problems.push(message.text());
        }
      });
      page.on('pageerror', (error) => problems.push(error.message));
      await use();
      expect(problems.filter((problem) => !tolerated.some((pattern) => pattern.test(problem)))).toEqual([]);
    },
    {auto: true},
  ],
});

export const indexFiles = '**/search-index*.json*';

/** The navbar's search. */
export const bar = (page: Page) => page.getByRole('navigation', {name: 'Main'}).getByRole('search');
export const field = (page: Page) => bar(page).getByRole('combobox', {name: 'Search'});
export const options = (page: Page) => page.getByRole('listbox', {name: 'Suggestions'}).getByRole('option');
/** The search's status; documents, demos and viewers have their own. */
export const status = (page: Page) => page.locator('[role="status"]:not(article *, section *, figure *)');

/** Opens a page and waits for hydration. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** Waits for a page after following a link: the URL changes before the page and its navbar replace the old ones. */
export const arrive = (page: Page, heading: string) =>
  expect(page.getByRole('heading', {level: 1, name: heading})).toBeVisible();

/** Types into the bar and waits for its suggestions. */
export async function suggest(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await expect(options(page).first()).toBeVisible();
}

/** Blocks requests for some files until `release`; `asked` resolves with the first of them. */
export async function hold(page: Page, files: string | RegExp) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let requested = () => {};
  const asked = new Promise<void>((resolve) => (requested = resolve));
  await page.route(files, async (route) => {
    requested();
    await released;
    await route.continue();
  });
  return {asked, release};
}
