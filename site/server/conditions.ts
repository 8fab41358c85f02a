import type {IncomingHttpHeaders} from 'node:http';

/** First and last byte, inclusive. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

export type Outcome = {readonly status: 200 | 304 | 412 | 416} | {readonly status: 206; readonly range: ByteRange};

/** Whether an entity tag is in a list such as `"a", "b"`; `*` matches any. */
const listed = (list: string, etag: string): boolean =>
  list.trim() === '*' || list.split(',').some((tag) => tag.trim() === etag);

/** Parses a Range header with one range, such as `bytes=0-99`; undefined if the header must be ignored. */
function readRange(header: string, size: number): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/i.exec(header.replace(/\s/g, ''));
  if (!match) return undefined;
  const [, first = '', last = ''] = match;
  if (!first && !last) return undefined;
  if (first && last && Number(last) < Number(first)) return undefined;
  const start = first ? Number(first) : Math.max(0, size - Number(last));
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
  return start < size ? {start, end} : 'unsatisfiable';
}

/**
 * Chooses between the full file, a part, and "not modified", in the order of RFC 9110, 13.2.2. The site sends no
 * Last-Modified, so conditions on dates are ignored (13.1.3 and 13.1.4), and so is a range with HEAD (14.2).
 */
export function evaluate(
  method: string | undefined,
  headers: IncomingHttpHeaders,
  etag: string,
  size: number,
): Outcome {
  const ifMatch = headers['if-match'];
  if (ifMatch !== undefined && !listed(ifMatch, etag)) return {status: 412};
  const ifNoneMatch = headers['if-none-match'];
  // Weak comparison, RFC 9110, 8.8.3.2.
  if (ifNoneMatch !== undefined && listed(ifNoneMatch.replaceAll('W/"', '"'), etag)) return {status: 304};

  const ifRange = headers['if-range'];
  if (headers.range === undefined || method !== 'GET') return {status: 200};
  if (ifRange !== undefined && ifRange !== etag) return {status: 200};
  const range = readRange(headers.range, size);
  if (range === undefined) return {status: 200};
  return range === 'unsatisfiable' ? {status: 416} : {status: 206, range};
}
