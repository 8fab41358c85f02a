import {rm} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {headerRules} from '../../config/headers';
import {hostRedirects, redirects} from '../../config/redirects';
import {listFiles} from '@avaturn-docs/command-line/list-files';
import {cloudflareHeaders, cloudflareRedirects} from './cloudflare';
import {dockerfile, nginxMain} from './container';
import {compress} from './compress';
import {copiesCache, hostingFolder, manifestFile} from './folders';
import {inlineScriptHashes, scriptHash} from './inline-scripts';
import {makeManifest} from './manifest';
import {nginxSite} from './nginx';
import {redirectPage, redirectScript} from './redirect-page';
import {writeFiles} from '../write-files';

export interface HostingOptions {
  /** Origins of the configured analytics endpoints: pages may connect to no others. */
  readonly analytics: readonly string[];
  /** Source expressions of the inline scripts that pages may contain. */
  readonly inlineScripts: readonly string[];
}

/**
 * Writes the files that hosts need. Into the build: a redirect page at each old path, `robots.txt`, `_redirects` and
 * `_headers` (Cloudflare Pages). Into the folder next to it: `nginx.conf`, `nginx-main.conf` and `Dockerfile` (a container),
 * and `server.json` (the embedded server).
 *
 * Docusaurus calls the `postBuild` hooks of all plugins concurrently, so this one reads only what exists before: the rendered
 * pages and the bundler's files. The copies of what the others write follow after the framework: see `finish.ts`.
 */
export default function hostingPlugin(_context: LoadContext, {analytics, inlineScripts}: HostingOptions): Plugin {
  return {
    name: 'hosting',
    async postBuild({outDir, siteConfig: {url, title}}) {
      const files = listFiles(outDir);
      const scriptHashes = [...inlineScriptHashes(outDir, files, inlineScripts), scriptHash(redirectScript)];
      const manifest = makeManifest(files, hostRedirects(), headerRules({scriptHashes, analytics}));

      const pages = redirects.filter(({serverOnly}) => !serverOnly);
      await writeFiles(outDir, {
        ...Object.fromEntries(
          pages.map(({from, to}) => [`${from}/index.html`, redirectPage({to, origin: url, siteTitle: title})]),
        ),
        'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`,
        _redirects: cloudflareRedirects(manifest),
        _headers: cloudflareHeaders(manifest),
      });
      await rm(hostingFolder(outDir), {recursive: true, force: true});
      await writeFiles(hostingFolder(outDir), {
        'nginx.conf': nginxSite(manifest),
        'nginx-main.conf': nginxMain,
        Dockerfile: dockerfile(path.basename(outDir)),
        [path.basename(manifestFile(outDir))]: `${JSON.stringify(manifest, null, 2)}\n`,
      });
      // The other plugins' hooks keep one core busy. Most files are final: their copies are in the cache when the build finishes.
      await compress(outDir, copiesCache);
    },
  };
}
