import leven from 'leven';
import type {ListedPage} from '@generated/page-list/default/pages.json';

/** Maximum number of suggestions. */
const maxMatches = 3;

/**
 * The pages below a path that doesn't exist; if there are none, those below its nearest ancestor that has some.
 *
 * @param pathname requested path, `/docs/integration/sdk/`
 */
export function pagesNear(pathname: string, pages: readonly ListedPage[]): {below: string; pages: ListedPage[]} {
  const segments = pathname.split('/').filter(Boolean);
  for (let length = segments.length; length > 0; length--) {
    const below = `/${segments.slice(0, length).join('/')}/`;
    const found = pages.filter(({path}) => path.startsWith(below));
    if (found.length) {
      return {below, pages: found};
    }
  }
  return {below: '/', pages: pages.filter(({path}) => path !== '/')};
}

/**
 * The pages whose names are closest by edit distance, for typos, different case, and pages that moved to another folder.
 * Ties go to the more similar path.
 *
 * @param pathname requested path, `/docs/importing/blendr/`
 */
export function closestPages(pathname: string, pages: readonly ListedPage[]): ListedPage[] {
  const nameOf = (path: string) => path.split('/').filter(Boolean).at(-1) ?? '';
  const asked = pathname.toLowerCase();
  const name = nameOf(asked);
  return pages
    .map((page) => ({page, byName: leven(name, nameOf(page.path)), byPath: leven(asked, page.path)}))
    .filter(({byName}) => byName <= name.length / 3)
    .sort((a, b) => a.byName - b.byName || a.byPath - b.byPath)
    .slice(0, maxMatches)
    .map(({page}) => page);
}
