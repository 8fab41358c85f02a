import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {expectModules} from './expect-modules';

/** Parts of the theme for options that the site doesn't use: languages, versions, drafts, tags, a collapsible sidebar. */
const unusedParts = [
  'ContentVisibility',
  'DocRoot/Layout/Sidebar/ExpandButton',
  'DocSidebar/Desktop/CollapseButton',
  'DocSidebarItem/Html',
  'DocVersionBadge',
  'DocVersionBanner',
  'Footer/Copyright',
  'Footer/Links/Simple',
  'Footer/Logo',
  'Icon/SystemColorMode',
  'NavbarItem/DocNavbarItem',
  'NavbarItem/DocSidebarNavbarItem',
  'NavbarItem/DocsVersionDropdownNavbarItem',
  'NavbarItem/DocsVersionNavbarItem',
  'NavbarItem/DropdownNavbarItem',
  'NavbarItem/HtmlNavbarItem',
  'NavbarItem/LocaleDropdownNavbarItem',
  'TagsListInline',
];

/** Files of `replacements/` by the bundler's alias for what they replace. */
const replaced: Readonly<Record<string, string>> = {
  ...Object.fromEntries(unusedParts.map((part) => [`@theme/${part}`, 'empty-part.ts'])),
  // The theme loads the Prism highlighter on every page, but `plugins/code` highlights code during the build.
  'prism-react-renderer': 'prism-react-renderer.ts',
  // The framework's router ignores case, and renders an empty layout for an unknown path below it. Servers send the 404 page
  // there, so the client must render it, too.
  'react-router-config$': 'react-router-config.tsx',
  // The framework needs one function of it.
  tslib$: 'tslib.ts',
};

const folder = fileURLToPath(new URL('replacements', import.meta.url));

/** Replaces modules of the framework and of its dependencies. */
export default function replacedModules(_context: LoadContext): Plugin {
  const alias = Object.fromEntries(Object.entries(replaced).map(([name, file]) => [name, path.join(folder, file)]));
  // Nothing else imports the replacements.
  const expected = Object.fromEntries(
    Object.entries(alias).map(([name, file]) => [`import of ${name}`, (found: string) => found === file]),
  );
  return {
    name: 'replaced-modules',
    configureWebpack: (_config, isServer) => ({
      resolve: {alias},
      ...(!isServer && {plugins: [expectModules('replaced-modules', expected)]}),
    }),
  };
}
