import {describe, expect, test} from 'vitest';
import {headerRules} from '../../config/headers';
import {cloudflareHeaders, cloudflareRedirects} from './cloudflare';
import {makeManifest} from './manifest';

test('_redirects contains every rule, exact and permanent', () => {
  expect(cloudflareRedirects({redirects: {'/old': '/new/', '/docs/API': '/api/'}})).toBe(
    '# Made by plugins/hosting from config/redirects.ts.\n/old /new/ 301\n/docs/API /api/ 301\n',
  );
});

describe('_headers', () => {
  const rules = headerRules({scriptHashes: ["'sha256-abc'"], analytics: []});
  test('stays within what Cloudflare Pages reads', () => {
    const unhashed = Array.from({length: 100}, (_, index) => `/assets/file-${index}.txt`);
    expect(() => cloudflareHeaders(makeManifest(unhashed, new Map(), rules))).toThrow(/Cloudflare Pages reads 100/);
    const long = headerRules({scriptHashes: ['a'.repeat(2000)], analytics: []});
    expect(() => cloudflareHeaders(makeManifest([], new Map(), long))).toThrow(/Cloudflare Pages reads 2000/);
  });
});
