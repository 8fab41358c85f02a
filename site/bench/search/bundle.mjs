// `node bundle.mjs PEERS OUT`: creates two scripts for a Node worker thread: `measure.mjs` from this benchmark, and
// `search-local.mjs`, the unchanged worker of the published plugin.
import {mkdirSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const [peers = '', out = ''] = process.argv.slice(2);
const esbuild = createRequire(path.join(peers, 'package.json'))('esbuild');
mkdirSync(out, {recursive: true});

/** @type {(name: string, content: string) => string} */
const write = (name, content) => {
  writeFileSync(path.join(out, name), content);
  return path.join(out, name);
};
// What the plugin generates in a site without options.
const constants = write(
  'generated-constants.js',
  'export const removeDefaultStopWordFilter = [];\nexport const language = ["en"];\nexport const searchIndexUrl = "search-local.json";\n' +
    'export const searchResultLimits = 8;\nexport const fuzzyMatchingDistance = 1;\n',
);
// The worker exposes its class through Comlink; here it is used directly.
const comlink = write(
  'comlink.js',
  'export const expose = (service) => { globalThis.SearchLocalWorker = service; };\n',
);

const settings = {
  bundle: true,
  format: 'esm',
  mainFields: ['module', 'main'],
  define: {'process.env.NODE_ENV': '"production"'},
  logLevel: 'error',
};
await esbuild.build({
  ...settings,
  platform: 'neutral',
  entryPoints: [
    path.join(peers, '../node_modules/@easyops-cn/docusaurus-search-local/dist/client/client/theme/worker.js'),
  ],
  outfile: path.join(out, 'search-local.mjs'),
  alias: {comlink, '@generated/@easyops-cn/docusaurus-search-local/default/generated-constants.js': constants},
});
await esbuild.build({
  ...settings,
  platform: 'node',
  entryPoints: [fileURLToPath(new URL('measure-worker.ts', import.meta.url))],
  outfile: path.join(out, 'measure.mjs'),
});
