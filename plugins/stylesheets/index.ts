import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {pathInSite} from '../path-in-site';
import {customProperties, emptyStylesheets, namesIn, removeUnusedRules, type Sources} from './unused-rules';

const load = createRequire(import.meta.url);
const infima = /(?:^|\/)node_modules\/infima\/dist\/css\//;

/**
 * Rules of Infima that the site overrides, every property of them (notes, in `src/css/content.css`), and those of parts and
 * options of the theme that it does not use, though the theme's code names them.
 */
const unneeded =
  /^\.(?:alert--|avatar|badge|dropdown|hero|pagination(?!-nav)|tabs--block|footer--dark|footer__logo|button(?:\.|:|\[)disabled|navbar--(?:dark|primary)|navbar__title)|^table tr:nth-child|^img\[align|^(?:[ou]l ){2}|menu__caret|menu__list-item--collapsed|menu__list-item-collapsible|menu__link--sublist|dropdown/;

/** Parts of the theme that the site has switched off or never uses, such as tags and a sidebar that collapses. */
const unneededParts =
  /(?:^|\/)theme-classic\/.*\/(?:Tag|TagsListInline|Desktop\/CollapseButton|Sidebar\/ExpandButton|Footer\/Logo|DocSidebarItem\/Html|MDXComponents\/Ul)\/styles\.module\.css$/;

/**
 * Stylesheets that travel with the page or tool that needs them. All others are one file, whose order is fixed, as the
 * framework has it; class names are unique to their file here, so the order beside that file is of no effect. The HTML of the
 * not-found page links the one file only, so its stylesheet is a part of it.
 */
const ownStylesheets = [
  /^src\/pages\//,
  /^plugins\/api-reference\/theme\//,
  /^plugins\/search\/(?:theme\/(?:SearchPage\/|SearchBar\/Suggestions)|client\/found-words)/,
  /^src\/theme\/(?:DocCard|DocCardList)\//,
  // Tools and pictures that a few pages show. What most pages show stands in the list of the next pattern.
  /^src\/components\/(?!(?:Badge|Figure|Opening|Outcome|PageMarkdown|Steps|Unconfirmed|data-tables\/DataTable)\b)/,
];

/** The bundler's part of a module that this plugin looks at: the path of a stylesheet stands in its identifier. */
interface BundledModule {
  readonly identifier: () => string;
}

function isShared(siteDir: string, module: BundledModule): boolean {
  const file = pathInSite(siteDir, module.identifier().split('!').at(-1)?.split('|')[0] ?? '');
  return !ownStylesheets.some((pattern) => pattern.test(file));
}

/** Folders whose code can name a class of Infima, with the files in them that can't. */
function sourceFolders(siteDir: string): {readonly folder: string; readonly leaveOut: RegExp}[] {
  const core = path.dirname(load.resolve('@docusaurus/core/package.json'));
  return [
    // The blog, tags, menus of the navbar and notes on versions are not in this site.
    {
      folder: path.dirname(load.resolve('@docusaurus/theme-classic')),
      leaveOut: /[\\/]Blog|Dropdown|DocVersionB|[\\/](?:Doc)?Tag|MDXPage|CollapseButton|[\\/]prism|\.d\.ts$/,
    },
    {folder: path.dirname(load.resolve('@docusaurus/theme-common')), leaveOut: /\.d\.ts$/},
    {folder: path.join(core, 'lib/client'), leaveOut: /\.d\.ts$/},
    {folder: path.join(siteDir, 'src'), leaveOut: /\.test\.tsx?$/},
    {folder: path.join(siteDir, 'plugins'), leaveOut: /\.test\.tsx?$|[\\/]test[\\/]/},
  ];
}

/** @throws Error if a folder holds no source: then everything would be taken out as unused. */
function readSources(siteDir: string): Sources {
  const used = new Set<string>();
  for (const {folder, leaveOut} of sourceFolders(siteDir)) {
    const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter(
      (file) => /\.(?:jsx?|tsx?|mdx?|css)$/.test(file) && !leaveOut.test(path.sep + file),
    );
    if (files.length === 0) {
      throw new Error(`${folder} holds no source. Correct the path in plugins/stylesheets/index.ts.`);
    }
    for (const file of files) {
      namesIn(readFileSync(path.join(folder, file), 'utf8')).forEach((name) => used.add(name));
    }
  }
  const tokens = readFileSync(path.join(siteDir, 'src/css/tokens.css'), 'utf8');
  return {used, overridden: customProperties(tokens), unneeded};
}

/**
 * Keeps the CSS of a page small: a page's or tool's own stylesheets are loaded with it, and of Infima, the framework's
 * style library, only the rules that something on the site can use.
 */
export default function stylesheets({siteDir}: LoadContext): Plugin {
  const production = process.env['NODE_ENV'] === 'production';
  return {
    name: 'stylesheets',

    configureWebpack(_config, isServer) {
      if (isServer) {
        return {};
      }
      return {
        optimization: {
          splitChunks: {cacheGroups: {styles: {test: (module: BundledModule) => isShared(siteDir, module)}}},
        },
      };
    },

    configurePostCss(options) {
      if (production) {
        let sources: Sources | undefined;
        options.plugins.push(
          emptyStylesheets((file) => unneededParts.test(pathInSite(siteDir, file))),
          removeUnusedRules(
            (file) => infima.test(pathInSite(siteDir, file)),
            () => (sources ??= readSources(siteDir)),
          ),
        );
      }
      return options;
    },
  };
}
