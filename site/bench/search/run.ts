// Compares the site's search with its peers on the same generated pages, and measures it on the built site.
import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {SearchIndexFile} from '@avaturn-docs/search/engine/format';
import {tuned} from '../../plugins/search/test/relevance/judgments';
import {readCommandLine} from '../../scripts/command-line';
import {engineNames} from './engines';
import {measureEngine} from './measure';
import {cacheDir, installPeers} from './peers';
import {makeQueries} from './queries';
import {makeSite, sizeOf} from './sites';
import {failuresOf, showRows, thisSite, vitePress, type Row} from './table';

const querySeed = 11;

const usage = `npm run bench                  compares the search with its peers on 45, 250 and 1000 generated pages, and measures it
                               on build/ or SITE_BUILD
npm run bench -- 45 2000       the same with these numbers of pages
npm run bench -- --write       and puts the table into bench/README.md`;

async function main(): Promise<void> {
  const {words} = readCommandLine({usage, options: {write: {type: 'boolean'}}, words: Infinity});
  const wanted = words.map(Number).filter((count) => count > 0);
  const peersDir = installPeers();
  const bundles = path.join(cacheDir, 'bundles');
  execFileSync(process.execPath, [path.join(__dirname, 'bundle.mjs'), peersDir, bundles], {stdio: 'inherit'});
  const rows = await measureThisSite(path.resolve(process.env['SITE_BUILD'] ?? 'build'), bundles);
  for (const count of wanted.length > 0 ? wanted : [45, 250, 1000]) {
    rows.push(...(await compare(count, peersDir, bundles)));
  }
  showRows(rows);
  const failures = failuresOf(rows);
  failures.forEach((failure) => console.error(failure));
  process.exitCode = failures.length > 0 ? 1 : 0;
}

async function compare(count: number, peersDir: string, bundles: string): Promise<Row[]> {
  console.log(`${count} pages …`);
  const {directory, pages, sizes} = await makeSite(count, peersDir);
  const queries = makeQueries(pages, querySeed);
  const rows: Row[] = [];
  for (const engine of engineNames) {
    const figures = await measureEngine(engine, {directory, bundles, queries});
    rows.push({pages: count, engine, index: sizes[engine], ...figures});
  }
  return [...rows, {pages: count, engine: vitePress, index: sizes[vitePress]}];
}

/** The site's own pages, with the queries of its relevance test, which measures their results. */
async function measureThisSite(directory: string, bundles: string): Promise<Row[]> {
  const file = path.join(directory, 'search-index.json');
  if (!existsSync(file)) {
    console.log(`There is no ${file}: so the site itself isn't measured. Build it with npm run build.`);
    return [];
  }
  const content = readFileSync(file);
  const [pages] = JSON.parse(content.toString()) as SearchIndexFile;
  const queries = tuned.map(({query, grades}) => ({
    kind: 'heading' as const,
    text: query,
    page: [...grades.keys()].at(-1)!,
  }));
  const {found: _, ...figures} = await measureEngine('ours', {directory, bundles, queries});
  return [{pages: pages.documents.length, engine: thisSite, index: sizeOf(content), ...figures}];
}

void main();
