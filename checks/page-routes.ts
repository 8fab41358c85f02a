// Files in docs/, the route table, the sidebar and the links between pages tell the same story.
import {existsSync} from 'node:fs';
import path from 'node:path';
import {routes as routeTable, type Route} from '../data/routes';
import sidebars from '../sidebars';
import type {Check, Finding} from './finding';
import {linkFindings} from './page-routes/links';
import {sidebarFindings} from './page-routes/sidebar';
import {readPages, type Page} from './pages';

/** Documents without a route, routes without a document, and two documents for one route. */
export function documentFindings(pages: readonly Page[], routes: readonly Route[]): Finding[] {
  const findings: Finding[] = [];
  const files = new Map<string, string>();
  const documents = new Set(routes.filter(({kind}) => kind === 'doc').map((route) => route.path));
  for (const {file, id} of pages) {
    const route = `/docs/${id}/`;
    const earlier = files.get(route);
    files.set(route, file);
    if (earlier) {
      findings.push({where: file, message: `Remove this file or ${earlier}: both are ${route}.`});
    } else if (!documents.has(route)) {
      findings.push({
        where: file,
        message: `Add \`doc('${id}'),\` to data/routes.ts and \`'${file.replace(/^docs\/|\.mdx?$/g, '')}',\` to sidebars.ts.`,
      });
    }
    if (!file.endsWith('.mdx')) {
      findings.push({where: file, message: `Rename it to ${file.replace(/\.md$/, '.mdx')}: every page is MDX.`});
    }
  }
  for (const route of documents) {
    if (!files.has(route)) {
      const id = route.slice('/docs/'.length, -1);
      findings.push({where: 'data/routes.ts', message: `Write docs/${id}.mdx, or remove \`doc('${id}'),\`.`});
    }
  }
  return findings;
}

const check: Check = (root) => {
  const pages = readPages(root);
  const isStaticFile = (url: string) => /[^/]$/.test(url) && existsSync(path.join(root, 'static', url));
  return {
    examined: pages.length,
    findings: [
      ...documentFindings(pages, routeTable),
      ...sidebarFindings(sidebars, routeTable),
      ...linkFindings(pages, routeTable, isStaticFile),
    ],
  };
};

export default check;
