import {expect, test} from '@playwright/test';

test('analytics are not part of an unconfigured build', async ({page, request, baseURL}) => {
  const scripts = new Set<string>();
  page.on('response', (response) => response.url().endsWith('.js') && scripts.add(response.url()));
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  expect(scripts.size).toBeGreaterThan(0);
  for (const url of scripts) {
    expect(await (await request.get(url)).text(), url.replace(baseURL ?? '', '')).not.toMatch(
      /sendBeacon|posthog\.init|globalPrivacyControl/,
    );
  }
});
