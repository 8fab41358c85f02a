import {readFileSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {liesIn, searchContexts} from '@avaturn-docs/search/contexts';
import {readBuiltPages} from '../../built-pages';
import {answersFileName} from '@avaturn-docs/search/engine/answers';
import {indexFileName, textFileName, wordsFileName} from '@avaturn-docs/search/engine/format';
import {makeAnswers} from './answers';
import {pageTexts} from '@avaturn-docs/search/build/documents';
import {makeIndexFile} from '@avaturn-docs/search/build/make-index';
import type {PageContent} from '@avaturn-docs/search/build/page-content';
import {cutPage} from './cut-page';

/** Common English words that search doesn't take for typos of the documentation's words. */
const englishWords = readFileSync(path.join(__dirname, '../../../../search/english-words.txt'), 'utf8')
  .trim()
  .split(/\s+/);

/**
 * Writes the index of the site and of each context, the explained names, the words that aren't typos, and one file of
 * texts per page for snippets.
 */
export async function writeSearchIndexes(outDir: string): Promise<void> {
  const pages = await readPages(outDir);
  if (pages.length === 0) {
    throw new Error(`No page with a <main> was found in ${outDir}, so there is nothing to search. Was the site built?`);
  }
  const write = async (name: string, content: unknown): Promise<void> => {
    const file = path.join(outDir, name);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, JSON.stringify(content));
  };
  await write(indexFileName(''), makeIndexFile(pages));
  await write(wordsFileName, englishWords.join(' '));
  await write(answersFileName, makeAnswers(pages));
  for (const context of searchContexts) {
    const inside = pages.filter(({url}) => liesIn(context, url));
    await write(indexFileName(context.prefix), makeIndexFile(inside));
  }
  await Promise.all(pages.map((page) => write(textFileName(page.url.slice(1)), pageTexts(page))));
}

async function readPages(outDir: string): Promise<PageContent[]> {
  const pages: PageContent[] = [];
  for await (const page of readBuiltPages(outDir)) {
    pages.push(cutPage(page));
  }
  return pages;
}
