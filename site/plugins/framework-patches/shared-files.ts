import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Module} from '../bundler';
import {pathInSite} from '../path-in-site';
import {expectModules} from './expect-modules';

interface SharedFile {
  readonly name: string;
  /** Path patterns of the modules in the file. */
  readonly holds: readonly RegExp[];
  readonly priority: number;
}

const theme = 'theme-classic/lib/theme';
const inTheme = (...parts: string[]): RegExp[] => parts.map((part) => new RegExp(`${theme}/${part}`));
const npmPackage = (name: string): RegExp => new RegExp(`(?:^|/)node_modules/${name}/`);

/** Packages that change only with the framework, and whose evaluation is a long task. */
const framework: SharedFile = {
  name: 'framework',
  holds: ['react', 'react-dom', 'scheduler', 'react-router', 'react-router-dom', 'history'].map(npmPackage),
  priority: 60,
};

const docsLayout: SharedFile = {
  name: 'docs-layout',
  holds: [
    ...inTheme('Doc', 'TOC', 'Edit', 'PaginatorNavLink', 'Icon'),
    ...inTheme('NotFound'),
    /plugin-content-docs\/lib\/client/,
    /^src\/theme\/(?:Doc|LastUpdated|TOC)/,
    /docusaurus-plugin-content-docs\/default\/__plugin\.json$/,
    /^src\/components\/(?:DropDown\/|PageMarkdown\/(?:index|styles))/,
  ],
  priority: 50,
};

/** The framework's bundler splits shared code into a dozen small files, with duplicates. This makes two. */
export default function sharedFiles({siteDir}: LoadContext): Plugin {
  const files = [framework, docsLayout];
  const groups = files.map(({name, holds, priority}) => ({
    name,
    test(module: Module): boolean {
      const file = pathInSite(siteDir, module.nameForCondition() ?? '');
      return holds.some((pattern) => pattern.test(file));
    },
    priority,
    enforce: true,
    ...(name === framework.name
      ? {chunks: 'initial' as const}
      : {chunks: 'async' as const, type: /^(?:javascript|json)/}),
  }));
  const expected = files.flatMap(({name, holds}) =>
    holds.map((pattern) => [
      `module for ${name} that matches ${String(pattern)}`,
      (file: string) => pattern.test(pathInSite(siteDir, file)),
    ]),
  );
  return {
    name: 'shared-files',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            optimization: {splitChunks: {cacheGroups: Object.fromEntries(groups.map((group) => [group.name, group]))}},
            plugins: [expectModules('shared-files', Object.fromEntries(expected))],
          },
  };
}
