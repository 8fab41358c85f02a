/** What changes with a new version of the framework only, and is a task of its own when it is evaluated. */
const framework = {
  name: 'framework',
  test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|history)[\\/]/,
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

const folders = (...names: string[]): string => names.join(String.raw`[\\/]`);
const inTheme = folders('theme-classic', 'lib', 'theme', '');

/** What stands around a page of the docs. The bundler would send its parts one by one, and some in several copies. */
const docsLayout = file(
  'docs-layout',
  new RegExp(
    [
      `${inTheme}(?:Doc|TOC|Tag|Edit|LastUpdated|Paginator|BackToTop|ContentVisibility|Icon)`,
      folders('plugin-content-docs', 'lib', 'client'),
      folders('src', 'theme', '(?:Doc|LastUpdated)'),
      folders('docusaurus-plugin-content-docs', 'default', String.raw`__plugin\.json$`),
      folders('src', 'theme', 'NotFound', 'Content', 'index'),
      folders('src', 'components', 'PageMarkdown'),
    ].join('|'),
  ),
);

/** What Markdown is drawn with; some pages beside the docs need it, too. */
const markdown = file(
  'markdown',
  new RegExp(
    [
      `${inTheme}(?:MDX|Heading|Admonition|Details|Code)`,
      folders('core', 'lib', 'client', 'exports', 'Noop'),
      folders('theme-common', 'lib', ''),
      folders('@mdx-js', 'react'),
      folders('src', 'theme', 'CodeBlock'),
    ].join('|'),
  ),
  51,
);

/** Packages of three dimensions, under names that tests can tell, so that it is seen where and when they load. */
const three = file('three', /[\\/]node_modules[\\/]three[\\/]/);
const threeVrm = file('three-vrm', /[\\/]node_modules[\\/]@pixiv[\\/]/);

/** The files that pages share, as the bundler's groups. */
export const sharedFiles = {framework, docsLayout, markdown, three, threeVrm};
