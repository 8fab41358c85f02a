import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeSearchIndexes} from './build';
import {pathInSite} from '../path-in-site';
import {hashInputs} from './build/input-hash';

const here = path.dirname(fileURLToPath(import.meta.url));

/**
 * Overrides the bundler's shared chunk for packages that only search uses. In separate files, they would cost one more
 * request each on the first search, for the worker even sequentially.
 */
const vendorsButSearch = (siteDir: string) => ({
  test: (module: {nameForCondition?(): string | null}) =>
    /(?:^|\/)node_modules\/(?!minisearch)/.test(pathInSite(siteDir, module.nameForCondition?.() ?? '')),
  idHint: 'vendors',
  priority: -10,
  reuseExistingChunk: true,
});

/** Adds the search page, the bar in the navbar, and the index. */
export default function search(context: LoadContext): Plugin<string> {
  return {
    name: 'search',
    getThemePath: () => path.join(here, 'theme'),
    getClientModules: () => ['highlight', 'close-on-back'].map((name) => path.join(here, `client/${name}.ts`)),
    loadContent: async () => hashInputs(context.siteDir),
    configureWebpack: (_config, isServer) =>
      isServer ? {} : {optimization: {splitChunks: {cacheGroups: {defaultVendors: vendorsButSearch(context.siteDir)}}}},
    async contentLoaded({content: hash, actions}) {
      // The worker imports it, as `@generated/search/default/index-hash.json`.
      await actions.createData('index-hash.json', JSON.stringify(hash));
      actions.addRoute({path: '/search/', component: '@theme/SearchPage', exact: true});
    },
    postBuild: ({outDir}) => writeSearchIndexes(outDir, context.generatedFilesDir),
  };
}
