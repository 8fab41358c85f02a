import {readFileSync} from 'node:fs';
import path from 'node:path';
import {liesIn, searchContexts} from '@avaturn-docs/search/contexts';
import {readBuiltPages} from '../../built-pages';
import {indexFileName, textFileName, wordsFileName} from '@avaturn-docs/search/engine/format';
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

/**
 * Writes the index of the site and of each context, the words that aren't typos, and one file of texts per page for
 * snippets.
 */
export async function writeSearchIndexes(outDir: string): Promise<void> {
  const pages: PageContent[] = [];
  for await (const page of readBuiltPages(outDir)) pages.push(cutPage(page));
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
