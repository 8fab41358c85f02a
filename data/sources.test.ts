import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {assetLimits, materialNameRules} from './asset-limits';
import {platforms} from './platforms';
import {measuredAvatars} from './sample-measurements';
import {sources} from './sources';

const keys = Object.keys(sources);
const docs = path.join(import.meta.dirname, '../docs');
const pages = readdirSync(docs, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.mdx'));

function sourcesOf(page: string): string[] {
  const line = /^sources: *\[([^\]]*)\]/m.exec(readFileSync(path.join(docs, page), 'utf8'))?.[1] ?? '';
  return line.split(',').map((key) => key.trim().replace(/^(['"])(.*)\1$/, '$2'));
}

test('every fact has a known source', () => {
  const used = [assetLimits, materialNameRules, platforms, measuredAvatars].flat().map(({source}) => source);
  expect(used.length).toBeGreaterThan(0);
  for (const key of used) expect(keys).toContain(key);
});

test('finds the pages', () => {
  expect(pages.length).toBeGreaterThan(0);
});

test.each(pages)('%s has known sources', (page) => {
  for (const key of sourcesOf(page)) {
    expect(keys, `Add "${key}" to data/sources.ts, or correct the front matter of docs/${page}.`).toContain(key);
  }
});

test('a URL is public and uses HTTPS', () => {
  for (const [key, {url}] of Object.entries(sources)) if (url) expect(url, key).toMatch(/^https:\/\/[\w.]+\.\w+/);
});

test("third-party reports about Avaturn are marked, and Avaturn's publications are not", () => {
  const reported = keys.filter((key) => sources[key as keyof typeof sources].thirdParty);
  expect(reported).toEqual([
    'unreal-plugin',
    'avaturn-docs-summary',
    'api-schema-copy',
    'api-clients',
    't2-reports',
    'talkinghead',
    'headaudio',
    'mixamo-retarget',
    'pricing-citations',
  ]);
});
