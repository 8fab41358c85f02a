import {showTable} from '../readme-table';

export interface Row {
  readonly pages: number;
  readonly engine: string;
  /** Bytes of the index file; undefined for engines with many files. */
  readonly index?: {readonly raw: number; readonly brotli: number};
  /** Brotli bytes of index and texts fetched for the first query, without scripts. */
  readonly fetched?: number;
  /** Milliseconds. */
  readonly load?: number;
  readonly p50?: number;
  readonly p95?: number;
  readonly found?: readonly {readonly kind: string; readonly count: number; readonly of: number}[];
}

/** Rows without an engine on generated pages: only an index, and the site itself. */
export const vitePress = 'MiniSearch as VitePress sets it up';
export const thisSite = 'ours, on this site';

/** Limits of the site's own search: milliseconds (p95) and bytes (brotli) by number of pages. */
const limits = {keystroke: {45: 8, 1000: 50}, index: {45: 63_000}} as const;
const siteLimits = {keystroke: 8, index: 150_000} as const;

const heads = [
  'Pages',
  'Engine',
  'Index, KB',
  'Index, KB brotli',
  'Fetched for the first query, KB brotli',
  'Load, ms',
  'Keystroke p50, ms',
  'Keystroke p95, ms',
  'Found: heading',
  'Unfinished',
  'One typo',
  'Identifier',
];

/** Prints the table, and with `--write` puts it into the README of the benchmarks. */
export const showRows = (rows: readonly Row[]): void => showTable('search', heads, rows.map(cells));

function cells({pages, engine, index, fetched, load, p50, p95, found}: Row): string[] {
  const kilobytes = (bytes: number | undefined): string =>
    bytes === undefined ? '' : (bytes / 1000).toFixed(bytes < 100_000 ? 1 : 0);
  const time = (ms: number | undefined): string => (ms === undefined ? '' : ms.toFixed(ms < 100 ? 1 : 0));
  const shares = found?.map(({count, of}) => `${count}/${of}`) ?? ['', '', '', ''];
  return [
    String(pages),
    engine,
    kilobytes(index?.raw),
    kilobytes(index?.brotli),
    kilobytes(fetched),
    time(load),
    time(p50),
    time(p95),
    ...shares,
  ];
}

/** Limits that the site's own search exceeds, one line each. */
export function failuresOf(rows: readonly Row[]): string[] {
  return rows.flatMap(({pages, engine, p95 = 0, index}) => {
    const of = (table: Readonly<Record<number, number>>): number => table[pages] ?? Infinity;
    const limit = engine === thisSite ? siteLimits : {keystroke: of(limits.keystroke), index: of(limits.index)};
    if (engine !== 'ours' && engine !== thisSite) {
      return [];
    }
    const bytes = index?.brotli ?? 0;
    return [
      ...(p95 > limit.keystroke
        ? [`A keystroke takes ${p95.toFixed(1)} ms (p95) at ${pages} pages; the limit is ${limit.keystroke} ms.`]
        : []),
      ...(bytes > limit.index
        ? [`The index has ${bytes} bytes with brotli at ${pages} pages; the limit is ${limit.index}.`]
        : []),
    ];
  });
}
