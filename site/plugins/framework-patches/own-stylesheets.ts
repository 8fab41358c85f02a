import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Module} from '../bundler';
import {pathInSite} from '../path-in-site';
import {patchError} from './expect-modules';

/**
 * Stylesheets that load with the page or tool that needs them; class names are unique, so their order has no effect. The HTML
 * of the 404 page links only the shared file, so its stylesheet is part of it.
 */
const ownStylesheets = [
  /^src\/pages\//,
  /^src\/css\/controls\.css$/,
  /^plugins\/api-reference\/theme\//,
  /^plugins\/search\/(?:theme\/(?:SearchPage\/|SearchBar\/Suggestions)|client\/(?:found-words|Hit))/,
  // Tools and pictures of a few pages. The next pattern lists what most pages show.
  /^src\/components\/(?!(?:Figure|Opening|Outcome|Steps|Unconfirmed)\b)/,
];

/** The framework sends all CSS of the site with every page. This sends a page's or tool's own stylesheets only with it. */
export default function ownStylesheetsPatch({siteDir}: LoadContext): Plugin {
  const matches = (pattern: RegExp) => (file: string) =>
    file.endsWith('.css') && pattern.test(pathInSite(siteDir, file));
  const isShared = (module: Module): boolean =>
    !ownStylesheets.some((pattern) => matches(pattern)(module.nameForCondition() ?? ''));
  return {
    name: 'own-stylesheets',
    configureWebpack(config, isServer) {
      if (isServer) {
        return {};
      }
      const {splitChunks} = config.optimization ?? {};
      if (!splitChunks || !splitChunks.cacheGroups?.['styles']) {
        throw patchError('own-stylesheets', 'its bundler configuration has no group "styles"');
      }
      // The folders, not the bundle: benchmarks build the theme with other pages, which use few components.
      const files = ['src', 'plugins'].flatMap((folder) =>
        readdirSync(path.join(siteDir, folder), {recursive: true, encoding: 'utf8'}).map((file) =>
          path.join(siteDir, folder, file),
        ),
      );
      const unused = ownStylesheets.find((pattern) => !files.some(matches(pattern)));
      if (unused) {
        throw patchError('own-stylesheets', `the site has no stylesheet that matches ${String(unused)}`);
      }
      return {optimization: {splitChunks: {cacheGroups: {styles: {test: isShared}}}}};
    },
  };
}
