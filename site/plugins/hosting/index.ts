import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {headerRules} from '../../config/headers';
import {hostRedirects, redirects} from '../../config/redirects';
import {listFiles} from '@avaturn-docs/command-line/list-files';
import {cloudflareHeaders, cloudflareRedirects} from './cloudflare';
import {dockerfile, nginxMain} from './container';
import {hostingFolder, manifestFile} from './folders';
import {inlineScriptHashes, scriptHash} from './inline-scripts';
import {makeManifest} from './manifest';
import {nginxSite} from './nginx';
import {redirectPage, redirectScript} from './redirect-page';

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
 * pages and the bundler's files. Compression needs every file, so it runs after the framework: see `finish.ts`.
 */
export default function hostingPlugin(_context: LoadContext, {analytics, inlineScripts}: HostingOptions): Plugin {
  return {
    name: 'hosting',
    async postBuild({outDir, siteConfig: {url, title}}) {
      const files = listFiles(outDir);
      const scriptHashes = [...inlineScriptHashes(outDir, files, inlineScripts), scriptHash(redirectScript)];
      const manifest = makeManifest(files, hostRedirects(), headerRules({scriptHashes, analytics}));

      const beside = hostingFolder(outDir);
      await rm(beside, {recursive: true, force: true});
      const write = async (name: string, content: string): Promise<void> => {
        const file = path.resolve(outDir, name);
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, content);
      };
      const origin = url.replace(/\/$/, '');
      await Promise.all([
        ...redirects
          .filter(({serverOnly}) => !serverOnly)
          .map(({from, to}) => write(`.${from}/index.html`, redirectPage({to, origin, siteTitle: title}))),
        write('robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`),
        write('_redirects', cloudflareRedirects(manifest)),
        write('_headers', cloudflareHeaders(manifest)),
        write(path.join(beside, 'nginx.conf'), nginxSite(manifest)),
        write(path.join(beside, 'nginx-main.conf'), nginxMain),
        write(path.join(beside, 'Dockerfile'), dockerfile(path.basename(outDir))),
        write(manifestFile(outDir), `${JSON.stringify(manifest, null, 2)}\n`),
      ]);
    },
  };
}
