import {execFileSync} from 'node:child_process';
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import MiniSearch from 'minisearch';
import {writeSearchIndexes} from '../../plugins/search/build';
import {generatePages, type GeneratedPage} from '../pages/generate';
import {writeSite} from '../pages/html';
import {cacheDir} from './peers';
import {vitePress} from './table';

const seed = 7;

export interface BenchSite {
  readonly directory: string;
  readonly pages: readonly GeneratedPage[];
  /** Bytes of the index files, uncompressed and with brotli. */
  readonly sizes: Readonly<Record<string, {readonly raw: number; readonly brotli: number}>>;
}

/** Generates `count` pages and the index of each engine. */
export async function makeSite(count: number, peersDir: string): Promise<BenchSite> {
  const pages = generatePages({count, seed});
  const directory = path.join(cacheDir, `${count}-pages`);
  rmSync(directory, {recursive: true, force: true});
  writeSite(directory, pages);
  const urls = path.join(cacheDir, `${count}-urls.json`);
  mkdirSync(cacheDir, {recursive: true});
  writeFileSync(urls, JSON.stringify(pages.map((page) => page.path)));
  execFileSync(process.execPath, [path.join(__dirname, 'make-peer-indexes.mjs'), peersDir, directory, urls], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await writeSearchIndexes({outDir: directory, baseUrl: '/'});
  return {
    directory,
    pages,
    sizes: {
      ours: sizeOf(readFileSync(path.join(directory, 'search-index.json'))),
      'search-local 0.55.3': sizeOf(readFileSync(path.join(directory, 'search-local.json'))),
      [vitePress]: sizeOf(Buffer.from(vitePressIndex(pages))),
    },
  };
}

/** Bytes of a file, uncompressed and with brotli. */
export function sizeOf(content: Buffer): {raw: number; brotli: number} {
  return {raw: content.length, brotli: brotliCompressSync(content).length};
}

/** The index of VitePress 1.6's local search (`src/node/plugins/localSearchPlugin.ts`), which stores no text. */
function vitePressIndex(pages: readonly GeneratedPage[]): string {
  const index = new MiniSearch({fields: ['title', 'titles', 'text'], storeFields: ['title', 'titles']});
  for (const {path: page, title, sections} of pages) {
    index.addAll(
      sections.map(({heading, id, paragraphs, code}) => ({
        id: `${page}#${id}`,
        title: heading,
        titles: [title],
        text: [...paragraphs, code].join('\n'),
      })),
    );
  }
  return JSON.stringify(index);
}
