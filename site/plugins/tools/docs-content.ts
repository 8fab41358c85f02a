import {readFileSync} from 'node:fs';
import path from 'node:path';
import {lastChange} from '../../config/history';
import {tools} from '../../data/tools';
import {type DocsContent, unconfirmedMark} from '@avaturn-docs/docs-mcp/content';
import {listFiles} from '@avaturn-docs/command-line/list-files';
import {readBuiltPages} from '../built-pages';
import {inReadingOrder, twinPath} from '../markdown-twins/llms';
import {withoutMarks} from '../samples/sample';
import {pageTexts} from '@avaturn-docs/search/build/documents';
import {indexFileName, type PageTexts, type SearchIndexFile, wordsFileName} from '@avaturn-docs/search/engine/format';
import {cutPage} from '../search/build/cut-page';

interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, {readonly operationId?: string}>>>>;
}

/**
 * The content of `avaturn-docs-mcp`, from the search index and the Markdown twins of a finished build.
 * @param origin of the site, without a trailing slash
 */
export async function docsContent(siteDir: string, outDir: string, origin: string): Promise<DocsContent> {
  const read = (file: string): string => readFileSync(path.join(outDir, file), 'utf8');
  const pages: (DocsContent['pages'][number] & {readonly url: string})[] = [];
  const texts: Record<string, PageTexts> = {};
  for await (const page of readBuiltPages({outDir, baseUrl: '/'})) {
    const {url, title, description} = page;
    pages.push({url, path: url, title, description, markdown: read(twinPath(url))});
    texts[url] = pageTexts(cutPage(page, unconfirmedMark));
  }
  const openapi = JSON.parse(read('openapi.json')) as ApiDocument;
  return {
    site: origin,
    date: lastChange(siteDir),
    version: tools.find(({name}) => name === 'avaturn-docs-mcp')!.version,
    pages: inReadingOrder(pages, '/').map(({url: _url, ...page}) => page),
    index: JSON.parse(read(indexFileName(''))) as SearchIndexFile,
    english: (JSON.parse(read(wordsFileName)) as string).split(' '),
    texts,
    openapi,
    samples: samplesByOperation(openapi, path.join(siteDir, 'samples/rest')),
  };
}

/** The programs of `samples/rest` that call an operation, by its method and path. */
function samplesByOperation({paths}: ApiDocument, folder: string): DocsContent['samples'] {
  const programs = listFiles(folder)
    .filter((file) => /\.(?:mjs|py|sh)$/.test(file))
    .map((file) => ({file: file.slice(1), text: withoutMarks(readFileSync(path.join(folder, file), 'utf8'))}));
  const operations = Object.entries(paths).flatMap(([address, methods]) =>
    Object.entries(methods).flatMap(([method, {operationId}]) =>
      operationId === undefined ? [] : [{operationId, address, method: method.toUpperCase()}],
    ),
  );
  return Object.fromEntries(
    operations.map(({operationId, address, method}) => {
      // A parameter is an expression in the program; the path ends with a quote, a query or a space.
      const inner = address.replace('/api/v1', '').replace(/\{\w+\}/g, '[^/\\n]+?');
      const call = new RegExp(`(?:['"]${method}['"],\\s*f?['"\`]|/api/v1)${inner}['"\`?]`);
      const isCurl = (file: string, text: string) =>
        file.endsWith('.sh') && (text.includes(`--request ${method}`) || method === 'GET');
      return [
        operationId,
        programs.filter(({file, text}) => call.test(text) && (!file.endsWith('.sh') || isCurl(file, text))),
      ];
    }),
  );
}
