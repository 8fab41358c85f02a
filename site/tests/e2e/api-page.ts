import {expect, type Locator, type Page} from '@playwright/test';

export async function openPage(page: Page, address = '/api/'): Promise<void> {
  await page.goto(address);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** The sample of an operation with its buttons, its form and its response. */
export const requestOf = (page: Page, operation: string) => page.locator(`[data-request="${operation}"]`);

export const sampleOf = (page: Page, operation = 'createUser') =>
  requestOf(page, operation).locator('.api-samples code');

/** The controls for the language of a sample: three buttons, and a list of the others. */
export const languagesOf = (page: Page, operation = 'createUser') =>
  page.getByRole('group', {name: `Language of ${operation}`});

export async function chooseLanguage(page: Page, label: string, operation = 'createUser'): Promise<void> {
  const button = languagesOf(page, operation).getByRole('button', {name: label, exact: true});
  if ((await button.count()) > 0) await button.click();
  else await languagesOf(page, operation).getByRole('combobox').selectOption({label});
}

/** The language that is marked as chosen. */
export async function expectLanguage(page: Page, label: string, operation = 'createUser'): Promise<void> {
  const chosen = languagesOf(page, operation).locator("[aria-pressed=true], option:not([value='']):checked");
  await expect(chosen).toHaveText(label);
}

/** A response: `200 · simulator · 38 ms`. */
export const statusText = (status: string) => new RegExp(`^${status} · simulator · \\d+ ms`);

export async function openForm(page: Page, operation: string): Promise<Locator> {
  const part = requestOf(page, operation);
  await part.getByRole('button', {name: 'Edit values'}).click();
  await expect(part.locator('.api-fill-form')).toBeVisible();
  return part;
}

export const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
