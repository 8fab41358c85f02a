import type {ListedPage} from '@site/plugins/page-list';

/**
 * The pages below a path that does not exist; if there are none, those below the nearest folder above it that has some.
 *
 * @param pathname The address asked for, `/docs/integration/sdk/`.
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
