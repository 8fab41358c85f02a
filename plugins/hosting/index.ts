import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {headerRules} from '../../config/headers';
import {hostRedirects, redirects} from '../../config/redirects';
import {listFiles, pagesAmong} from './built-files';
import {checkRedirects, type RedirectTable} from './check-redirects';
import {cloudflareHeaders, cloudflareRedirects} from './cloudflare';
import {dockerfile, nginxMain} from './container';
import {hostingFolder, manifestFile} from './folders';
import {inlineScriptHashes, scriptHash} from './inline-scripts';
import {makeManifest} from './manifest';
import {nginxSite} from './nginx';
import {redirectPage, redirectScript} from './redirect-page';

export interface HostingBuild {
  readonly outDir: string;
  /** The site's origin, as `siteConfig.url`. */
  readonly url: string;
  readonly title: string;
  /** Origins that the configured analytics send to. */
  readonly analytics: readonly string[];
}

/**
 * Writes what hosts need. Into the build: a redirect page at each old path, `robots.txt`, `_redirects` and `_headers`
 * (Cloudflare Pages). Into the folder beside it: `nginx.conf`, `nginx-main.conf` and `Dockerfile` (a container), and
 * `server.json` (the embedded server).
 * @throws Error if a redirect's target is not a built page, or its source is one, or the rules are over a host's limits
 */
export async function writeHostingFiles(
  {outDir, url, title, analytics}: HostingBuild,
  table: RedirectTable = {redirects, rules: hostRedirects()},
): Promise<void> {
  const files = listFiles(outDir);
  checkRedirects(table, pagesAmong(files));
  const scriptHashes = [...inlineScriptHashes(outDir, files), scriptHash(redirectScript)];
  const manifest = makeManifest(files, table.rules, headerRules({scriptHashes, analytics}));

  const beside = hostingFolder(outDir);
  await rm(beside, {recursive: true, force: true});
  const write = async (name: string, content: string): Promise<void> => {
    const file = path.resolve(outDir, name);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, content);
  };
  const origin = url.replace(/\/$/, '');
  await Promise.all([
    ...table.redirects
      .filter(({serverOnly}) => !serverOnly)
      .map(({from, to}) => write(`.${from}/index.html`, redirectPage({to, origin, siteTitle: title}))),
    write('robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`),
    write('_redirects', cloudflareRedirects(table.rules)),
    write('_headers', cloudflareHeaders(manifest)),
    write(path.join(beside, 'nginx.conf'), nginxSite(manifest)),
    write(path.join(beside, 'nginx-main.conf'), nginxMain),
    write(path.join(beside, 'Dockerfile'), dockerfile(path.basename(outDir))),
    write(manifestFile(outDir), `${JSON.stringify(manifest, null, 2)}\n`),
  ]);
}

export interface HostingOptions {
  /** Origins that the configured analytics send to: pages may connect to no others. */
  readonly analytics: readonly string[];
}

/**
 * Docusaurus calls the `postBuild` of all plugins at once and waits for them together
 * (`@docusaurus/core/lib/commands/build/buildLocale.js`, `executePluginsPostBuild`): there is no last plugin. This one
 * reads only what is before that moment, the rendered pages and the bundler's files. Compression needs every file,
 * also the sitemap and what other plugins write, so it runs after the framework has ended: see `finish.ts`.
 */
export default function hostingPlugin(_context: LoadContext, {analytics}: HostingOptions): Plugin {
  return {
    name: 'hosting',
    async postBuild({outDir, siteConfig}) {
      await writeHostingFiles({outDir, url: siteConfig.url, title: siteConfig.title, analytics});
    },
  };
}
