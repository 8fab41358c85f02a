import {expect, test} from '@playwright/test';

test('the footer leads to the licenses of what readers are sent, and of nothing else', async ({page, request}) => {
  await page.goto('/');
  const link = page.getByRole('contentinfo').getByRole('link', {name: 'Open-source licenses'});
  await expect(link).toHaveAttribute('href', '/licenses.txt');
  const response = await request.get('/licenses.txt');
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const text = await response.text();
  const packages = text.split('\n').flatMap((line) => /^(\S+) \d\S*: \S/.exec(line)?.[1] ?? []);
  // The page itself, its styles, a part that is loaded when it is asked for, a worker, and a bundle of its own.
  expect(packages).toEqual(expect.arrayContaining(['react-dom', 'infima', 'downshift', 'minisearch', 'three']));
  // Only for the build, and only where it is configured.
  for (const other of ['shiki', 'cheerio', 'posthog-js']) expect(packages).not.toContain(other);
  expect(text).toContain('Permission is hereby granted, free of charge');
  // The sample models are not a package, but readers download them too.
  expect(text).toContain('MakeHuman project (2020): CC0-1.0');
});
