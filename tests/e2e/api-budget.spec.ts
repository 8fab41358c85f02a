import {readdirSync, readFileSync} from 'node:fs';
import {brotliCompressSync} from 'node:zlib';
import {expect, test} from '@playwright/test';
import {load} from 'cheerio';
import {parse} from 'yaml';

const scripts = 'build/assets/js';

test('other pages load no part of the reference', () => {
  const main = readdirSync(scripts).filter((file) => /^(main|runtime~main)\..*\.js$/.test(file));
  expect(main.length).toBe(2);
  const code = main.map((file) => readFileSync(`${scripts}/${file}`, 'utf8')).join('\n');
  // Texts and class names of the reference, its scripts and its form.
  const marks = [
    'The reference did not load',
    'data-fill',
    'api-fill',
    'data-choice',
    'api-nav',
    'data-copy',
    'AVATURN_API_TOKEN',
    '#fill=',
  ];
  const all = readdirSync(scripts)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(`${scripts}/${file}`, 'utf8'))
    .join('\n');
  expect(marks.filter((mark) => code.includes(mark))).toEqual([]);
  // Each marker must exist in some file; otherwise, its absence proves nothing.
  expect(marks.filter((mark) => !all.includes(mark))).toEqual([]);
});

test('the page is at most 24 KB compressed', () => {
  expect(brotliCompressSync(readFileSync('build/api/index.html')).length).toBeLessThanOrEqual(24 * 1024);
});

interface Description {
  readonly paths: object;
  readonly webhooks: object;
  readonly components: {readonly schemas: object};
}

/** Names and values that readers search for, at any depth. */
function named(value: unknown, found: Set<string>): Set<string> {
  if (typeof value === 'object' && value !== null) {
    const {properties, enum: values, const: only, name, in: place} = value as Record<string, unknown>;
    Object.keys((properties as object | undefined) ?? {}).forEach((key) => found.add(key));
    [values ?? [], only ?? []].flat().forEach((item) => found.add(String(item)));
    if (typeof name === 'string' && typeof place === 'string') {
      found.add(name);
    }
    Object.values(value).forEach((child) => named(child, found));
  }
  return found;
}

test('the served HTML contains every path, parameter, field, value and webhook', () => {
  const description = parse(readFileSync('openapi/avaturn.yaml', 'utf8')) as Description;
  const wanted = named(description, new Set());
  const {paths, webhooks, components} = description;
  [paths, webhooks, components.schemas].flatMap(Object.keys).forEach((key) => wanted.add(key));
  const text = load(readFileSync('build/api/index.html', 'utf8'))('.api-reference').text();
  expect(wanted.size).toBeGreaterThan(80);
  expect([...wanted].filter((name) => !text.includes(name))).toEqual([]);
});
