// `tsx bench/search/relevance.ts [--write]`: relevance of this search and its peers on the built site (SITE_BUILD, `build/`)
// for the judged queries of the relevance test, by page, because not every engine supports anchors.
import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import MiniSearch from 'minisearch';
import {readPages} from '../../plugins/search/build';
import {heldOut} from '../../plugins/search/test/relevance/judgments';
import {groups, type Judgment} from '../../plugins/search/test/relevance/judgment';
import {byPage, figures, grade} from '../../plugins/search/test/relevance/measure';
import {showTable} from '../readme-table';
import {engineNames, openEngine} from './engines';
import {cacheDir, installPeers} from './peers';
import {serve} from './site-server';
import {vitePress} from './table';

type Find = (query: string) => Promise<readonly string[]>;

async function main(): Promise<void> {
  const build = path.resolve(process.env['SITE_BUILD'] ?? 'build');
  if (!existsSync(path.join(build, 'search-index.json'))) {
    throw new Error(`There is no site in ${build}. Build it with npm run build, or name a build in SITE_BUILD.`);
  }
  const peersDir = installPeers();
  const site = path.join(cacheDir, 'relevance-site');
  const bundles = path.join(cacheDir, 'bundles');
  rmSync(site, {recursive: true, force: true});
  cpSync(build, site, {recursive: true, filter: (file) => !/\.(?:glb|zip|tgz|webp|png|jpe?g|mp4)$/.test(file)});
  const pages = await readPages({outDir: site, baseUrl: '/'});
  const urls = path.join(cacheDir, 'relevance-urls.json');
  writeFileSync(urls, JSON.stringify(pages.map(({url}) => url)));
  execFileSync(process.execPath, [path.join(__dirname, 'bundle.mjs'), peersDir, bundles], {stdio: 'inherit'});
  execFileSync(process.execPath, [path.join(__dirname, 'make-peer-indexes.mjs'), peersDir, site, urls], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const server = await serve(site);
  const judgments = byPage(heldOut);
  const rows = [await row(vitePress, judgments, vitePressSearch(pages))];
  for (const name of engineNames) {
    const engine = await openEngine(name, {origin: server.origin, site, bundles});
    await engine.load();
    rows.push(await row(name, judgments, engine.search));
  }
  server.close();
  const heads = ['Engine', ...[...groups, 'all'].map((group) => `${group}: NDCG@8, first, in three`)];
  showTable('relevance', heads, rows);
}

async function row(name: string, judgments: readonly Judgment[], find: Find): Promise<string[]> {
  const found = new Map<string, readonly string[]>();
  for (const {query} of judgments) {
    const addresses = await find(query);
    found.set(query, [...new Set(addresses.map((address) => address.replace(/[?#].*/, '')))]);
  }
  const outcomes = grade(judgments, (query) => found.get(query) ?? []);
  const percent = (share: number): string => `${Math.round(share * 100)} %`;
  return [
    name,
    ...[...groups, undefined].map((group) => {
      const {ndcg, first, inThree} = figures(outcomes, group);
      return `${ndcg.toFixed(2)}, ${percent(first)}, ${percent(inThree)}`;
    }),
  ];
}

/** VitePress 1.6's local search (`VPLocalSearchBox.vue`): a section is a document, with these options. */
function vitePressSearch(pages: Awaited<ReturnType<typeof readPages>>): Find {
  const index = new MiniSearch({fields: ['title', 'titles', 'text'], storeFields: ['title', 'titles']});
  for (const {url, title, sections} of pages) {
    index.addAll(
      sections.map(({heading, hash, text, entries}) => ({
        id: url + hash,
        title: heading || title,
        titles: heading ? [title] : [],
        text: [text, ...entries.map((entry) => `${entry.label} ${entry.text}`)].join('\n'),
      })),
    );
  }
  const options = {fuzzy: 0.2, prefix: true, boost: {title: 4, text: 2, titles: 1}};
  return async (query) => index.search(query, options).map(({id}) => String(id));
}

void main();
