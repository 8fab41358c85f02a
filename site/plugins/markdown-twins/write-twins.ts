import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {readBuiltPage, readBuiltPages} from '../built-pages';
import {rewrites} from './components';
import {pageMarkdown} from './convert';
import {inReadingOrder, llmsFullText, llmsText, offlineArchive, twinPath, type Site, type Twin} from './llms';
import {offlineFiles, sectionsOf, sectionText} from './sections';
import {skillFile, skillIndex, skillIndexPath, skillPath, skillText} from './skill';
import {zipOf} from '../samples/archive';
import {writeFiles} from '../write-files';

/** Writes each page's twin next to it, their lists (`llms.txt`, also by section, `llms-full.txt`), and an archive of all. */
export async function writeTwins(outDir: string, site: Site): Promise<Twin[]> {
  const twins: Twin[] = [];
  for await (const page of readBuiltPages(outDir)) {
    const {url, title, description, breadcrumbs} = page;
    const source = site.sources?.[url];
    const content = source === undefined ? page : readBuiltPage(await readFile(source, 'utf8'), url)!;
    const markdown = pageMarkdown({...content, title}, site.origin, rewrites);
    await writeFile(path.join(outDir, twinPath(url)), markdown);
    twins.push({url, title, description, breadcrumbs, markdown});
  }
  const ordered = inReadingOrder(twins);
  const sections = sectionsOf(ordered);
  const files = {
    'llms.txt': llmsText(ordered, site, sections),
    'llms-full.txt': llmsFullText(ordered),
    ...Object.fromEntries(sections.map((one) => [`${one.folder}llms.txt`, sectionText(one, site)])),
    [offlineArchive]: zipOf(offlineFiles(ordered, site)),
  };
  await writeFiles(outDir, files);
  return twins;
}

/** Writes the skill for coding assistants, and its index. @throws Error if it names something that the site doesn't have */
export async function writeSkill(outDir: string, twins: readonly Twin[], site: Site): Promise<void> {
  const skill = skillText(await readFile(skillFile, 'utf8'), outDir, twins, site);
  await writeFiles(outDir, {'skill.md': skill, [skillPath]: skill, [skillIndexPath]: skillIndex(skill)});
}
