import {expect, type Locator, type Page} from '@playwright/test';

export async function openPage(page: Page, address = '/api/'): Promise<void> {
  await page.goto(address);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** The sample of an operation with its buttons, its form and its response. */
export const requestOf = (page: Page, operation: string) => page.locator(`[data-request="${operation}"]`);

export const sampleOf = (page: Page, operation = 'createUser') =>
  requestOf(page, operation).locator('.api-samples code');

export const languageOf = (page: Page, operation = 'createUser') =>
  page.getByRole('combobox', {name: `Language of ${operation}`});

export async function openForm(page: Page, operation: string): Promise<Locator> {
  const part = requestOf(page, operation);
  await part.getByRole('button', {name: 'Edit values'}).click();
  await expect(part.locator('.api-fill-form')).toBeVisible();
  return part;
}

export const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
