import {routes} from '../data/routes';

/**
 * Old URLs and their new ones: the single source for the embedded server, the Cloudflare Pages rules, the nginx
 * configuration and the client-side redirect pages.
 */
export interface Redirect {
  /** Old path without its trailing slash. It redirects with and without one. */
  readonly from: string;
  /** New path with its trailing slash, so that one redirect is enough. */
  readonly to: string;
  /** Only servers redirect it: on a case-insensitive disk, a page at `/docs/integration/API` would overwrite another. */
  readonly serverOnly?: true;
}

const sdkPages = ['introduction', 'callbacks', 'custom-ui', 'api_reference', 'change-log'];

export const redirects: readonly Redirect[] = [
  {from: '/docs', to: '/docs/what-is-avaturn/'},
  ...sdkPages.map((page) => ({
    from: `/docs/integration/sdk/${page}`,
    to: `/docs/integration/web/sdk/${page}/`,
  })),
  {from: '/docs/integration/web', to: '/docs/integration/web/html/'},
  {from: '/docs/integration/threejs', to: '/docs/integration/web/threejs/'},
  {from: '/docs/integration/android', to: '/docs/integration/mobile/android/'},
  {from: '/docs/integration/ios', to: '/docs/integration/mobile/ios/'},
  {from: '/docs/integration/API', to: '/docs/integration/api/introduction/', serverOnly: true},
  {from: '/docs/tutorials/custom_assets', to: '/docs/ux_customization/assets/intro/'},
  {from: '/docs/integration/unreal/demo_project', to: '/docs/integration/unreal/webview-sdk/'},
  {from: '/docs/integration/unreal/integration_guide', to: '/docs/integration/unreal/webview-sdk/'},
  {from: '/docs/integration/unreal/faq', to: '/docs/integration/unreal/webview-sdk/'},
  {from: '/docs/integration/api/notes', to: '/docs/integration/api/basic_flow/'},
  {
    from: '/docs/integration/api/working-with-individual-avatars',
    to: '/docs/integration/api/basic_flow/',
  },
];

const indexFiles = ['/index.html', '/index.htm'];

/** File names that old links use for a path, which has no trailing slash here: `/api.html` for `/api`. */
function fileSpellings(bare: string): readonly string[] {
  return [`${bare}.html`, `${bare}.htm`, ...indexFiles.map((file) => bare + file)];
}

/**
 * Every permanent redirect of a host, as exact path → target: the old URLs, and for each page its non-canonical forms. Old
 * URLs get these forms, too, because a host would otherwise serve the redirect page's file at `…/index.html`.
 */
export function hostRedirects(): ReadonlyMap<string, string> {
  const rules = new Map<string, string>();
  for (const {from, to} of redirects) {
    for (const path of [from, `${from}/`, ...fileSpellings(from)]) rules.set(path, to);
  }
  for (const {path} of routes) {
    const bare = path.slice(0, -1);
    for (const spelling of bare ? [bare, ...fileSpellings(bare)] : indexFiles) rules.set(spelling, path);
  }
  return rules;
}
