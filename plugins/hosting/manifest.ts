import type {HeaderRule} from '../../config/headers';
import {toolPath, tools} from '../../data/tools';
import {mediaTypes} from './media-types';

/** What the embedded server can't see in the files of a build: `server.json` in the folder beside it. */
export interface HostingManifest {
  /** Raised when the shape changes, so that an old build is refused with a clear message. */
  readonly version: 2;
  /** Exact path → target, a 301 response that keeps the query string kept. */
  readonly redirects: Readonly<Record<string, string>>;
  /** The file sent with every 404. It is not a page of its own. */
  readonly notFound: string;
  readonly immutable: {
    /** Where the bundler writes files with hashed names. */
    readonly prefix: string;
    /** The files there whose name holds a hash of their content, and the tools by their versions: cached for good. */
    readonly files: readonly string[];
    /** The files there that have no such name, if any. */
    readonly unhashed: readonly string[];
  };
  /** Files of the build that configure a host. They are not served. */
  readonly withheld: readonly string[];
  /** Content-Type by extension. */
  readonly mediaTypes: Readonly<Record<string, string>>;
  /** Applied to every response after the server's own headers. */
  readonly headers: readonly HeaderRule[];
}

export const manifestVersion = 2;

/**
 * How long a copy may be kept. What has no hash in its name is asked for again each time, which costs a response of some
 * 300 bytes. The search index is among it, although its address has a hash in the query: a server that still holds the
 * previous build would serve the old index at the new address, and a copy kept for a year would keep that for a year.
 */
export const cacheControl = {
  immutable: 'public, max-age=31536000, immutable',
  revalidated: 'no-cache',
} as const;

const immutablePrefix = '/assets/';

/**
 * A hash as the bundlers write it: `main.1a2b3c4d.js`, `logo-<32 digits>.svg`, and the license text beside a script,
 * `main.1a2b3c4d.js.LICENSE.txt`. A name that does not match is revalidated, which is slower and never wrong.
 */
export const hashedName = /[.-](?:[0-9a-f]{8}|[0-9a-f]{16}|[0-9a-f]{20}|[0-9a-f]{32})\.[A-Za-z0-9.]+$/;

/** Cloudflare Pages reads these from the build's root, and serves neither. */
export const withheldFiles: readonly string[] = ['/_headers', '/_redirects'];

/**
 * @param files every file of the build, as `listFiles` gives them
 * @param redirects exact path → target
 * @param headers in the order in which they win
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

/** The immutable files that no rule for the prefix covers: a host needs a rule for each. */
export const outsidePrefix = ({files, prefix}: HostingManifest['immutable']): string[] =>
  files.filter((file) => !file.startsWith(prefix));
