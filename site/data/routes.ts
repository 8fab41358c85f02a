import sidebars from '../sidebars';

export interface Route {
  /** Path with the site's base, with leading and trailing slash: `/docs/importing/blender/`. */
  readonly path: string;
  /** A document, a generated list of a folder's documents, or another page. */
  readonly kind: 'doc' | 'section' | 'page';
  /** Only for sections; documents have a description in their front matter. */
  readonly description?: string;
}

interface Group {
  readonly link?:
    | {readonly type: 'doc'; readonly id: string}
    | {readonly type: 'generated-index'; readonly slug: string; readonly description: string};
  readonly items: readonly unknown[];
}

const documentRoute = (id: string): Route => ({path: `/docs/${id.replace(/\/index$/, '')}/`, kind: 'doc'});

const sectionRoute = ({slug, description}: {slug: string; description: string}): Route => ({
  path: `/docs${slug}/`,
  kind: 'section',
  description,
});

const isGroup = (item: unknown): item is Group => typeof item === 'object' && item !== null && 'items' in item;

/** Documents and sections of a sidebar in order; a section is a group with its own page. */
export function routesOf(items: readonly unknown[]): Route[] {
  return items.flatMap((item): Route[] => {
    if (typeof item === 'string') return [documentRoute(item)];
    // A link to a page that no plugin for documents builds, such as `/api/`, has a route of its own.
    if (!isGroup(item)) return [];
    const {link, items: inside} = item;
    return [...(link ? [link.type === 'doc' ? documentRoute(link.id) : sectionRoute(link)] : []), ...routesOf(inside)];
  });
}

/**
 * Every page of the site in reading order, from `sidebars.ts`. The route table is closed: a document that no sidebar lists
 * fails the checks. Paths have a trailing slash, as served.
 */
export const routes: readonly Route[] = [
  {path: '/', kind: 'page'},
  {path: '/api/', kind: 'page'},
  {path: '/search/', kind: 'page'},
  ...routesOf(sidebars.mainSidebar),
];

/** Pages excluded from search engines and the sitemap. */
export const unindexedPaths: readonly string[] = ['/search/'];
