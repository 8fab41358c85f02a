import {isUtf8} from 'node:buffer';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {lastChange} from '../../config/history';
import {tools} from '../../data/tools';
import type {DocsContent} from '@avaturn-docs/docs-mcp/content';
import {listFiles} from '@avaturn-docs/command-line/list-files';
import {strFromU8, unzipSync} from 'fflate';
import {inReadingOrder, twinPath} from '../markdown-twins/llms';
import {skillPath} from '../markdown-twins/skill';
import {indexFileName, type SearchIndexFile, wordsFileName} from '@avaturn-docs/search/engine/format';
import {type MarkedPage, markedPagesFile} from '../search/build';

interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, {readonly operationId?: string}>>>>;
}

export interface FinishedBuild {
  readonly siteDir: string;
  readonly outDir: string;
  readonly generatedFilesDir: string;
  /** Origin of the site. */
  readonly siteUrl: string;
}

/** The content of `avaturn-docs-mcp`, from the search index and the Markdown twins of a finished build. */
export function docsContent({siteDir, outDir, generatedFilesDir, siteUrl}: FinishedBuild): DocsContent {
  const read = (file: string): string => readFileSync(path.resolve(outDir, file), 'utf8');
  const pages = inReadingOrder(JSON.parse(read(markedPagesFile(generatedFilesDir))) as MarkedPage[]);
  const openapi = JSON.parse(read('openapi.json')) as ApiDocument;
  const projects = projectsIn(outDir);
  return {
    site: siteUrl,
    date: lastChange(siteDir),
    version: tools.find(({name}) => name === 'avaturn-docs-mcp')!.version,
    skill: read(skillPath),
    pages: pages.map(({url, title, description}) => ({
      path: url,
      title,
      description,
      markdown: read(twinPath(url).slice(1)),
    })),
    index: JSON.parse(read(indexFileName(''))) as SearchIndexFile,
    english: (JSON.parse(read(wordsFileName)) as string).split(' '),
    texts: Object.fromEntries(pages.map(({url, texts}) => [url, texts])),
    openapi,
    projects,
    samples: samplesByOperation(openapi, projects),
  };
}

/** The text files of each archive of `samples/`, without lock files. */
function projectsIn(outDir: string): DocsContent['projects'] {
  const archives = listFiles(path.join(outDir, 'samples')).filter((file) => file.endsWith('.zip'));
  return Object.fromEntries(
    archives.map((archive) => {
      const entries = Object.entries(unzipSync(readFileSync(path.join(outDir, 'samples', archive))));
      const texts = entries.filter(([file, bytes]) => isUtf8(bytes) && !/(?:lock\.json|\.pbxproj)$/.test(file));
      return [`/samples${archive}`, Object.fromEntries(texts.map(([file, bytes]) => [file, strFromU8(bytes)]))];
    }),
  );
}

/** The programs of `samples/rest` that call an operation, by its method and path. */
function samplesByOperation({paths}: ApiDocument, projects: DocsContent['projects']): DocsContent['samples'] {
  const programs = ['curl', 'node', 'python'].flatMap((name) =>
    Object.entries(projects[`/samples/rest/${name}.zip`] ?? {})
      .filter(([file]) => /\.(?:mjs|py|sh)$/.test(file))
      .map(([file, text]) => ({file, text})),
  );
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
