import MiniSearch from 'minisearch';
import {indexOptions, type SearchIndexFile, type TypeIndex} from '../engine/format';
import {makeDocuments, type Indexable} from './documents';
import type {PageContent} from './page-content';

/** Builds the content of one index file. The same pages produce the same bytes. */
export function makeIndexFile(pages: readonly PageContent[]): SearchIndexFile {
  const [pageDocuments, headings, content] = makeDocuments(pages);
  return [
    makeTypeIndex(0, pageDocuments, 0),
    makeTypeIndex(1, headings, pages.length),
    makeTypeIndex(2, content, pages.length + headings.length),
  ];
}

function makeTypeIndex(type: 0 | 1 | 2, indexables: readonly Indexable[], firstId: number): TypeIndex {
  const miniSearch = new MiniSearch(indexOptions(type));
  miniSearch.addAll(indexables.map(({terms}, index) => ({i: firstId + index, ...terms})));
  const documents = indexables.map(({document}, index) => ({i: firstId + index, ...document}));
  return {documents, index: miniSearch.toJSON()};
}
