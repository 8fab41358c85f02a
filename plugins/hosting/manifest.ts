import type {HeaderRule} from '../../config/headers';
import {toolPath, tools} from '../../data/tools';
import {mediaTypes} from './media-types';

/** Facts that the embedded server can't derive from the files of a build: `server.json` in the folder next to it. */
export interface HostingManifest {
  /** Increased when the format changes, so that an old build is rejected with a clear message. */
  readonly version: 2;
  /** Exact path → target, for a 301 response that keeps the query string. */
  readonly redirects: Readonly<Record<string, string>>;
  /** The file sent with every 404. It isn't a page itself. */
  readonly notFound: string;
  readonly immutable: {
    /** Output folder for files with hashed names. */
    readonly prefix: string;
    /** Files there with a content hash in their name, and the tools by version: cached indefinitely. */
    readonly files: readonly string[];
    /** Files there without a hashed name, if any. */
    readonly unhashed: readonly string[];
  };
  /** Files that configure a host. They are not served. */
  readonly withheld: readonly string[];
  /** Content-Type by extension. */
  readonly mediaTypes: Readonly<Record<string, string>>;
  /** Added to every response after the server's own headers. */
  readonly headers: readonly HeaderRule[];
}

export const manifestVersion = 2;

/**
 * How long a response may be cached. Files without a hash in their name are revalidated each time, which costs a response of
 * about 300 bytes. That includes the search index, although its URL has a hash in the query: a server that still has the
 * previous build would respond with the old index, and a client would cache it for a year.
 */
export const cacheControl = {
  immutable: 'public, max-age=31536000, immutable',
  revalidated: 'no-cache',
} as const;

const immutablePrefix = '/assets/';

/**
 * A hash in the bundlers' format: `main.1a2b3c4d.js`, `logo-<32 digits>.svg`, and the license text of a script,
 * `main.1a2b3c4d.js.LICENSE.txt`. A name that doesn't match is revalidated, which is slower but always correct.
 */
export const hashedName = /[.-](?:[0-9a-f]{8}|[0-9a-f]{16}|[0-9a-f]{20}|[0-9a-f]{32})\.[A-Za-z0-9.]+$/;

/** Cloudflare Pages reads these from the build's root, and serves neither. */
export const withheldFiles: readonly string[] = ['/_headers', '/_redirects'];

/**
 * @param files every file of the build, from `listFiles`
 * @param redirects exact path → target
 * @param headers in order of precedence
 */
export function makeManifest(
  files: readonly string[],
  redirects: ReadonlyMap<string, string>,
  headers: readonly HeaderRule[],
): HostingManifest {
  const bundled = files.filter((file) => file.startsWith(immutablePrefix));
  return {
    version: manifestVersion,
    redirects: Object.fromEntries(redirects),
    notFound: '/404.html',
    immutable: {
      prefix: immutablePrefix,
      files: [...bundled.filter((file) => hashedName.test(file)), ...tools.map(toolPath)],
      unhashed: bundled.filter((file) => !hashedName.test(file)),
    },
    withheld: withheldFiles,
    mediaTypes: Object.fromEntries(Object.entries(mediaTypes).map(([extension, {type}]) => [extension, type])),
    headers,
  };
}

/** The immutable files outside the prefix's rule: hosts need a rule for each. */
export const outsidePrefix = ({files, prefix}: HostingManifest['immutable']): string[] =>
  files.filter((file) => !file.startsWith(prefix));
