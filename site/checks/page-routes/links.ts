import path from 'node:path';
import type {Route} from '../../data/routes';
import type {Finding} from '../finding';
import {isInternal, linksOf, type Page, type PageLink} from '../pages';

/** Valid link targets. */
interface Targets {
  readonly files: ReadonlySet<string>;
  readonly routes: ReadonlySet<string>;
  readonly isStaticFile: (url: string) => boolean;
}

function relative(from: string, to: string): string {
  const link = path.posix.relative(path.posix.dirname(from), to);
  return link.startsWith('.') ? link : `./${link}`;
}

function absoluteLink(target: string, rest: string, {routes, isStaticFile}: Targets): string | undefined {
  if (routes.has(target) || isStaticFile(target)) {
    return undefined;
  }
  const clean = target.replace(/(\/index)?\.(html?|mdx?)$/, '').replace(/\/*$/, '/');
  return routes.has(clean)
    ? `Write ${clean}${rest} instead of ${target}.`
    : `${target} isn't a page. Link a path in data/routes.ts.`;
}

function relativeLink(
  page: Page,
  {url, inElement}: PageLink,
  target: string,
  rest: string,
  {files}: Targets,
): string | undefined {
  const file = path.posix.join(path.posix.dirname(page.file), decodeURI(target));
  const folderOrFile = file.replace(/\/$/, '').replace(/\.mdx?$/, '');
  const found = [file, `${folderOrFile}.mdx`, `${folderOrFile}/index.mdx`].find((candidate) => files.has(candidate));
  if (found && inElement) {
    const route = `/docs/${found.replace(/^docs\/|(\/index)?\.mdx$/g, '')}/`;
    return `Write ${route}${rest} instead of ${url}: an element's link needs a path from the root.`;
  }
  if (found) {
    return found === file ? undefined : `Write ${relative(page.file, found)}${rest} instead of ${url}.`;
  }
  const namesakes = [...files].filter(
    (candidate) => path.posix.basename(candidate, '.mdx') === path.posix.basename(folderOrFile),
  );
  const advice = namesakes.map((candidate) => relative(page.file, candidate)).join(' or ') || 'a file in docs/';
  return `Link ${advice}: there is no ${file}.`;
}

/** Internal links that are broken or don't use a page's canonical URL. The build checks anchors. */
export function linkFindings(
  pages: readonly Page[],
  routes: readonly Route[],
  isStaticFile: (url: string) => boolean,
): Finding[] {
  const targets: Targets = {
    files: new Set(pages.map(({file}) => file)),
    routes: new Set(routes.map((route) => route.path)),
    isStaticFile,
  };
  return pages.flatMap((page) =>
    linksOf(page)
      .filter(({url}) => isInternal(url))
      .flatMap((link) => {
        const [, target = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(link.url) ?? [];
        const message = target.startsWith('/')
          ? absoluteLink(target, rest, targets)
          : relativeLink(page, link, target, rest, targets);
        return message ? [{where: link.where, message}] : [];
      }),
  );
}
