// Every document is in the sidebar, which defines the route table.
import {descriptionProblems} from '../data/front-matter';
import type {Route} from '../data/routes';
import type {Finding} from './finding';
import type {Page} from './pages';

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
