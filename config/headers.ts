/**
 * Response headers: the one typed source from which the manifest of the embedded server, Cloudflare's `_headers` and
 * `nginx.conf` are made. `tests/hosting/headers.ts` holds every host against it.
 *
 * The policy is the same on all pages. Between pages the reader moves without loading a document, so the policy of the
 * first page stays in force on all others; a source allowed only on the page that needs it would be missing whenever that
 * page is reached by a link.
 */
import type {SiteEnvironment} from './environment';

/** Headers for the paths a rule names. Of several rules that match, the last one that sets a header wins. */
export interface HeaderRule {
  /** A path from the site's root with at most one `*`, which stands for any characters: `/openapi.yaml`, `/*.md`. */
  readonly path: string;
  readonly set: Readonly<Record<string, string>>;
}

/** What the build knows and this file cannot. */
export interface HeaderFacts {
  /** Source expressions of the pages' inline scripts, such as `'sha256-…'`. */
  readonly scriptHashes: readonly string[];
  /** Origins that the configured analytics send to. */
  readonly analytics: readonly string[];
}

/** The only path whose document may be framed, and by this site only: the frame of the simulated creator. */
const creatorFrame = '/sandbox/creator/*';

/** A worker's script has a policy of its own, sent with its response. The name is set where the worker starts. */
const wasmWorkers = '/assets/js/wasm-worker*';

/** Files that other sites and tools fetch. A browser may ask first with OPTIONS; see `preflightHeaders`. */
const shared: readonly string[] = [
  '/openapi.yaml',
  '/openapi.json',
  '/llms.txt',
  '/llms-full.txt',
  '/*.md',
  '/models/*',
  '/samples/*',
];

/** The response to a browser that asks before it fetches a shared file (Fetch, 4.8, "CORS-preflight fetch"). */
export const preflightHeaders: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Methods': 'GET, HEAD',
  // For `Range` and conditions such as `If-None-Match`; these files depend on no header of the request but its encoding.
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Max-Age': '86400',
};

/** Features of the browser that no page uses; a frame or a script that slipped in cannot use them either. */
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

type Directives = Readonly<Record<string, readonly string[]>>;

function policy(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

const none = ["'none'"] as const;
const self = ["'self'"] as const;

function pageDirectives({scriptHashes, analytics}: HeaderFacts): Directives {
  return {
    'default-src': none,
    'script-src': [...self, ...scriptHashes],
    'style-src': self,
    // The theme and the color modes of code write style attributes; those cannot load or run anything.
    'style-src-attr': ["'unsafe-inline'"],
    // `data:` for the icons inside the theme's style sheet, `blob:` for the textures inside a GLB.
    'img-src': [...self, 'data:', 'blob:'],
    // Neither scheme leaves the machine: three.js fetches a model's parts and an exported data URL by them.
    'connect-src': [...self, 'data:', 'blob:', ...analytics],
    'worker-src': self,
    'frame-src': self,
    'manifest-src': self,
    'form-action': self,
    'base-uri': none,
    'frame-ancestors': none,
  };
}

/** The framed document holds no inline script, so it gets no hashes, and it reports to nobody. */
const frameDirectives: Directives = {
  ...pageDirectives({scriptHashes: [], analytics: []}),
  'frame-ancestors': self,
};

/** The same document on the reader's own machine: any page may frame it, also one opened from the disk, which `*` excludes. */
export const openFramePolicy = policy({...frameDirectives, 'frame-ancestors': ['*', 'file:']});

const wasmWorkerDirectives: Directives = {
  'default-src': none,
  'script-src': [...self, "'wasm-unsafe-eval'"],
  'connect-src': [...self, 'data:', 'blob:'],
};

/** Where the configured analytics send to: nowhere by default. */
export function analyticsOrigins({pageViews, postHog}: SiteEnvironment): string[] {
  const addresses = [pageViews?.endpoint, postHog?.host].filter((address) => address !== undefined);
  return [...new Set(addresses.map((address) => new URL(address).origin))];
}

/** All rules, the broadest first. Caching is not part of them: it follows from a file's name, see `plugins/hosting`. */
export function headerRules(facts: HeaderFacts): HeaderRule[] {
  return [
    {
      path: '/*',
      set: {
        'Content-Security-Policy': policy(pageDirectives(facts)),
        'Strict-Transport-Security': 'max-age=31536000',
        'X-Content-Type-Options': 'nosniff',
        // For readers of `frame-ancestors` that are too old to know it.
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
    // Cards in chats and search results show these pictures on other origins.
    {path: '/img/*', set: {'Cross-Origin-Resource-Policy': 'cross-origin'}},
    ...shared.map((path) => ({
      path,
      set: {'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin'},
    })),
  ];
}

/** Whether other sites may fetch what is at a path, given the headers of its responses. */
export const isShared = (headers: Readonly<Record<string, unknown>>): boolean =>
  headers['Access-Control-Allow-Origin'] === '*';

/** The headers that a list of rules give a response at a path. */
export function headersAt(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const matching = rules.filter(({path: pattern}) => matches(pattern, path));
  return Object.assign({}, ...matching.map(({set}) => set)) as Record<string, string>;
}

function matches(pattern: string, path: string): boolean {
  const [start = '', end] = pattern.split('*');
  if (end === undefined) return path === pattern;
  return path.length >= start.length + end.length && path.startsWith(start) && path.endsWith(end);
}
