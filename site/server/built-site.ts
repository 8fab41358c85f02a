import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import type {OutgoingHttpHeaders} from 'node:http';
import path from 'node:path';
import {asksForMarkdown, headersAt, pageFile} from '../config/headers';
import {listFiles} from '@avaturn-docs/command-line/list-files';
import {copiesFolder, manifestFile} from '../plugins/hosting/folders';
import {
  cacheControl,
  type HostingManifest,
  isImmutable,
  notFoundFile,
  withheldFiles,
} from '../plugins/hosting/manifest';
import {extensionOf, mediaTypes} from '../plugins/hosting/media-types';
import {StartError} from '@avaturn-docs/command-line/start-error';

/** Codings of the compressed copies, best first. */
export const codings = ['br', 'gzip'] as const;

export type Encoding = (typeof codings)[number] | 'identity';

/** One content coding of a file, with the headers of its full response. */
export interface Variant {
  readonly body: Buffer;
  /** A strong entity tag from the bytes: the same on every machine, different for every coding. */
  readonly etag: string;
  readonly headers: OutgoingHttpHeaders;
}

export type SiteFile = {readonly identity: Variant} & {readonly [coding in Encoding]?: Variant};

export interface BuiltSite {
  /** Files by the exact, decoded path that they are served at. */
  readonly files: ReadonlyMap<string, SiteFile>;
  /** Old paths with their targets. */
  readonly redirects: ReadonlyMap<string, string>;
  readonly notFound: SiteFile;
  /** The path of the file to send at a path: a page's Markdown, if the Accept header asks for it and the page has it. */
  negotiated(path: string, accept: string | undefined): string;
  /** The headers that the rules add to any response at a path. */
  headersAt(path: string): OutgoingHttpHeaders;
}

const suffixes = {br: '.br', gzip: '.gz'} as const;

function readManifest(directory: string): HostingManifest {
  const file = manifestFile(directory);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as HostingManifest;
  } catch {
    throw new StartError(`${file} is missing or damaged. Build again: npm run build`);
  }
}

/** `/docs/importing/index.html` → `/docs/importing/`; other HTML files aren't pages and have no path. */
function servedPath(file: string): string | undefined {
  if (file.endsWith('/index.html')) return file.slice(0, -'index.html'.length);
  return file.endsWith('.html') ? undefined : file;
}

const hidden = (file: string): boolean => /\/\.(?!well-known\/)/.test(file);

/**
 * Reads a build once, into memory. Requests are looked up here and never on disk, so nothing but these files is reachable.
 * @throws StartError if the folder has no complete build
 */
export function readBuiltSite(directory: string): BuiltSite {
  if (!existsSync(directory)) throw new StartError(`There is no build in ${directory}. Make one first: npm run build`);
  const listing = listFiles(directory);
  const copies = copiesFolder(directory);
  const copied = new Set(existsSync(copies) ? listFiles(copies) : []);
  const manifest = readManifest(directory);
  const missing = ['/index.html', notFoundFile].find((file) => !listing.includes(file));
  if (missing !== undefined) {
    throw new StartError(`The build in ${directory} has no ${missing.slice(1)}. Build again: npm run build`);
  }

  const readVariant = (absolute: string, headers: OutgoingHttpHeaders): Variant => {
    const body = readFileSync(absolute);
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    return {body, etag, headers: {...headers, ETag: etag, 'Content-Length': body.length}};
  };

  const readFile = (file: string, served: string): SiteFile => {
    const available = codings.filter((coding) => copied.has(file + suffixes[coding]));
    const vary = [...(available.length > 0 ? ['Accept-Encoding'] : []), ...(pageFile.test(file) ? ['Accept'] : [])];
    const base: OutgoingHttpHeaders = {
      'Content-Type': mediaTypes[extensionOf(file)]?.type ?? 'application/octet-stream',
      'Cache-Control': isImmutable(file) ? cacheControl.immutable : cacheControl.revalidated,
      'Accept-Ranges': 'bytes',
      ...(vary.length > 0 ? {Vary: vary.join(', ')} : {}),
      ...headersAt(manifest.headers, served),
    };
    const identity = readVariant(path.join(directory, file), base);
    const compressed = available.map((coding) => [
      coding,
      readVariant(path.join(copies, file + suffixes[coding]), {...base, 'Content-Encoding': coding}),
    ]);
    return {identity, ...Object.fromEntries(compressed)};
  };

  const files = new Map<string, SiteFile>();
  for (const file of listing) {
    const served = servedPath(file);
    if (served === undefined || withheldFiles.includes(file) || hidden(file)) continue;
    files.set(served, readFile(file, served));
  }
  return {
    files,
    redirects: new Map(Object.entries(manifest.redirects)),
    notFound: readFile(notFoundFile, notFoundFile),
    negotiated: (served, accept = '') =>
      served.endsWith('/') && asksForMarkdown.test(accept) && files.has(`${served}index.md`)
        ? `${served}index.md`
        : served,
    headersAt: (served) => headersAt(manifest.headers, served),
  };
}
