// `tsx bench/search/first-use.ts [--write] [PAGES …]`: the cost of a visit's first search in Chromium, compared with
// VitePress's local search on the same generated pages: bytes fetched, and the time from the shortcut to the first result.
// The site's own build (SITE_BUILD, `build/`) serves the search; its index is that of the generated pages.
import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Browser, type Page} from '@playwright/test';
import {writeSearchIndexes} from '../../plugins/search/build';
import {findChromium} from '../../scripts/chromium';
import {generatePages, type GeneratedPage} from '../pages/generate';
import {writeSite} from '../pages/html';
import {writeMarkdown} from '../pages/markdown';
import {medians} from '../median';
import {writeTable} from '../readme-table';
import {cacheDir, installPeers} from './peers';
import {serve, type BenchServer} from './site-server';

const rounds = 5;
const seed = 7;

interface Peer {
  readonly name: string;
  readonly directories: readonly string[];
  readonly start: string;
  /** Opens the search on a settled page. */
  readonly open: (page: Page) => Promise<unknown>;
  readonly result: string;
}

interface FirstUse {
  readonly pages: number;
  readonly name: string;
  /** Brotli bytes. */
  readonly bytes: number;
  /** Milliseconds, the median. */
  readonly time: number;
}

async function main(): Promise<void> {
  const build = path.resolve(process.env['SITE_BUILD'] ?? 'build');
  if (!existsSync(path.join(build, 'index.html'))) {
    throw new Error(`There is no site in ${build}. Build it with npm run build, or name a build in SITE_BUILD.`);
  }
  const counts = process.argv.slice(2).map(Number);
  const wanted = counts.filter((count) => count > 0);
  const peersDir = installPeers();
  const browser = await chromium.launch({executablePath: findChromium(), args: ['--no-sandbox']});
  const rows: FirstUse[] = [];
  for (const count of wanted.length > 0 ? wanted : [45, 1000]) {
    const pages = generatePages({count, seed});
    for (const peer of [await ours(pages, build), vitePress(pages, peersDir)]) {
      rows.push({pages: count, name: peer.name, ...(await measure(peer, pages, browser))});
    }
  }
  await browser.close();
  report(rows);
}

async function ours(pages: readonly GeneratedPage[], build: string): Promise<Peer> {
  const directory = path.join(cacheDir, `${pages.length}-pages-first-use`);
  rmSync(directory, {recursive: true, force: true});
  writeSite(directory, pages);
  await writeSearchIndexes({outDir: directory, baseUrl: '/'});
  return {
    name: 'ours',
    directories: [directory, build],
    start: '/docs/what-is-avaturn/',
    open: (page) => page.keyboard.press('Control+k'),
    result: '[role="option"]',
  };
}

function vitePress(pages: readonly GeneratedPage[], peersDir: string): Peer {
  const directory = path.join(cacheDir, `${pages.length}-pages-vitepress`);
  const output = path.join(directory, '.vitepress/dist');
  if (!existsSync(path.join(output, 'index.html'))) {
    writeMarkdown(path.join(directory, 'docs'), pages);
    writeFileSync(path.join(directory, 'index.md'), '# Home\n');
    mkdirSync(path.join(directory, '.vitepress'), {recursive: true});
    const config = {title: 'Docs', cleanUrls: true, themeConfig: {search: {provider: 'local'}}};
    writeFileSync(path.join(directory, '.vitepress/config.mjs'), `export default ${JSON.stringify(config)};\n`);
    console.log(`Building ${pages.length} pages with VitePress …`);
    const program = path.join(peersDir, 'node_modules/vitepress/bin/vitepress.js');
    execFileSync(process.execPath, [program, 'build', directory], {stdio: ['ignore', 'ignore', 'inherit']});
  }
  return {
    name: 'VitePress 1.6.4, local search',
    directories: [output],
    start: '/docs/part-1/page-1.html',
    open: (page) => page.keyboard.press('Control+k'),
    result: '.VPLocalSearchBox .results .result',
  };
}

async function measure(
  peer: Peer,
  pages: readonly GeneratedPage[],
  browser: Browser,
): Promise<Omit<FirstUse, 'pages' | 'name'>> {
  const server = await serve(...peer.directories);
  const runs: {bytes: number; time: number}[] = [];
  for (let round = 0; round < rounds; round++) {
    runs.push(await firstSearch(peer, server, pages[round]!.sections[1]!.heading, browser));
  }
  server.close();
  return medians(runs);
}

/** A visit with an empty cache: open the search, type a heading immediately, wait for the first result. */
async function firstSearch(
  peer: Peer,
  server: BenchServer,
  query: string,
  browser: Browser,
): Promise<{bytes: number; time: number}> {
  const page = await browser.newPage();
  await page.goto(server.origin + peer.start, {waitUntil: 'networkidle'});
  server.takeBytes();
  await page.evaluate((result) => {
    const seen = new MutationObserver(() => {
      if (document.querySelector(result)) {
        seen.disconnect();
        requestAnimationFrame(() => performance.mark('first result'));
      }
    });
    seen.observe(document, {childList: true, subtree: true});
    addEventListener('keydown', () => performance.mark('opened'), {once: true, capture: true});
  }, peer.result);
  await peer.open(page);
  await page.waitForFunction(() => document.activeElement instanceof HTMLInputElement);
  await page.keyboard.insertText(query);
  const time = await page
    .waitForFunction(() => {
      const [end] = performance.getEntriesByName('first result');
      return end && end.startTime - performance.getEntriesByName('opened')[0]!.startTime;
    })
    .then((handle) => handle.jsonValue());
  await page.waitForLoadState('networkidle');
  const bytes = server.takeBytes();
  await page.close();
  return {bytes, time: Number(time)};
}

function report(rows: readonly FirstUse[]): void {
  const heads = ['Pages', 'Search', 'Fetched, KB brotli', 'First result, ms'];
  const cells = rows.map(({pages, name, bytes, time}) => [
    String(pages),
    name,
    (bytes / 1000).toFixed(1),
    time.toFixed(0),
  ]);
  console.table(cells.map((row) => Object.fromEntries(heads.map((head, index) => [head, row[index]]))));
  if (process.argv.includes('--write')) {
    writeTable('first-use', heads, cells);
  }
}

void main();
