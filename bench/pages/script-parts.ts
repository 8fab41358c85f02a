import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {copiesFolder} from '../../plugins/hosting/folders';

/** The files that a page of this site's frame loads, by name without hash, and what is in them. */
const shared: Readonly<Record<string, string>> = {
  framework: 'React, React DOM, the router',
  'runtime~main': "The bundler's part, with the names of all files",
  main: 'The frame: navbar, search field, footer, links; the addresses of all pages',
  'docs-layout': 'What surrounds a document: sidebar, trail, contents, page actions',
  markdown: 'What the text of a document is drawn with',
};
const rest = "The document's own text, and the names in the sidebar";

/** What one part of the scripts weighs on sites of several sizes. */
export interface ScriptPart {
  readonly holds: string;
  /** Pages of the site to bytes, by brotli. */
  readonly bytes: ReadonlyMap<number, number>;
}

/** A built site of this site's frame, whose files are compressed. */
interface Site {
  readonly pages: number;
  readonly directory: string;
}

/**
 * The scripts of one page, part by part. Its HTML names all of them.
 *
 * @param page path of the page inside the build, with both slashes
 * @throws Error if the page names no script
 */
function partsOf({directory}: Site, page: string): ReadonlyMap<string, number> {
  const html = readFileSync(path.join(directory, page, 'index.html'), 'utf8');
  const files = /data-scripts="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
  if (files.length === 0) {
    throw new Error(`${page} names no script. Has plugins/framework-patches/document-template.ts changed?`);
  }
  const parts = new Map<string, number>();
  for (const file of files) {
    const holds = shared[path.basename(file).replace(/\.\w+\.js$/, '')] ?? rest;
    parts.set(holds, (parts.get(holds) ?? 0) + statSync(path.join(copiesFolder(directory), `${file}.br`)).size);
  }
  return parts;
}

/** The parts of a page's scripts, with a sum, on sites that differ in size only. */
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
