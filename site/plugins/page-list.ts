import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import {starters} from '@avaturn-docs/platform/starters';
import type {FrontMatter} from '../data/front-matter';
import type {ListedPage} from '@generated/page-list/default/pages.json';

/** Pages that aren't documents. Their titles aren't in front matter, so they are listed here. */
const ownPages: readonly ListedPage[] = [
  {
    path: '/',
    title: 'Home',
    description: 'The four ways to put avatars into a product, projects to start from, and tools.',
  },
  {
    path: '/api/',
    title: 'REST API reference',
    description: 'Every operation, schema, error and webhook of the REST API.',
  },
];

/**
 * Collects what pages show of other pages into generated modules: title and description of every page (`pages.json`), the
 * duration of tasks by path (`minutes.json`), and the starters of the home page (`starters.json`).
 */
export default function pageList(): Plugin {
  return {
    name: 'page-list',
    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.['default'] as DocsContent;
      const pages = docs.loadedVersions.flatMap((version) => [
        ...version.docs.map(({permalink, title, description}) => ({path: permalink, title, description})),
        ...sectionPages(version),
      ]);
      pages.forEach((page) => (page.path = slashed(page.path)));
      pages.sort((a, b) => (a.path < b.path ? -1 : 1));
      const minutes = docs.loadedVersions.flatMap((version) =>
        version.docs.flatMap(({permalink, frontMatter}) => {
          const {minutes: time} = frontMatter as unknown as FrontMatter;
          return time ? [[slashed(permalink), time] as const] : [];
        }),
      );
      await actions.createData('starters.json', JSON.stringify(starters.map(({title, guide}) => ({title, guide}))));
      await actions.createData('minutes.json', JSON.stringify(Object.fromEntries(minutes)));
      await actions.createData('pages.json', JSON.stringify([...ownPages, ...pages]));
    },
  };
}

/** The docs plugin's paths don't have `trailingSlash` applied yet. */
const slashed = (path: string): string => `${path.replace(/\/$/, '')}/`;

type Version = DocsContent['loadedVersions'][number];
type SidebarItem = Version['sidebars'][string][number];

/** Generated index pages are only in the sidebars. */
function sectionPages(version: Version): ListedPage[] {
  const visit = (item: SidebarItem): ListedPage[] => {
    if (item.type !== 'category') {
      return [];
    }
    const own =
      item.link?.type === 'generated-index'
        ? [{path: item.link.permalink, title: item.link.title ?? item.label, description: item.link.description ?? ''}]
        : [];
    return [...own, ...item.items.flatMap(visit)];
  };
  return Object.values(version.sidebars).flatMap((items) => items.flatMap(visit));
}
