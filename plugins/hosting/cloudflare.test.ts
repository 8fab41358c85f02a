import {describe, expect, test} from 'vitest';
import {headerRules, headersAt} from '../../config/headers';
import {hostRedirects} from '../../config/redirects';
import {toolPath, tools} from '../../data/tools';
import {cloudflareHeaders, cloudflareRedirects} from './cloudflare';
import {makeManifest} from './manifest';

/** The relevant part of Cloudflare's parser: comments, three fields, exact paths, first rule wins. */
function readRedirects(content: string): Map<string, {to: string; status: string}> {
  const rules = new Map<string, {to: string; status: string}>();
  for (const line of content.split('\n').map((text) => text.trim())) {
    if (line === '' || line.startsWith('#')) continue;
    const [from = '', to = '', status = '302', ...rest] = line.split(/\s+/);
    expect(rest).toEqual([]);
    expect(rules.has(from), from).toBe(false);
    rules.set(from, {to, status});
  }
  return rules;
}

describe('_redirects', () => {
  test('contains every rule, exact and permanent', () => {
    const read = readRedirects(cloudflareRedirects(hostRedirects()));
    expect([...read].map(([from, {to}]) => [from, to])).toEqual([...hostRedirects()]);
    expect(new Set([...read.values()].map(({status}) => status))).toEqual(new Set(['301']));
  });

  test('stays within what Cloudflare Pages reads', () => {
    const full = new Map(Array.from({length: 2000}, (_, index) => [`/old-${index}`, '/new/']));
    expect(() => cloudflareRedirects(full)).not.toThrow();
    expect(() => cloudflareRedirects(full.set('/one-more', '/new/'))).toThrow(/2001 rules.*2000/);
    expect(() => cloudflareRedirects(new Map([[`/${'a'.repeat(1000)}`, '/new/']]))).toThrow(/1000/);
  });

  test.each(['/old;', '/o{ld', '/old path', '/old*', '/:old', '/$uri', 'old'])(
    'a path that a host would read as syntax is refused: %s',
    (path) => {
      expect(() => cloudflareRedirects(new Map([[path, '/new/']]))).toThrow(/config\/redirects\.ts/);
    },
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

  test.each(['"quoted"', '$variable', ':splat', 'two\nlines', 'ü'])(
    'a value that a host would read as syntax is refused: %s',
    (value) => {
      const odd = [{path: '/*', set: {'X-Odd': value}}];
      expect(() => cloudflareHeaders(makeManifest([], new Map(), odd))).toThrow(
        /config\/headers\.ts: the value of X-Odd/,
      );
    },
  );
});
