import type {HeaderRule} from '../../config/headers';
import {assetsPrefix, cacheControl, type HostingManifest, immutableTools} from './manifest';

/** Limit of a `_headers` file: https://developers.cloudflare.com/pages/configuration/headers/ */
const longestHeaderLine = 2000;

/** What Cloudflare Pages sends with every file by default. */
const cloudflareDefaults = ['Access-Control-Allow-Origin'];

/**
 * The `_redirects` file of Cloudflare Pages. A rule without `*` and `:name` is static: it matches the exact path,
 * case-sensitively, takes precedence over files, and keeps the query string if the target has none.
 */
export function cloudflareRedirects({redirects}: Pick<HostingManifest, 'redirects'>): string {
  const lines = Object.entries(redirects).map(([from, to]) => `${from} ${to} 301`);
  return `${['# Made by plugins/hosting from config/redirects.ts.', ...lines].join('\n')}\n`;
}

/**
 * The `_headers` file of Cloudflare Pages. Cloudflare joins values from several rules with a comma, which breaks policies;
 * `! Name` drops earlier values, so that the last rule wins, as on the other hosts.
 */
export function cloudflareHeaders({headers}: Pick<HostingManifest, 'headers'>): string {
  const rules: readonly HeaderRule[] = [
    {path: '/*', set: {'Cache-Control': cacheControl.revalidated}},
    ...headers,
    {path: `${assetsPrefix}*`, set: {'Cache-Control': cacheControl.immutable}},
    ...immutableTools.map((path) => ({path, set: {'Cache-Control': cacheControl.immutable}})),
  ];
  const merged = new Map<string, Record<string, string>>();
  for (const {path, set} of rules) merged.set(path, {...merged.get(path), ...set});
  const given = new Set(cloudflareDefaults);
  const blocks = [...merged].map(([path, set], index) => {
    const dropped = index === 0 ? cloudflareDefaults : Object.keys(set).filter((name) => given.has(name));
    const lines = [
      ...dropped.map((name) => `  ! ${name}`),
      ...Object.entries(set).map(([name, value]) => {
        given.add(name);
        return `  ${name}: ${value}`;
      }),
    ];
    return [path, ...lines].join('\n');
  });
  const content = `# Made by plugins/hosting from config/headers.ts.\n${blocks.join('\n')}\n`;
  const long = content.split('\n').find((line) => line.length > longestHeaderLine);
  if (long !== undefined) {
    throw new Error(
      `config/headers.ts: the line "${long.trim().slice(0, 60)}…" has ${long.length} characters; Cloudflare Pages reads ` +
        `${longestHeaderLine}. Shorten it.`,
    );
  }
  return content;
}
