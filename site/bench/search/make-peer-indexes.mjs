// `node make-peer-indexes.mjs PEERS SITE URLS`: indexes a built site with both peers, in a separate process, because they
// number documents across sites. URLS is a JSON file with the URLs of the pages.
import {readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

const [peers = '', site = '', urlsFile = ''] = process.argv.slice(2);
const require = createRequire(path.join(peers, 'package.json'));

const searchLocal = '../node_modules/@easyops-cn/docusaurus-search-local/dist/server/server/utils';
const {scanDocuments} = require(path.join(peers, searchLocal, 'scanDocuments.js'));
const {buildIndex} = require(path.join(peers, searchLocal, 'buildIndex.js'));
// Its defaults, from validateOptions.js and processPluginOptions.js.
const config = {
  language: ['en'],
  removeDefaultStopWordFilter: [],
  removeDefaultStemmer: false,
  ignoreCssSelectors: [],
  forceIgnoreNoIndex: false,
};
const pages = JSON.parse(readFileSync(urlsFile, 'utf8')).map((/** @type {string} */ url) => ({
  url,
  type: 'docs',
  filePath: path.join(site, url, 'index.html'),
}));
writeFileSync(
  path.join(site, 'search-local.json'),
  JSON.stringify(buildIndex(await scanDocuments(pages, config), config)),
);

const pagefind = await import(pathToFileURL(path.join(peers, '../node_modules/pagefind/lib/index.js')).href);
const {index} = await pagefind.createIndex({});
await index.addDirectory({path: site});
await index.writeFiles({outputPath: path.join(site, 'pagefind')});
await pagefind.close();
// Makes Node load its script as a module.
writeFileSync(path.join(site, 'pagefind/package.json'), '{"type": "module"}\n');
