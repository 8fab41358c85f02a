import {arrive, bar, expect, field, open, options, suggest, test} from './searching';

test.describe('before anything is typed', () => {
  test('the list shows starting points and recent searches, which can be repeated and cleared', async ({page}) => {
    await open(page, '/');
    await field(page).focus();
    const starts = page.getByRole('listbox', {name: 'Recent searches and starting points'}).getByRole('option');
    await expect(starts).toHaveCount(4);
    await suggest(page, 'blender');
    await options(page).first().click();
    await arrive(page, 'Import into Blender');
    expect(page.url()).toContain('/docs/importing/blender/');
    await bar(page).getByRole('button', {name: 'Clear search'}).click();
    await expect(starts).toHaveCount(5);
    await field(page).press('ArrowDown');
    await field(page).press('Enter');
    await expect(field(page)).toHaveValue('blender');
    await expect(options(page).first()).toBeVisible();
    await field(page).fill('');
    await bar(page).getByRole('button', {name: 'Clear recent searches'}).click();
    await expect(starts).toHaveCount(4);
    await expect(field(page)).toBeFocused();
    await field(page).press('ArrowDown');
    await field(page).press('Enter');
    await page.waitForURL('**/docs/integration/overview/');
  });
});

test.describe('queries in other words', () => {
  test('names and repeated headings are explained, a typo is found and corrected, and no results lead to pages and support', async ({
    page,
  }) => {
    await open(page, '/');
    await test.step('a heading that its page repeats is shown with the heading above', async () => {
      await suggest(page, '200');
      await expect(options(page).first()).toContainText(/^200 in \S/);
    });
    await test.step('a name is explained in the first result, and the list has at most eight', async () => {
      await field(page).fill('LeftForeArm');
      await expect(options(page).first()).toContainText('Joint below LeftArm.');
      await expect(options(page).first()).toHaveAttribute('href', /\/docs\/integration\/bodies\/.*#joint-LeftForeArm$/);
      expect(await options(page).count()).toBeLessThanOrEqual(8);
    });
    await suggest(page, 'morf');
    await bar(page).getByRole('button', {name: 'morph', exact: true}).click();
    await expect(field(page)).toHaveValue('morph');
    await expect(bar(page).getByText('Did you mean')).toHaveCount(0);
    await field(page).fill('qqqqxzxzxz');
    const elsewhere = bar(page).getByRole('navigation', {name: 'Other pages'});
    await expect(elsewhere.getByRole('link')).toHaveCount(5);
    await elsewhere.getByRole('link', {name: /support/}).click();
    await page.waitForURL('**/docs/what-is-avaturn/#get-support');
  });
});
