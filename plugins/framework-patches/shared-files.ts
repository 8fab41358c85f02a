import type {LoadContext, Plugin} from '@docusaurus/types';
import {pathInSite} from '../path-in-site';
import {ExpectModules} from './expect-modules';

interface SharedFile {
  readonly name: string;
  /** Paths in the site of what is in the file. */
  readonly holds: readonly RegExp[];
  readonly priority: number;
}

const theme = 'theme-classic/lib/theme';
const inTheme = (...parts: string[]): RegExp[] => parts.map((part) => new RegExp(`${theme}/${part}`));
const npmPackage = (name: string): RegExp => new RegExp(`(?:^|/)node_modules/${name}/`);

/** What changes with a new version of the framework only, and is a task of its own when it is evaluated. */
const framework: SharedFile = {
  name: 'framework',
  holds: ['react', 'react-dom', 'scheduler', 'react-router', 'react-router-dom', 'history'].map(npmPackage),
  priority: 60,
};

/** What is around a page of the docs. */
const docsLayout: SharedFile = {
  name: 'docs-layout',
  holds: [
    ...inTheme('Doc', 'TOC', 'Tag', 'Edit', 'PaginatorNavLink', 'BackToTop', 'ContentVisibility', 'Icon'),
    ...inTheme('NotFound'),
    /plugin-content-docs\/lib\/client/,
    /^src\/theme\/(?:Doc|LastUpdated|TOC)/,
    /docusaurus-plugin-content-docs\/default\/__plugin\.json$/,
    /^src\/components\/(?:DropDown\/|PageMarkdown\/(?:index|styles))/,
  ],
  priority: 50,
};

/** What Markdown is drawn with; some pages beside the docs need it, too. */
const markdown: SharedFile = {
  name: 'markdown',
  holds: [
    ...inTheme('MDX', 'Heading', 'Admonition', 'Code'),
    /core\/lib\/client\/exports\/Noop/,
    /theme-common\/lib\//,
    /@mdx-js\/react/,
    /^src\/theme\/(?:CodeBlock|MDXComponents)/,
    // On pages without the layout of the docs, too, which would otherwise load that for two small modules.
    /^src\/components\/PageMarkdown\/(?:MarkdownAlternate|copy-page)/,
    /^src\/components\/Table\//,
  ],
  priority: 51,
};

/** What of the bundler's module is read here. */
interface BundledModule {
  /** Absolute path of the file, without loaders and query; null for what the bundler made up. */
  nameForCondition?(): string | null;
}

/**
 * The framework's bundler sends what pages share in a dozen small files, some of it in several copies. Ours sends three. Their
 * styles stay in the one file of all styles.
 */
export default function sharedFiles({siteDir}: LoadContext): Plugin {
  const files = [framework, docsLayout, markdown];
  const groups = files.map(({name, holds, priority}) => ({
    name,
    test(module: BundledModule): boolean {
      const file = pathInSite(siteDir, module.nameForCondition?.() ?? '');
      return holds.some((pattern) => pattern.test(file));
    },
    priority,
    enforce: true,
    ...(name === framework.name
      ? {chunks: 'initial' as const}
      : {chunks: 'async' as const, type: /^(?:javascript|json)/}),
  }));
  const expected = files.flatMap(({name, holds}) =>
    holds.map((pattern) => ({
      what: `module for ${name} that matches ${String(pattern)}`,
      matches: (file: string) => pattern.test(pathInSite(siteDir, file)),
    })),
  );
  return {
    name: 'shared-files',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            optimization: {splitChunks: {cacheGroups: Object.fromEntries(groups.map((group) => [group.name, group]))}},
            plugins: [new ExpectModules('shared-files', expected)],
          },
  };
}
