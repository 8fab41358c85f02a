// The front matter of every page: the schema in data/front-matter.ts, and values that must be unique.
import path from 'node:path';
import {frontMatterProblems} from '../data/front-matter';
import type {Finding} from './finding';
import type {Page} from './pages';

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
