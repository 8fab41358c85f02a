import type {Browser, Page} from '@playwright/test';
import {expect, timeout} from './project';

/** Opens `compare.html` with a creator, and starts the comparison. */
async function startComparison(browser: Browser, url: string, creator: string): Promise<Page> {
  const page = await browser.newPage();
  page.setDefaultTimeout(timeout);
  await page.clock.install();
  await page.goto(`${url}compare.html`);
  await page.getByLabel('URL of a project or a session').fill(creator);
  return page;
}

const compare = (page: Page) => page.getByRole('button', {name: 'Compare'}).click();

async function finish(page: Page): Promise<void> {
  await expect(page.getByRole('status')).toHaveText('Press Next in the creator.');
  await page.frameLocator('#avaturn-sdk-iframe').getByRole('button', {name: 'Next'}).click();
}

/** The report that the page offers, by statement. */
async function savedOutcomes(page: Page): Promise<Record<string, string>> {
  const download = page.waitForEvent('download');
  await page.getByRole('link', {name: 'Save comparison.json'}).click();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await download).createReadStream()) chunks.push(chunk as Buffer);
  const {statements} = JSON.parse(Buffer.concat(chunks).toString()) as {
    statements: {statement: string; outcome: string; differences?: {seen: string}[]}[];
  };
  return Object.fromEntries(statements.map((one) => [one.statement, one.differences?.[0]?.seen ?? one.outcome]));
}

/** Tests the comparison of the web SDK: with the simulator, a silent creator, one with an error, and one that differs. */
export async function expectComparison(browser: Browser, url: string, simulator: string): Promise<void> {
  const creator = `${simulator}/sandbox/creator/?session=demo`;
  let page = await startComparison(browser, url, creator);
  await compare(page);
  await finish(page);
  await expect(page.getByRole('status')).toHaveText('17 statements are as documented, 0 differ.');
  expect(new Set(Object.values(await savedOutcomes(page)))).toEqual(new Set(['as documented']));
  await page.close();

  page = await startComparison(browser, url, `${creator}&fail=silent`);
  await compare(page);
  await expect(page.getByRole('status')).toContainText('Opening the creator');
  await expect(page.getByRole('link', {name: 'Save comparison.json'})).toBeHidden();
  await page.clock.fastForward('01:00');
  await expect(page.getByRole('status')).toContainText('Opening the creator took longer than 60 seconds');
  await page.close();

  page = await startComparison(browser, url, `${creator}&fail=handshake`);
  await compare(page);
  await expect(page.getByRole('status')).toContainText('set to reject the handshake');
  await page.close();

  page = await startComparison(browser, url, creator);
  await page.route(/\/sandbox\/creator\/.*\.js/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('avatarSupportsFaceAnimations:', 'hasFace:');
    await route.fulfill({response, body});
  });
  await compare(page);
  await finish(page);
  await expect(page.getByRole('status')).toHaveText('15 statements are as documented, 1 differ.');
  expect(await savedOutcomes(page)).toMatchObject({
    '#/sdk/export': 'no field avatarSupportsFaceAnimations',
    'sdk-face-flag': 'not seen',
  });
  await page.close();
}
