import sidebars from '../sidebars';

/** Content of a route: a document, a generated list of a folder's documents, or another page. */
export type RouteKind = 'doc' | 'section' | 'page';

export interface Route {
  /** Path with the site's base, with leading and trailing slash: `/docs/importing/blender/`. */
  readonly path: string;
  readonly kind: RouteKind;
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

/** A link to a page of this site that no plugin for documents builds, such as `/api/`. It has a route of its own. */
const isPageLink = (item: unknown): boolean =>
  typeof item === 'object' && item !== null && 'href' in item && String(item.href).startsWith('/');

const isGroup = (item: unknown): item is Group => typeof item === 'object' && item !== null && 'items' in item;

/** Documents and sections of a sidebar in order; a section is a group with its own page. */
export function routesOf(items: readonly unknown[]): Route[] {
  return items.flatMap((item): Route[] => {
    if (typeof item === 'string') {
      return [documentRoute(item)];
    }
    if (isPageLink(item)) return [];
    if (!isGroup(item)) {
      throw new Error(`sidebars.ts lists ${JSON.stringify(item)}. Write the id of a document, or use group().`);
    }
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
