import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Chunk, Module} from './bundler';
import {pathInSite} from './path-in-site';

/** glTF-Transform imports these to read files in Node. Browsers never run that code, and the bundler can't resolve them. */
const onlyInNode = {'node:fs': 'undefined', 'node:path': 'undefined'};

/** Compiled for any platform: it names modules of other platforms, which the bundler would treat as dependencies. */
const compiled = /[\\/]gltf_validator\.dart\.js$/;

/** Packages that change only with the framework, and whose evaluation is a long task. */
const framework = [/(?:^|\/)node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|history)\//];

/** What pages of the documentation share: the bundler would split it into a dozen small files, with duplicates. */
const docsLayout = [
  /theme-classic\/lib\/theme\/(?:Doc|TOC|Edit|PaginatorNavLink|Icon|NotFound)/,
  /plugin-content-docs\/lib\/client/,
  /^src\/theme\/(?:Doc|LastUpdated|TOC)/,
  /docusaurus-plugin-content-docs\/default\/__plugin\.json$/,
  /^src\/components\/(?:DropDown\/|PageMarkdown\/(?:index|styles))/,
];

/**
 * Stylesheets that load with the page or tool that needs them; the framework sends all CSS of the site with every page. Class
 * names are unique, so their order has no effect. The HTML of the 404 page links only the shared file, so its stylesheet is
 * part of it.
 */
const ownStylesheets = [
  /^src\/pages\//,
  /^src\/css\/controls\.css$/,
  /^plugins\/api-reference\/theme\//,
  /^plugins\/search\/(?:theme\/(?:SearchPage\/|SearchBar\/Suggestions)|client\/(?:found-words|Hit))/,
  // Tools and pictures of a few pages. The next pattern lists what most pages show.
  /^src\/components\/(?!(?:Figure|Opening|Outcome|Steps|Unconfirmed)\b)/,
];

const scripts = /^(?:javascript|json)/;

/** How the bundler splits scripts and stylesheets into files. Budgets in `tests/e2e` fail if a pattern no longer matches. */
export default function codeSplitting({siteDir}: LoadContext): Plugin {
  const isOneOf = (patterns: readonly RegExp[]) => (module: Module) => {
    const file = pathInSite(siteDir, module.nameForCondition() ?? '');
    return patterns.some((pattern) => pattern.test(file));
  };
  const isOwn = isOneOf(ownStylesheets);
  /** Gives a package of the viewer its own chunk, so that its size and load time are visible. */
  const viewerPackage = (name: string, folder: string) => ({
    name,
    test: isOneOf([new RegExp(`(?:^|/)node_modules/${folder}/`)]),
    type: scripts,
    // A worker, whose runtime has another name, has its own copy: the viewer would otherwise load what only the worker needs.
    chunks: (chunk: Chunk) => !chunk.canBeInitial() && [...(chunk.runtime ?? [])].join('').includes('main'),
    priority: 50,
    enforce: true,
  });
  return {
    name: 'code-splitting',
    configureWebpack: (_config, isServer) => ({
      module: {noParse: compiled},
      ...(!isServer && {
        externals: onlyInNode,
        optimization: {
          splitChunks: {
            cacheGroups: {
              styles: {test: (module: Module) => !isOwn(module)},
              framework: {name: 'framework', test: isOneOf(framework), chunks: 'initial', priority: 60, enforce: true},
              'docs-layout': {
                name: 'docs-layout',
                test: isOneOf(docsLayout),
                type: scripts,
                chunks: 'async',
                priority: 50,
                enforce: true,
              },
              // Not `three/src`, from which a worker takes its math only.
              three: viewerPackage('three', 'three/(?:build|examples)'),
              'three-vrm': viewerPackage('three-vrm', '@pixiv'),
            },
          },
        },
      }),
    }),
  };
}
