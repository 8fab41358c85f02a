import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {copiesFolder} from '../../plugins/hosting/folders';

/** The scripts that a page of this site loads, by name without hash, and their content. */
const shared: Readonly<Record<string, string>> = {
  framework: 'React, React DOM, the router',
  'runtime~main': "The bundler's part, with the names of all files",
  main: 'The page frame: navbar, search field, footer, links; the URLs of all pages',
  'docs-layout': 'Layout of a document: sidebar, breadcrumbs, contents, page actions',
  markdown: 'Components that render the text of a document',
};
const rest = "The document's own text, and the names in the sidebar";

/** Size of one part of the scripts on sites with different numbers of pages. */
export interface ScriptPart {
  readonly holds: string;
  /** Bytes with brotli, by number of pages. */
  readonly bytes: ReadonlyMap<number, number>;
}

/** A built site of this project, with compressed files. */
interface Site {
  readonly pages: number;
  readonly directory: string;
}

/**
 * The scripts of one page, part by part. Its HTML lists all of them.
 *
 * @param page path of the page inside the build, with both slashes
 * @throws Error if the page lists no script
 */
function partsOf({directory}: Site, page: string): ReadonlyMap<string, number> {
  const html = readFileSync(path.join(directory, page, 'index.html'), 'utf8');
  const files = /data-scripts="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
  if (files.length === 0) {
    throw new Error(`${page} lists no script. Check whether plugins/framework-patches/document-template.ts changed.`);
  }
  const parts = new Map<string, number>();
  for (const file of files) {
    const holds = shared[path.basename(file).replace(/\.\w+\.js$/, '')] ?? rest;
    parts.set(holds, (parts.get(holds) ?? 0) + statSync(path.join(copiesFolder(directory), `${file}.br`)).size);
  }
  return parts;
}

/** The parts of a page's scripts, with a total, on sites that differ only in size. */
export function scriptParts(sites: readonly Site[], page: string): ScriptPart[] {
  const weighed = sites.map((site) => ({pages: site.pages, parts: partsOf(site, page)}));
  const row = (holds: string, bytesOf: (parts: ReadonlyMap<string, number>) => number): ScriptPart => ({
    holds,
    bytes: new Map(weighed.map(({pages, parts}) => [pages, bytesOf(parts)])),
  });
  return [
    ...[...Object.values(shared), rest].map((holds) => row(holds, (parts) => parts.get(holds) ?? 0)),
    row('All', (parts) => [...parts.values()].reduce((sum, bytes) => sum + bytes, 0)),
  ];
}
