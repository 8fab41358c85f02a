import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {lastChange} from '../../config/history';
import {tools} from '@avaturn-docs/platform/tools';
import {type DocsContent, unconfirmedMark} from '@avaturn-docs/docs-mcp/content';
import {listFiles} from '@avaturn-docs/command-line/list-files';
import {inReadingOrder, type Site} from '../markdown-twins/llms';
import {readTwins} from '../markdown-twins/write-twins';
import {withoutMarks} from '../samples/sample';
import {pageTexts} from '@avaturn-docs/search/build/documents';
import {readPages, wordsLike} from '../search/build';
import {makeIndexFile} from '@avaturn-docs/search/build/make-index';

interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, {readonly operationId?: string}>>>>;
}

/** The content of `avaturn-docs-mcp`, from the same data as search and the Markdown twins. */
export async function docsContent(siteDir: string, outDir: string, site: Site): Promise<DocsContent> {
  const built = await readPages({outDir, baseUrl: site.baseUrl});
  const marked = await readPages({outDir, baseUrl: site.baseUrl}, unconfirmedMark);
  const index = makeIndexFile(built);
  const twins = inReadingOrder(await readTwins(outDir, site), site.baseUrl);
  const openapi = parse(readFileSync(path.join(siteDir, '../platform/openapi/avaturn.yaml'), 'utf8')) as ApiDocument;
  return {
    site: site.origin,
    date: lastChange(siteDir),
    version: tools.find(({name}) => name === 'avaturn-docs-mcp')!.version,
    pages: twins.map(({url, title, description, markdown}) => ({path: url, title, description, markdown})),
    index,
    english: wordsLike(index),
    texts: Object.fromEntries(marked.map((page) => [page.url, pageTexts(page)])),
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
