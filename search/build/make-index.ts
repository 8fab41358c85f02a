import MiniSearch, {type AsPlainObject} from 'minisearch';
import {indexOptions, type SearchIndexFile, type TypeIndex} from '../engine/format';
import {maxShared, type PackedIndex} from '../engine/packed-index';
import {makeDocuments, type Indexable} from './documents';
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

/** Packs the JSON of an index whose documents have consecutive ids and were all added at once. */
export function packIndex({index, fieldIds, fieldLength}: AsPlainObject): PackedIndex {
  const fields = Object.keys(fieldIds);
  const sorted = [...index].sort(([a], [b]) => (a < b ? -1 : 1));
  const rows = Object.values(fieldLength);
  return {
    fields,
    lengths: fields.map((_, field) => rows.map((row) => row[field] ?? 0)),
    terms: sorted.map(([term], position) => shorten(term, sorted[position - 1]?.[0] ?? '')).join('\n'),
    places: sorted.map(([, byField]) => placesOf(byField, fields.length)).join('\n'),
  };
}

function shorten(term: string, before: string): string {
  let shared = 0;
  while (shared < maxShared && shared < before.length && before[shared] === term[shared]) {
    shared++;
  }
  return shared.toString(36) + term.slice(shared);
}

function placesOf(byField: AsPlainObject['index'][number][1], fieldCount: number): string {
  const columns = Array.from({length: fieldCount}, (_, field) => documentsOf(byField[field] ?? {}));
  return columns.join('|').replace(/\|+$/, '');
}

function documentsOf(counts: Readonly<Record<number, number>>): string {
  let before = -1;
  return Object.entries(counts)
    .map(([document, count]) => [Number(document), count] as const)
    .sort(([a], [b]) => a - b)
    .map(([document, count]) => {
      const skipped = document - before - 1;
      before = document;
      return skipped.toString(36) + (count > 1 ? `*${count.toString(36)}` : '');
    })
    .join(' ');
}
