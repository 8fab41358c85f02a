import leven from 'leven';
import type {ListedPage} from '@generated/page-list/default/pages.json';

const maxMatches = 3;

/** The pages with the closest names by edit distance, for typos and pages that moved. Ties go to the more similar path. */
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
