/**
 * Response headers: the single source for the manifest of the embedded server, Cloudflare's `_headers` and `nginx.conf`.
 * The policy is the same on all pages: navigation loads no new document, so the first page's policy applies to all others.
 */
import {type Directives, frameDirectives, policy} from '@avaturn-docs/simulator/frame/policy';
import type {SiteEnvironment} from './environment';

/** Headers for the paths that match a rule. If several rules match, the last one that sets a header wins. */
export interface HeaderRule {
  /** A path from the site's root with at most one `*`, which matches any characters: `/openapi.yaml`, `/*.md`. */
  readonly path: string;
  readonly set: Readonly<Record<string, string>>;
}

/** Values that only the build knows. */
export interface HeaderFacts {
  /** Source expressions of the pages' inline scripts, such as `'sha256-…'`. */
  readonly scriptHashes: readonly string[];
  /** Origins of the configured analytics endpoints. */
  readonly analytics: readonly string[];
}

/** The only path whose document can be framed, and only by this site: the frame of the simulated creator. */
const creatorFrame = '/sandbox/creator/*';

/** A worker's script has its own policy, sent with its response. The name is set where the worker starts. */
const wasmWorkers = '/assets/js/wasm-worker*';

/** Files for other sites and tools. A browser may send a preflight request; see `preflightHeaders`. */
const shared: readonly string[] = [
  '/openapi.yaml',
  '/openapi.json',
  '/llms.txt',
  '/llms-full.txt',
  '/docs/*/llms.txt',
  '/.well-known/agent-skills/*',
  '/*.md',
  '/models/*',
  '/samples/*',
];

/** The response to a CORS preflight for a shared file (Fetch, 4.8, "CORS-preflight fetch"). */
export const preflightHeaders: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Methods': 'GET, HEAD',
  // For `Range` and conditions such as `If-None-Match`. What these files vary on is allowed to browsers anyway.
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Max-Age': '86400',
};

/**
 * An Accept header that asks for Markdown: it names `text/markdown` without a weight below 1. Assistants do; browsers and
 * search engines don't. One expression for all servers, because nginx can't compare weights.
 */
export const asksForMarkdown = /(?:^|,)\s*text\/markdown\s*(?:;(?!\s*q\s*=\s*0)[^,;]*)*(?:,|$)/i;

/** Files of a page, one of which is sent at its path by `asksForMarkdown`. */
export const pageFile = /\/index\.(?:html|md)$/;

/** Browser features that no page uses, disabled for injected frames and scripts, too. */
const refusedFeatures: readonly string[] = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

const none = ["'none'"] as const;
const self = ["'self'"] as const;

function pageDirectives({scriptHashes, analytics}: HeaderFacts): Directives {
  return {
    ...frameDirectives,
    // Not 'none': Firefox checks `<link rel="prefetch">` against it. All other kinds of requests have their own directive.
    'default-src': self,
    'script-src': [...self, ...scriptHashes],
    'connect-src': [...frameDirectives['connect-src']!, ...analytics],
    'frame-ancestors': none,
  };
}

const wasmWorkerDirectives: Directives = {
  'default-src': none,
  'script-src': [...self, "'wasm-unsafe-eval'"],
  'connect-src': [...self, 'data:', 'blob:'],
};

export function analyticsOrigins({pageViews, postHog}: SiteEnvironment): string[] {
  const addresses = [pageViews?.endpoint, postHog?.host].filter((address) => address !== undefined);
  return [...new Set(addresses.map((address) => new URL(address).origin))];
}

/** All rules, the most general first. Caching depends on a file's name instead, see `plugins/hosting`. */
export function headerRules(facts: HeaderFacts): HeaderRule[] {
  return [
    {
      path: '/*',
      set: {
        'Content-Security-Policy': policy(pageDirectives(facts)),
        'Strict-Transport-Security': 'max-age=31536000',
        'X-Content-Type-Options': 'nosniff',
        // For browsers too old for `frame-ancestors`.
        'X-Frame-Options': 'DENY',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': refusedFeatures.map((feature) => `${feature}=()`).join(', '),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
      },
    },
    {
      path: creatorFrame,
      set: {'Content-Security-Policy': policy(frameDirectives), 'X-Frame-Options': 'SAMEORIGIN'},
    },
    {path: wasmWorkers, set: {'Content-Security-Policy': policy(wasmWorkerDirectives)}},
    // Link previews in chats and search results show these pictures on other origins.
    {path: '/img/*', set: {'Cross-Origin-Resource-Policy': 'cross-origin'}},
    ...shared.map((path) => ({
      path,
      set: {'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin'},
    })),
  ];
}

/** Whether other sites may fetch a path, from the headers of its responses. */
export const isShared = (headers: Readonly<Record<string, unknown>>): boolean =>
  headers['Access-Control-Allow-Origin'] === '*';

/** The headers from a list of rules for a response at a path. */
export function headersAt(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const matching = rules.filter(({path: pattern}) => matches(pattern, path));
  return Object.assign({}, ...matching.map(({set}) => set)) as Record<string, string>;
}

function matches(pattern: string, path: string): boolean {
  const [start = '', end] = pattern.split('*');
  if (end === undefined) return path === pattern;
  return path.length >= start.length + end.length && path.startsWith(start) && path.endsWith(end);
}
