// External links: each must be in data/outside-links.ts, with the source that confirms it.
import type {OutsideLink} from '../data/outside-links';
import type {Finding} from './finding';
import {linksOf, type Page} from './pages';

const withoutSlash = (url: string): string => url.replace(/\/$/, '');

/** Links without an entry, and entries that no page links to. */
export function outsideLinkFindings(pages: readonly Page[], known: readonly OutsideLink[]): Finding[] {
  const used = new Set<string>();
  const unknown = pages.flatMap((page) =>
    linksOf(page).flatMap(({url, where}): Finding[] => {
      if (!/^(https?:)?\/\//i.test(url)) {
        return [];
      }
      const entry = known.find((link) => withoutSlash(link.url) === withoutSlash(url.replace(/[?#].*$/, '')));
      if (entry) {
        used.add(entry.url);
        return [];
      }
      return [
        {
          where,
          message: `Add \`{url: '${url}', source: '…', date: '…'}\` to data/outside-links.ts with the source that names it, or remove the link.`,
        },
      ];
    }),
  );
  const stale = known
    .filter(({url}) => !used.has(url))
    .map(({url}) => ({where: 'data/outside-links.ts', message: `Remove ${url}: no page links it any more.`}));
  return [...unknown, ...stale];
}
