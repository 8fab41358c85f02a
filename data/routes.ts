import sidebars from '../sidebars';

/** What is at a route: a document, a generated list of a folder's documents, or a page of its own. */
export type RouteKind = 'doc' | 'section' | 'page';

export interface Route {
  /** Path from the site's base, with both slashes: `/docs/importing/blender/`. */
  readonly path: string;
  readonly kind: RouteKind;
  /** A section's; documents have theirs in their front matter. */
  readonly description?: string;
}

interface Group {
  readonly link?: {readonly slug: string; readonly description: string};
  readonly items: readonly unknown[];
}

const isGroup = (item: unknown): item is Group => typeof item === 'object' && item !== null && 'items' in item;

/**
 * Documents and sections of a sidebar, in its order; a section is a group with a page of its own.
 *
 * @throws Error for an entry that is neither a document's id nor a group
 */
export function routesOf(items: readonly unknown[]): Route[] {
  return items.flatMap((item): Route[] => {
    if (typeof item === 'string') {
      return [{path: `/docs/${item.replace(/\/index$/, '')}/`, kind: 'doc'}];
    }
    if (!isGroup(item)) {
      throw new Error(`sidebars.ts lists ${JSON.stringify(item)}. Write the id of a document, or use group().`);
    }
    const {link, items: inside} = item;
    return [
      ...(link ? [{path: `/docs${link.slug}/`, kind: 'section' as const, description: link.description}] : []),
      ...routesOf(inside),
    ];
  });
}

/**
 * Every page of the site, in the order a reader learns: `sidebars.ts` says which documents and sections there are. The route
 * table is closed: a document that no sidebar lists fails the checks. Paths carry the trailing slash they are served with.
 */
export const routes: readonly Route[] = [
  {path: '/', kind: 'page'},
  {path: '/api/', kind: 'page'},
  {path: '/search/', kind: 'page'},
  ...routesOf(sidebars.mainSidebar),
];

/** Pages that are kept out of search engines and the sitemap. */
export const unindexedPaths: readonly string[] = ['/search/'];
