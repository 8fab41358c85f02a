import {expect, test} from '@playwright/test';

test('the footer links to the licenses of exactly what the site distributes', async ({page, request}) => {
  await page.goto('/');
  const link = page.getByRole('contentinfo').getByRole('link', {name: 'Open-source licenses'});
  await expect(link).toHaveAttribute('href', '/licenses.txt');
  const response = await request.get('/licenses.txt');
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const text = await response.text();
  const packages = text.split('\n').flatMap((line) => /^(\S+) \d\S*: \S/.exec(line)?.[1] ?? []);
  // Covers the page, its styles, a lazy part, a worker, and a separate bundle.
  expect(packages).toEqual(expect.arrayContaining(['react-dom', 'infima', 'minisearch', 'three']));
  // Only for the build, or only if configured.
  for (const other of ['shiki', 'cheerio', 'posthog-js']) expect(packages).not.toContain(other);
  expect(text).toContain('Permission is hereby granted, free of charge');
  // The sample models aren't a package, but the site distributes them, too.
  expect(text).toContain('MakeHuman project (2020): CC0-1.0');
});
