import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {expectModules} from './expect-modules';

const replacements = fileURLToPath(new URL('replacements', import.meta.url));

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

/** Leaves out what only other configurations of the theme use, and tslib, of which the framework needs one function. */
export default function unusedPartsPatch(_context: LoadContext): Plugin {
  const empty = path.join(replacements, 'empty-part.ts');
  const tslib = path.join(replacements, 'tslib.ts');
  const parts = Object.fromEntries(unusedParts.map((part) => [`@theme/${part}`, empty]));
  const expected = {
    'unused part of the theme': (file: string) => file === empty,
    'import of tslib': (file: string) => file === tslib,
  };
  return {
    name: 'unused-parts',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {resolve: {alias: parts}}
        : {resolve: {alias: {...parts, tslib$: tslib}}, plugins: [expectModules('unused-parts', expected)]},
  };
}
