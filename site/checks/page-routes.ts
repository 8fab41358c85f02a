// Every document is in the sidebar, which defines the route table.
import {descriptionProblems} from '../data/front-matter';
import {routes as routeTable, type Route} from '../data/routes';
import type {Check, Finding} from './finding';
import {readPages, type Page} from './pages';

/** Documents that no sidebar lists, entries that are duplicate or have no document, and routes with two documents. */
export function documentFindings(pages: readonly Page[], routes: readonly Route[]): Finding[] {
  const findings: Finding[] = [];
  const files = new Map<string, string>();
  const listed = routes.filter(({kind}) => kind === 'doc').map((route) => route.path);
  for (const {file, id} of pages) {
    const route = `/docs/${id}/`;
    const earlier = files.get(route);
    files.set(route, file);
    if (earlier) {
      findings.push({where: file, message: `Remove this file or ${earlier}: both are ${route}.`});
    } else if (!listed.includes(route)) {
      findings.push({where: file, message: `Add \`'${file.replace(/^docs\/|\.mdx?$/g, '')}',\` to sidebars.ts.`});
    }
    if (!file.endsWith('.mdx')) {
      findings.push({where: file, message: `Rename it to ${file.replace(/\.md$/, '.mdx')}: every page is MDX.`});
    }
  }
  const where = 'sidebars.ts';
  for (const [index, route] of listed.entries()) {
    const id = route.slice('/docs/'.length, -1);
    if (listed.indexOf(route) < index) {
      findings.push({where, message: `List the document of ${route} once: it is in the sidebar twice.`});
    } else if (!files.has(route)) {
      findings.push({where, message: `Write docs/${id}.mdx, or remove \`'${id}',\`.`});
    }
  }
  return findings;
}

/** Sections whose groups have an invalid description. */
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

const check: Check = (root) => {
  const pages = readPages(root);
  return {
    examined: pages.length,
    findings: [...documentFindings(pages, routeTable), ...sectionFindings(routeTable)],
  };
};

export default check;
