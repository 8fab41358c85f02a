import {describe, expect, test} from 'vitest';
import {readEnvironment} from './environment';
import {cspFindings} from '../tests/hosting/csp-findings';
import {analyticsOrigins, headerRules, headersAt} from './headers';

const rules = headerRules({scriptHashes: ["'sha256-abc'"], analytics: []});
const at = (path: string) => headersAt(rules, path);
const policyAt = (path: string, table = rules) =>
  new Map(
    (headersAt(table, path)['Content-Security-Policy'] ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources] as const;
    }),
  );

describe('the Content-Security-Policy', () => {
  test('of a page allows only the known inline scripts and files of this origin', () => {
    expect(policyAt('/docs/importing/').get('script-src')).toEqual(["'self'", "'sha256-abc'"]);
  });

  test('of a page lets Firefox prefetch, which checks default-src, and forbids what no page loads', () => {
    expect(policyAt('/').get('default-src')).toEqual(["'self'"]);
    for (const kind of ['font-src', 'media-src', 'object-src']) expect(policyAt('/').get(kind)).toEqual(["'none'"]);
  });

  test('of a page forbids framing, and of the creator allows only this site', () => {
    expect(policyAt('/').get('frame-ancestors')).toEqual(["'none'"]);
    expect(at('/')['X-Frame-Options']).toBe('DENY');
    expect(policyAt('/sandbox/creator/').get('frame-ancestors')).toEqual(["'self'"]);
    expect(at('/sandbox/creator/')['X-Frame-Options']).toBe('SAMEORIGIN');
  });

  test('allows WebAssembly only in the workers that need it', () => {
    const wasm = (path: string) => policyAt(path).get('script-src')?.includes("'wasm-unsafe-eval'");
    expect(wasm('/assets/js/wasm-worker-vrm.0123abcd.js')).toBe(true);
    for (const path of ['/', '/docs/importing/glb-to-vrm/', '/assets/js/main.0123abcd.js', '/sandbox/creator/']) {
      expect(wasm(path), path).toBe(false);
    }
  });

  test("is the same on all pages, because the first page's policy applies to later ones", () => {
    const paths = [
      '/',
      '/api/',
      '/search/',
      '/docs/importing/glb-to-vrm/',
      '/docs/integration/web/threejs/',
      '/404.html',
    ];
    expect(new Set(paths.map((path) => at(path)['Content-Security-Policy'])).size).toBe(1);
  });

  test('allows connections to the configured analytics, and nothing else', () => {
    const analytics = analyticsOrigins(
      readEnvironment({
        ANALYTICS_ENDPOINT: 'https://stats.example.com/api/event',
        POSTHOG_KEY: 'phc_test',
        POSTHOG_HOST: 'https://ph.example.com',
      }),
    );
    const policy = policyAt('/', headerRules({scriptHashes: [], analytics}));
    expect(policy.get('connect-src')?.slice(3)).toEqual(['https://stats.example.com', 'https://ph.example.com']);
    policy.delete('connect-src');
    expect([...policy.values()].flat().filter((source) => source.startsWith('http'))).toEqual([]);
    expect(analyticsOrigins(readEnvironment({}))).toEqual([]);
  });

  const withAnalytics = headerRules({scriptHashes: ["'sha256-abc'"], analytics: ['https://stats.example.com']});
  const policies = [...rules, ...withAnalytics].flatMap(({path, set}) => {
    const policy = set['Content-Security-Policy'];
    return policy === undefined ? [] : [{path, policy}];
  });

  test.each(policies)('at $path has no findings of high or medium severity in Google’s CSP Evaluator', ({policy}) => {
    expect(cspFindings(policy)).toEqual({left: [], stale: 0});
  });
});

test('other origins can fetch public files, but not pages and scripts', () => {
  for (const path of [
    '/openapi.yaml',
    '/openapi.json',
    '/llms.txt',
    '/llms-full.txt',
    '/index.md',
    '/docs/importing/blender/index.md',
    '/models/a.glb',
    '/samples/web/a.ts',
  ]) {
    expect(at(path), path).toMatchObject({
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
  }
  for (const path of ['/', '/docs/importing/blender/', '/assets/js/a.js', '/search-index.json', '/sandbox/creator/']) {
    expect(at(path)['Access-Control-Allow-Origin'], path).toBeUndefined();
    expect(at(path)['Cross-Origin-Resource-Policy'], path).toBe('same-origin');
  }
});

test('every response has the common headers', () => {
  expect(at('/anything')).toMatchObject({
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
  });
  expect(at('/')['Permissions-Policy']).toMatch(/\bcamera=\(\), .*\bgeolocation=\(\)/);
});
