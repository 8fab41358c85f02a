import {expect, test} from 'vitest';
import {headerRules} from '../../config/headers';
import {cloudflareHeaders, cloudflareRedirects} from './cloudflare';

test('_redirects contains every rule, exact and permanent', () => {
  expect(cloudflareRedirects({redirects: {'/old': '/new/', '/docs/API': '/api/'}})).toBe(
    '# Made by plugins/hosting from config/redirects.ts.\n/old /new/ 301\n/docs/API /api/ 301\n',
  );
});

test('_headers stays within what Cloudflare Pages reads', () => {
  const headers = headerRules({scriptHashes: ['a'.repeat(2000)], analytics: []});
  expect(() => cloudflareHeaders({headers})).toThrow(/Cloudflare Pages reads 2000/);
});
