import type {HeaderRule} from '../../config/headers';
import {toolPath, tools} from '../../data/tools';

/** Facts that the embedded server can't derive from the files of a build: `server.json` in the folder next to it. */
export interface HostingManifest {
  /** Exact path → target, for a 301 response that keeps the query string. */
  readonly redirects: Readonly<Record<string, string>>;
  /** Added to every response after the server's own headers. */
  readonly headers: readonly HeaderRule[];
}

/**
 * How long a response may be cached. Files without a hash in their name are revalidated each time, also the search index with
 * a hash in its query: a server that still has the previous build would respond with the old index.
 */
export const cacheControl = {
  immutable: 'public, max-age=31536000, immutable',
  revalidated: 'no-cache',
} as const;

/** Output folder of the bundlers, whose files have hashed names. */
export const assetsPrefix = '/assets/';

/** Files outside that folder that never change: hosts need a rule for each. */
export const immutableTools: readonly string[] = tools.map(toolPath);

/** Whether a file never changes: its name has a hash of its content, or its version. */
export const isImmutable = (file: string): boolean => file.startsWith(assetsPrefix) || immutableTools.includes(file);

/**
 * A hash in the bundlers' format: `main.1a2b3c4d.js`, `logo-<32 digits>.svg`, and the license text of a script,
 * `main.1a2b3c4d.js.LICENSE.txt`.
 */
const hashedName = /[.-](?:[0-9a-f]{8}|[0-9a-f]{16}|[0-9a-f]{20}|[0-9a-f]{32})\.[A-Za-z0-9.]+$/;

/** The file sent with every 404. It isn't a page itself. */
export const notFoundFile = '/404.html';

/** Cloudflare Pages reads these from the build's root. No host serves them. */
export const withheldFiles: readonly string[] = ['/_headers', '/_redirects'];

/** @throws Error if browsers would keep a file for a year whose name stays the same */
export function makeManifest(
  files: readonly string[],
  redirects: ReadonlyMap<string, string>,
  headers: readonly HeaderRule[],
): HostingManifest {
  const unhashed = files.find((file) => file.startsWith(assetsPrefix) && !hashedName.test(file));
  if (unhashed !== undefined) {
    throw new Error(`${unhashed} has no hash in its name. Add one, or write the file outside ${assetsPrefix}.`);
  }
  return {redirects: Object.fromEntries(redirects), headers};
}
