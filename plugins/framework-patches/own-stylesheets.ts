import type {LoadContext, Plugin} from '@docusaurus/types';
import {pathInSite} from '../path-in-site';
import {ExpectModules, patchError} from './expect-modules';

/**
 * Stylesheets that load with the page or tool that needs them. The framework puts the others into one file in a fixed order.
 * Class names are unique to their file, so the order of these files has no effect. The HTML of the 404 page links only the
 * shared file, so its stylesheet is part of it.
 */
const ownStylesheets = [
  /^src\/pages\//,
  /^plugins\/api-reference\/theme\//,
  /^plugins\/search\/(?:theme\/(?:SearchPage\/|SearchBar\/Suggestions)|client\/found-words)/,
  /^src\/theme\/(?:DocCard|DocCardList)\//,
  // Tools and pictures of a few pages. The next pattern lists what most pages show.
  /^src\/components\/(?!(?:Figure|Opening|Outcome|PageMarkdown|Steps|Unconfirmed|data-tables\/DataTable)\b)/,
];

/** The part of a bundler module that this patch reads: the absolute path of its file. */
interface BundledModule {
  nameForCondition?(): string | null | undefined;
}

interface SplitChunks {
  readonly cacheGroups?: Readonly<Record<string, unknown>>;
}

/** The framework sends all CSS of the site with every page. This sends a page's or tool's own stylesheets only with it. */
export default function ownStylesheetsPatch({siteDir}: LoadContext): Plugin {
  const matches = (pattern: RegExp) => (file: string) =>
    file.endsWith('.css') && pattern.test(pathInSite(siteDir, file));
  const isShared = (module: BundledModule): boolean =>
    !ownStylesheets.some((pattern) => matches(pattern)(module.nameForCondition?.() ?? ''));
  return {
    name: 'own-stylesheets',
    configureWebpack(config, isServer) {
      if (isServer) {
        return {};
      }
      const splitChunks = config.optimization?.splitChunks as SplitChunks | undefined;
      if (!splitChunks?.cacheGroups?.['styles']) {
        throw patchError('own-stylesheets', 'its bundler configuration has no group "styles"');
      }
      return {
        optimization: {splitChunks: {cacheGroups: {styles: {test: isShared}}}},
        plugins: [
          new ExpectModules(
            'own-stylesheets',
            ownStylesheets.map((pattern) => ({
              what: `stylesheet that matches ${String(pattern)}`,
              matches: matches(pattern),
            })),
          ),
        ],
      };
    },
  };
}
