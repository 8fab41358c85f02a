import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Plugin as PostCssPlugin, Root} from 'postcss';
import {patchError} from './expect-modules';

const load = createRequire(import.meta.url);
const infima = /(?:^|\/)node_modules\/infima\/dist\/css\//;

/** Selectors for parts and options that the site doesn't use, or styles completely in `src/css`. */
const unneeded = [
  /^\.(?:avatar|badge|hero|pills|button-group|pagination(?!-nav))/,
  /--(?:secondary|success|info|warning|danger|light|dark)\b/,
  /^\.alert(?:--|__)/,
  /^\.(?:breadcrumbs|card|container|row)(?:--|__)(?!item|link)/,
  /^\.button--(?:outline|link|sm|lg|block)|\.button--active$|^\.button[.:[]disabled/,
  /^\.col--(?!(?:3|6|offset-3)$)/,
  /dropdown/,
  /^\.footer__(?:logo|link-separator)/,
  /^\.(?:margin|padding)(?!-(?:top--(?:sm|md|lg)|bottom--(?:sm|lg)|right--md|vert--(?:md|lg|xl))$)/,
  /^\.menu__caret|menu__list-item--collapsed|menu__list-item-collapsible|menu__link--sublist/,
  /^\.navbar(?:--primary|__(?:title|items--center|search-input))/,
  /^\.shadow--(?!lw$)/,
  /^\.tabs--block/,
  /^\.text--(?!center$|truncate$)/,
  /^(?:[ou]l ){2}|^table tr:nth-child|^img\[align/,
];

/** Custom properties by use: an overridden one is set by the site in every mode. */
export interface Properties {
  readonly read: ReadonlySet<string>;
  readonly overridden: ReadonlySet<string>;
}

const namesIn = (text: string): string[] => text.match(/--[a-z][\w-]*/g) ?? [];

/** @throws Error if no property is overridden */
function readProperties(siteDir: string): Properties {
  const read = new Set<string>();
  const packages = ['theme-classic', 'theme-common', 'core/lib/client/App.js'].map((name) =>
    path.dirname(load.resolve(`@docusaurus/${name}`)),
  );
  for (const folder of [...packages, path.join(siteDir, 'src'), path.join(siteDir, 'plugins')]) {
    const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) =>
      /\.(?:[jt]sx?|css)$/.test(file),
    );
    for (const file of files) namesIn(readFileSync(path.join(folder, file), 'utf8')).forEach((name) => read.add(name));
  }
  const tokens = readFileSync(path.join(siteDir, 'src/css/tokens.css'), 'utf8');
  const both = /^html:root,\nhtml\[data-theme='dark'\] \{([^}]*)\}/m.exec(tokens)?.[1];
  if (both === undefined) throw patchError('unused-styles', 'tokens.css has no rule for both modes');
  return {read, overridden: new Set([...both.matchAll(/^ *(--[\w-]+):/gm)].map(([, name = '']) => name))};
}

/** Removes custom properties that nothing reads, then those that only the removed ones read, and so on. */
function removeProperties(root: Root, {read, overridden}: Properties): void {
  root.walkRules(/^(?::root|html\[data-theme='?dark'?\])$/, (rule) => {
    rule.walkDecls(/^--/, (declaration) => void (overridden.has(declaration.prop) && declaration.remove()));
  });
  for (let removed = true; removed;) {
    removed = false;
    const inside = new Set<string>();
    root.walkDecls(({value}) => namesIn(value).forEach((name) => inside.add(name)));
    root.walkDecls(/^--/, (declaration) => {
      if (inside.has(declaration.prop) || read.has(declaration.prop)) return;
      declaration.remove();
      removed = true;
    });
  }
}

/** PostCSS plugin: removes rules that match a pattern, and custom properties that nothing reads, from Infima. */
export function removeUnused(patterns: readonly RegExp[], properties: () => Properties): PostCssPlugin {
  return {
    postcssPlugin: 'unused-styles',
    Once(root) {
      const file = (root.source?.input.file ?? '').split(path.sep).join('/');
      if (!infima.test(file)) return;
      const found = new Set<RegExp>();
      root.walkRules((rule) => {
        const selectors = rule.selectors.filter((selector) => {
          const pattern = patterns.find((one) => one.test(selector));
          if (pattern) found.add(pattern);
          return !pattern;
        });
        if (selectors.length === 0) rule.remove();
        else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
      });
      const stale = patterns.find((pattern) => !found.has(pattern));
      if (stale) throw patchError('unused-styles', `Infima has no selector that matches ${String(stale)}`);
      removeProperties(root, properties());
    },
  };
}

/** Removes what the site doesn't use from Infima, the theme's CSS library. */
export default function unusedStyles({siteDir}: LoadContext): Plugin {
  return {
    name: 'unused-styles',
    configurePostCss(options) {
      if (process.env['NODE_ENV'] === 'production') {
        options.plugins.push(removeUnused(unneeded, () => readProperties(siteDir)));
      }
      return options;
    },
  };
}
