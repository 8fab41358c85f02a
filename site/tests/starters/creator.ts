import type {Page} from '@playwright/test';
import {expect} from './project';

/** Opens the creator and presses Next. @param query options of the simulated creator */
export async function createAvatar(page: Page, query = ''): Promise<void> {
  await page.unrouteAll();
  if (query !== '') {
    await page.route(/\/sandbox\/creator\/\?/, (route) => {
      const address = route.request().url();
      return address.includes(query)
        ? route.continue()
        : route.fulfill({status: 302, headers: {Location: `${address}&${query}`}});
    });
  }
  await page.getByRole('button', {name: 'Create an avatar'}).click();
  if (query.startsWith('fail=')) return;
  await openEditor(page);
  await page.frameLocator('#avaturn-sdk-iframe').getByRole('button', {name: 'Next'}).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Opens the creator, and waits until it shows an avatar. */
export async function openCreator(page: Page): Promise<void> {
  await page.unrouteAll();
  await page.getByRole('button', {name: 'Create an avatar'}).click();
  await openEditor(page);
}

async function openEditor(page: Page): Promise<void> {
  const creator = page.frameLocator('#avaturn-sdk-iframe');
  const sample = creator.getByRole('button', {name: 'Sample: female, T2'});
  const next = creator.getByRole('button', {name: 'Next'});
  await expect(sample.or(next)).toBeVisible();
  // An API session starts with a choice.
  if (await sample.isVisible()) await sample.click();
  await expect(creator.locator('#stage-status')).toBeEmpty();
}
