import {type Site, type Twin, twinPath} from './llms';

/** Pages in a folder of the site, for `llms.txt` in that folder. */
export interface Section {
  /** `docs/integration/unity/` */
  readonly folder: string;
  readonly title: string;
  readonly pages: readonly Twin[];
}

/** The folders below `docs/` with at least two pages. A page with pages below it belongs to its own folder. */
export function sectionsOf(twins: readonly Twin[]): Section[] {
  const folders = new Map<string, Twin[]>();
  for (const twin of twins) {
    const isIndex = twins.some(({url}) => url !== twin.url && url.startsWith(twin.url));
    const folder = isIndex ? twin.url : twin.url.replace(/[^/]+\/$/, '');
    if (folder.startsWith('/docs/')) folders.set(folder, [...(folders.get(folder) ?? []), twin]);
  }
  return [...folders].flatMap(([folder, pages]) => {
    const title = pages.find(({url}) => url === folder)?.title ?? pages.at(-1)?.breadcrumbs.at(-1);
    return pages.length > 1 && title ? [{folder: folder.slice(1), title, pages}] : [];
  });
}

/** `llms.txt` of a section: its pages with what they answer, and their headings. */
export function sectionText({folder, title, pages}: Section, {origin}: Site): string {
  const lists = pages.map(({title: name, url, description, markdown}) => {
    const headings = markdown.replace(/^(`{3,})[\s\S]*?^\1/gm, '').match(/^#{2,3} .+$/gm) ?? [];
    const items = headings.map((heading) => heading.replace(/^## /, '- ').replace(/^### /, '  - '));
    return [`## [${name}](${origin}${twinPath(url)})\n\n${description}`, items.join('\n')].filter(Boolean).join('\n\n');
  });
  const top = `> The pages in ${origin}/${folder} with their headings. All sections: ${origin}/llms.txt.`;
  return `${[`# Avaturn Developer Docs: ${title}`, top, ...lists].join('\n\n')}\n`;
}

/** The twins for reading offline, by path: links between pages lead to the files. */
export function offlineFiles(twins: readonly Twin[], {origin}: Site): Record<string, string> {
  const known = new Set(twins.map(({url}) => url));
  const relative = (from: string, to: string): string =>
    `${'../'.repeat(from.split('/').length - 2)}${twinPath(to).slice(1)}`;
  const link = /\]\((https?:\/\/[^/)]+)(\/[^)#]*)(#[^)]*)?\)/g;
  return Object.fromEntries(
    twins.map(({url, markdown}) => [
      twinPath(url).slice(1),
      markdown.replace(link, (whole, site: string, to: string, anchor = '') =>
        site === origin && known.has(to) ? `](${relative(url, to)}${anchor})` : whole,
      ),
    ]),
  );
}
