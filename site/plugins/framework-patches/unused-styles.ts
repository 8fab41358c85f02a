import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {pathInSite} from '../path-in-site';
import {expectModules} from './expect-modules';
import {customProperties, emptyStylesheets, namesIn, removeUnusedRules, type Sources} from './unused-rules';

const load = createRequire(import.meta.url);
const infima = /(?:^|\/)node_modules\/infima\/dist\/css\//;

/** Rules that the theme's code names, for parts and options that the site doesn't use or styles completely in `src/css`. */
const unneeded = [
  /^\.alert--/,
  /^\.avatar/,
  /^\.badge/,
  /dropdown/,
  /^\.hero/,
  /^\.pagination(?!-nav)/,
  /^\.tabs--block/,
  /^\.footer--dark/,
  /^\.footer__logo/,
  /^\.button[.:[]disabled/,
  /^\.navbar--(?:dark|primary)/,
  /^\.navbar__title/,
  /^table tr:nth-child/,
  /^img\[align/,
  /^(?:[ou]l ){2}/,
  /menu__caret/,
  /menu__list-item--collapsed/,
  /menu__list-item-collapsible/,
  /menu__link--sublist/,
];

/** The theme's stylesheets of parts that the site doesn't have, such as tags, languages, and a collapsible sidebar. */
const unneededStylesheets = [
  '/Tag/',
  '/TagsListInline/',
  '/DocSidebar/Desktop/CollapseButton/',
  '/DocSidebarItem/Html/',
  '/Footer/Logo/',
  '/MDXComponents/Ul/',
  '/NavbarItem/LocaleDropdownNavbarItem/',
  '/DocRoot/Layout/Sidebar/ExpandButton/',
].map((part) => `/theme-classic/lib/theme${part}styles.module.css`);

/** Folders whose code can name a class of Infima. */
const sourceFolders = (siteDir: string): string[] => [
  path.dirname(load.resolve('@docusaurus/theme-classic')),
  path.dirname(load.resolve('@docusaurus/theme-common')),
  path.join(path.dirname(load.resolve('@docusaurus/core/package.json')), 'lib/client'),
  path.join(siteDir, 'src'),
  path.join(siteDir, 'plugins'),
];

/** Files in these folders that render nothing on this site. */
const drawsNothing =
  /[\\/](?:Blog|DocVersionB|(?:Doc)?Tag|prism)|Dropdown|MDXPage|CollapseButton|\.d\.ts$|\.test\.tsx?$|[\\/]test[\\/]/;

const slashes = (file: string): string => file.split(path.sep).join('/');

/** @throws Error if a folder has no source, because every rule would then look unused, or if no property is overridden */
function readSources(siteDir: string): Sources {
  const used = new Set<string>();
  for (const folder of sourceFolders(siteDir)) {
    const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter(
      (file) => /\.(?:jsx?|tsx?|mdx?|css)$/.test(file) && !drawsNothing.test(path.sep + file),
    );
    if (files.length === 0) {
      throw new Error(`${folder} has no source. Correct the path in plugins/framework-patches/unused-styles.ts.`);
    }
    for (const file of files) {
      namesIn(readFileSync(path.join(folder, file), 'utf8')).forEach((name) => used.add(name));
    }
  }
  const overridden = customProperties(readFileSync(path.join(siteDir, 'src/css/tokens.css'), 'utf8'));
  if (overridden.size === 0) {
    throw new Error(
      "src/css/tokens.css has no rule for `html:root, html[data-theme='dark']`. Correct the selector in plugins/framework-patches/unused-rules.ts.",
    );
  }
  return {used, overridden, unneeded};
}

/**
 * Removes the rules that nothing on the site can use from Infima, the theme's CSS library, and empties the theme's
 * stylesheets for parts that the site doesn't have.
 */
export default function unusedStyles({siteDir}: LoadContext): Plugin {
  const production = process.env['NODE_ENV'] === 'production';
  const isInfima = (file: string) => infima.test(pathInSite(siteDir, file));
  return {
    name: 'unused-styles',

    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            plugins: [
              expectModules('unused-styles', [
                {what: 'stylesheet of Infima', matches: isInfima},
                ...unneededStylesheets.map((end) => ({
                  what: end,
                  matches: (file: string) => slashes(file).endsWith(end),
                })),
              ]),
            ],
          },

    configurePostCss(options) {
      if (production) {
        let sources: Sources | undefined;
        options.plugins.push(
          emptyStylesheets((file) => unneededStylesheets.some((end) => slashes(file).endsWith(end))),
          removeUnusedRules(isInfima, () => (sources ??= readSources(siteDir))),
        );
      }
      return options;
    },
  };
}
