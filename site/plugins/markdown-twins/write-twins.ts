import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {readBuiltPage, readBuiltPages} from '../built-pages';
import {rewrites} from './components';
import {pageMarkdown} from './convert';
import {inReadingOrder, llmsFullText, llmsText, twinPath, type Site, type Twin} from './llms';

/** Converts every page to Markdown, sorted by path. @throws Error if a page contains something that can't be converted */
export async function readTwins(outDir: string, site: Site): Promise<Twin[]> {
  const twins: Twin[] = [];
  for await (const page of readBuiltPages({outDir, baseUrl: site.baseUrl})) {
    const {url, title, description, breadcrumbs} = page;
    const source = site.sources?.[url];
    const content = source === undefined ? page : readBuiltPage(await readFile(source, 'utf8'), url)!;
    const markdown = pageMarkdown({...content, title}, site.origin, rewrites);
    twins.push({url, title, description, breadcrumbs, markdown});
  }
  return twins;
}

/**
 * Writes each page's twin next to it (`docs/importing/blender/index.md`), `llms.txt` and `llms-full.txt`.
 *
 * @throws Error if a page contains something that can't be converted, or if there are no pages
 */
export async function writeTwins(outDir: string, site: Site): Promise<void> {
  const twins = await readTwins(outDir, site);
  if (twins.length === 0) {
    throw new Error(`No page with a <main> was found in ${outDir}, so there is nothing to write. Was the site built?`);
  }
  for (const {url, markdown} of twins) {
    await writeFile(path.join(outDir, twinPath(url.slice(site.baseUrl.length))), markdown);
  }
  const ordered = inReadingOrder(twins, site.baseUrl);
  await writeFile(path.join(outDir, 'llms.txt'), llmsText(ordered, site));
  await writeFile(path.join(outDir, 'llms-full.txt'), llmsFullText(ordered));
}
