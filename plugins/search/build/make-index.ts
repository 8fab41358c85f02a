import MiniSearch from 'minisearch';
import {indexOptions, type SearchIndexFile, type TypeIndex} from '../client/format';
import {makeDocuments, type Indexable} from './documents';
import {packIndex} from './pack-index';
import type {PageContent} from './page-content';

/** Builds the content of one index file. The same pages produce the same bytes. */
export function makeIndexFile(pages: readonly PageContent[]): SearchIndexFile {
  const [pageDocuments, headings, content] = makeDocuments(pages);
  return [makeTypeIndex(0, pageDocuments), makeTypeIndex(1, headings), makeTypeIndex(2, content)];
}

function makeTypeIndex(type: 0 | 1 | 2, indexables: readonly Indexable[]): TypeIndex {
  const miniSearch = new MiniSearch(indexOptions(type));
  miniSearch.addAll(indexables.map(({document, terms}) => ({i: document.i, ...terms})));
  return {documents: indexables.map(({document}) => document), index: packIndex(miniSearch.toJSON())};
}
