// Every rule for the documents.
import path from 'node:path';
import {descriptionProblems, frontMatterProblems} from '../data/front-matter';
import {outsideLinks, type OutsideLink} from '../data/outside-links';
import {routes, type Route} from '../data/routes';
import type {Check, Finding} from './finding';
import {shapeFindings} from './page-shape';
import {textFindings} from './page-text';
import {linksOf, readPages, type Page} from './pages';

/** Pages with the same value as an earlier one. */
function repeats(pages: readonly Page[], keyOf: (page: Page) => string, advice: string): Finding[] {
  const first = new Map<string, Page>();
  return pages.flatMap((page) => {
    const key = keyOf(page).toLowerCase();
    if (!key) return [];
    const earlier = first.get(key);
    first.set(key, earlier ?? page);
    return earlier ? [{where: page.file, message: `${advice} ${earlier.file} has the same.`}] : [];
  });
}

export function frontMatterFindings(all: readonly Page[]): Finding[] {
  const pages = all.filter(({problem}) => !problem);
  return [
    ...pages.flatMap(({file, frontMatter}) =>
      frontMatterProblems(frontMatter).map((message) => ({where: file, message})),
    ),
    ...repeats(
      pages,
      ({file, frontMatter: {title}}) => (title ? `${path.posix.dirname(file)} ${String(title)}` : ''),
      'Give the page a title of its own in its folder.',
    ),
    ...repeats(pages, ({frontMatter: {description}}) => String(description ?? ''), 'Write a `description` of its own.'),
  ];
}

/**
 * Documents that no sidebar lists, and documents that aren't MDX. The build itself fails for an entry without a document, and
 * warns of two documents with the same route.
 */
export function documentFindings(pages: readonly Page[], routes: readonly Route[]): Finding[] {
  const listed = routes.filter(({kind}) => kind === 'doc').map((route) => route.path);
  return pages.flatMap(({file, id}) => [
    ...(listed.includes(`/docs/${id}/`)
      ? []
      : [{where: file, message: `Add \`'${file.replace(/^docs\/|\.mdx?$/g, '')}',\` to site/sidebars.ts.`}]),
    ...(file.endsWith('.mdx')
      ? []
      : [{where: file, message: `Rename it to ${file.replace(/\.md$/, '.mdx')}: every page is MDX.`}]),
  ]);
}

export function sectionFindings(routes: readonly Route[]): Finding[] {
  return routes
    .filter(({kind}) => kind === 'section')
    .flatMap((route) =>
      descriptionProblems(route.description).map((problem) => ({
        where: 'sidebars.ts',
        message: `The section ${route.path}: ${problem}`,
      })),
    );
}

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

const check: Check = (root) => {
  const pages = readPages(root);
  return {
    examined: pages.length,
    findings: [
      ...frontMatterFindings(pages),
      ...documentFindings(pages, routes),
      ...sectionFindings(routes),
      ...shapeFindings(pages),
      ...textFindings(pages),
      ...outsideLinkFindings(pages, outsideLinks),
    ],
  };
};

export default check;
