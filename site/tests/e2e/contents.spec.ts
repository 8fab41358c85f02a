import {expect, test} from '@playwright/test';
import {violations} from './axe';

test('the contents bar names the current section, opens the list, and closes as menus do', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await page.goto('/docs/integration/overview/');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  const bar = page.getByRole('navigation', {name: 'On this page'});
  const button = bar.locator('summary');
  const section = bar.getByRole('link', {name: 'Iframe or SDK'});
  await button.click();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(section).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await section.press('Enter');
  await expect(page).toHaveURL(/#iframe-or-sdk$/);
  await expect(section).toBeHidden();
  await expect(button).toContainText('Iframe or SDK');
  const barBox = (await bar.boundingBox())!;
  const headingBox = (await page.getByRole('heading', {name: 'Iframe or SDK'}).boundingBox())!;
  expect(barBox.y).toBe((await page.locator('.navbar').boundingBox())!.height);
  expect(barBox.height).toBeLessThanOrEqual(48);
  expect(headingBox.y).toBeGreaterThanOrEqual(barBox.y + barBox.height);
  // The bar is always visible, so focusing it must not scroll the page.
  await button.press('Enter');
  await expect(section).toHaveAttribute('aria-current', 'location');
  await expect(button).toContainText('Iframe or SDK');
  await page.mouse.click(180, 700);
  await expect(section).toBeHidden();
});

test('in a wide window, tables are wider than text, and the table of contents stays visible', async ({page}) => {
  await page.setViewportSize({width: 1680, height: 300});
  await page.goto('/docs/integration/overview/');
  const contents = page.locator('.theme-doc-toc-desktop');
  const [text, table, list] = await Promise.all(
    [page.locator('main p').first(), page.locator('main .table-scroll').filter({visible: true}).first(), contents].map(
      (part) => part.boundingBox(),
    ),
  );
  expect(text!.width).toBeLessThanOrEqual(680);
  expect(table!.width).toBe(760);
  expect(table!.x + table!.width).toBeLessThanOrEqual(list!.x);
  const last = contents.getByRole('link').last();
  await expect(last).not.toBeInViewport();
  await page.locator('main :is(h2, h3)').last().scrollIntoViewIfNeeded();
  // Appears late, and takes room from the list.
  await page.getByRole('button', {name: /^Stage/}).waitFor();
  await expect(contents.locator('.table-of-contents__link--active')).toBeInViewport({ratio: 1});
});
