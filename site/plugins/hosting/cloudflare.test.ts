import {describe, expect, test} from 'vitest';
import {headerRules, headersAt} from '../../config/headers';
import {toolPath, tools} from '@avaturn-docs/platform/tools';
import {cloudflareHeaders, cloudflareRedirects} from './cloudflare';
import {makeManifest} from './manifest';

test('_redirects contains every rule, exact and permanent', () => {
  expect(cloudflareRedirects({redirects: {'/old': '/new/', '/docs/API': '/api/'}})).toBe(
    '# Made by plugins/hosting from config/redirects.ts.\n/old /new/ 301\n/docs/API /api/ 301\n',
  );
});

/**
 * How Cloudflare Pages applies the file: all matching rules in order, `!` drops a header, and one that is set twice is
 * joined with a comma. Its own headers come first.
 */
function headersSentBy(content: string, path: string): Record<string, string> {
  const headers: Record<string, string> = {'Access-Control-Allow-Origin': '*', 'Cache-Control': 'public, max-age=0'};
  const set = new Set<string>();
  let matching = false;
  for (const line of content.split('\n').filter((text) => text !== '' && !text.startsWith('#'))) {
    if (!line.startsWith(' ')) {
      const [start = '', end] = line.split('*');
      matching = end === undefined ? path === line : path.startsWith(start) && path.endsWith(end);
      continue;
    }
    if (!matching) continue;
    const dropped = /^\s+! (\S+)$/.exec(line)?.[1];
    if (dropped !== undefined) {
      delete headers[dropped];
      continue;
    }
    const [, name = '', value = ''] = /^\s+([\w-]+): (.*)$/.exec(line) ?? [];
    headers[name] = set.has(name) && name in headers ? `${headers[name]}, ${value}` : value;
    set.add(name);
  }
  return headers;
}

describe('_headers', () => {
  const rules = headerRules({scriptHashes: ["'sha256-abc'"], analytics: []});
  const files = ['/assets/js/main.0123abcd.js', '/assets/plain.txt'];
  const content = cloudflareHeaders(makeManifest(files, new Map(), rules));

  test.each([
    ['/', 'no-cache'],
    ['/docs/importing/', 'no-cache'],
    ['/docs/importing/index.md', 'no-cache'],
    ['/openapi.yaml', 'no-cache'],
    ['/models/sample.glb', 'no-cache'],
    ['/sandbox/creator/', 'no-cache'],
    ['/search-index.json', 'no-cache'],
    ['/assets/js/main.0123abcd.js', 'public, max-age=31536000, immutable'],
    ['/assets/js/wasm-worker.0123abcd.js', 'public, max-age=31536000, immutable'],
    ['/assets/plain.txt', 'no-cache'],
    [toolPath(tools[0]!), 'public, max-age=31536000, immutable'],
    ['/tools/avaturn-glb.tgz', 'no-cache'],
  ])('gives %s the headers of the table, and "%s"', (path, cache) => {
    expect(headersSentBy(content, path)).toEqual({...headersAt(rules, path), 'Cache-Control': cache});
  });

  test('stays within what Cloudflare Pages reads', () => {
    const unhashed = Array.from({length: 100}, (_, index) => `/assets/file-${index}.txt`);
    expect(() => cloudflareHeaders(makeManifest(unhashed, new Map(), rules))).toThrow(/Cloudflare Pages reads 100/);
    const long = headerRules({scriptHashes: ['a'.repeat(2000)], analytics: []});
    expect(() => cloudflareHeaders(makeManifest([], new Map(), long))).toThrow(/Cloudflare Pages reads 2000/);
  });
});
