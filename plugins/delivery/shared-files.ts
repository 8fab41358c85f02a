import {pathInSite} from '../path-in-site';

/** What changes with a new version of the framework only, and is a task of its own when it is evaluated. */
const framework = {
  name: 'framework',
  test: /(?:^|\/)node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|history)\//,
  chunks: 'initial' as const,
  priority: 60,
  enforce: true,
};

/** A file of its own for scripts and data that some pages load, late or early. Their styles stay with all others. */
const file = (name: string, test: RegExp, priority = 50) => ({
  name,
  test,
  type: /^(?:javascript|json)/,
  chunks: 'async' as const,
  priority,
  enforce: true,
});

const inTheme = 'theme-classic/lib/theme/';

/** What surrounds a page of the docs. The bundler would send its parts one by one, and some in several copies. */
const docsLayout = file(
  'docs-layout',
  new RegExp(
    [
      `${inTheme}(?:Doc|TOC|Tag|Edit|LastUpdated|Paginator|BackToTop|ContentVisibility|Icon)`,
      'plugin-content-docs/lib/client',
      '^src/theme/(?:Doc|LastUpdated|TOC)',
      String.raw`docusaurus-plugin-content-docs/default/__plugin\.json$`,
      '^src/components/(?:DropDown|PageMarkdown)/',
    ].join('|'),
  ),
);

/** What Markdown is drawn with; some pages beside the docs need it, too. */
const markdown = file(
  'markdown',
  new RegExp(
    [
      `${inTheme}(?:MDX|Heading|Admonition|Details|Code)`,
      'core/lib/client/exports/Noop',
      'theme-common/lib/',
      '@mdx-js/react',
      '^src/theme/(?:CodeBlock|MDXComponents)',
      '^src/components/Table/',
    ].join('|'),
  ),
  51,
);

/** Packages of three dimensions, under names that tests can tell, so that it is seen where and when they load. */
const three = file('three', /(?:^|\/)node_modules\/three\//);
const threeVrm = file('three-vrm', /(?:^|\/)node_modules\/@pixiv\//);

const groups = {framework, docsLayout, markdown, three, threeVrm};

/** What of the bundler's module is used here. */
interface BundledModule {
  /** Absolute path of the file, without loaders and query; null for what the bundler made up. */
  nameForCondition?(): string | null;
}

/** The files that pages share, as the bundler's groups. */
export function sharedFiles(siteDir: string) {
  const inSite = ({test, ...group}: (typeof groups)[keyof typeof groups]) => ({
    ...group,
    test: (module: BundledModule) => test.test(pathInSite(siteDir, module.nameForCondition?.() ?? '')),
  });
  return Object.fromEntries(Object.entries(groups).map(([name, group]) => [name, inSite(group)]));
}
