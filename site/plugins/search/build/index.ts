import {readFileSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {liesIn, searchContexts} from '@avaturn-docs/search/contexts';
import {readBuiltPages} from '../../built-pages';
import {unconfirmedMark} from '@avaturn-docs/docs-mcp/content';
import {indexFileName, textFileName, wordsFileName, type PageTexts} from '@avaturn-docs/search/engine/format';
import {pageTexts} from '@avaturn-docs/search/build/documents';
import {makeIndexFile} from '@avaturn-docs/search/build/make-index';
import type {PageContent} from '@avaturn-docs/search/build/page-content';
import {writeFiles} from '../../write-files';
import {cutPage} from './cut-page';
import {skeletonTexts} from './skeleton-texts';

/** Common English words that search doesn't take for typos of the documentation's words. */
const englishWords = readFileSync(path.join(__dirname, '../../../../search/english-words.txt'), 'utf8')
  .trim()
  .split(/\s+/);

/** A page for `avaturn-docs-mcp`: its texts have the marks of unconfirmed statements, which the site's snippets don't. */
export interface MarkedPage extends Pick<PageContent, 'url' | 'title' | 'description'> {
  readonly texts: PageTexts;
}

/** The pages of a build as `MarkedPage[]`, for the packages that are made after it. */
export const markedPagesFile = (generatedFilesDir: string): string =>
  path.join(generatedFilesDir, 'search/default/marked-pages.json');

/**
 * Writes the index of the site and of each context, the words that aren't typos, one file of texts per page for snippets,
 * and the file of marked pages.
 */
export async function writeSearchIndexes(outDir: string, generatedFilesDir: string): Promise<void> {
  const pages: PageContent[] = [];
  const marked: MarkedPage[] = [];
  for await (const page of readBuiltPages(outDir)) {
    const {url, title, description} = page;
    pages.push(cutPage(page));
    marked.push({url, title, description, texts: pageTexts(cutPage(page, unconfirmedMark))});
  }
  await writeFile(markedPagesFile(generatedFilesDir), JSON.stringify(marked));
  const files: [name: string, content: unknown][] = [
    [indexFileName(''), makeIndexFile(pages)],
    [wordsFileName, englishWords.join(' ')],
    ...searchContexts.map((context): [string, unknown] => [
      indexFileName(context.prefix),
      makeIndexFile(pages.filter(({url}) => liesIn(context, url))),
    ]),
    ...pages.map((page): [string, unknown] => [
      textFileName(page.url.slice(1)),
      {...pageTexts(page), ...(page.url === '/docs/integration/bodies/' && skeletonTexts)},
    ]),
  ];
  await writeFiles(outDir, Object.fromEntries(files.map(([name, content]) => [name, JSON.stringify(content)])));
}
