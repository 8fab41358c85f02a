/**
 * Sends files. sirv doesn't meet the site's contract. Measured with sirv 3.0.2: it sends `br` despite `br;q=0`, treats
 * `bytes=-500` as the first bytes and `bytes=0-0` as the complete file, responds with 304 only to a single entity tag and
 * without its headers, crashes if a file was deleted, and leaks a file descriptor if the client disconnects.
 */
import {createReadStream} from 'node:fs';
import type {IncomingMessage, OutgoingHttpHeaders, ServerResponse} from 'node:http';
import {pipeline} from 'node:stream/promises';
import {codings, type Encoding, type SiteFile, type Variant} from './built-site';
import {type ByteRange, evaluate} from './conditions';
import {endAfterBody} from './request-body';

function without(headers: OutgoingHttpHeaders, ...names: readonly string[]): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
}

/**
 * Chooses the coding of a response by Accept-Encoding (RFC 9110, 12.5.3), like nginx: the smallest copy that the client
 * accepts, whatever else it prefers. The uncompressed file is also sent if the header refuses it, which the RFC allows,
 * because a page is better than an error.
 */
function chooseEncoding(header = '', available: {readonly [coding in Encoding]?: unknown}): Encoding {
  const accepted = header
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q\s*=\s*0(?:\.0*)?\s*$/.test(part));
  const names = accepted.map((part) => part.replace(/;.*/, '').trim());
  return codings.find((coding) => available[coding] !== undefined && names.includes(coding)) ?? 'identity';
}

/** Sends a short text. HEAD gets the same headers without it. */
export function sendText(
  req: IncomingMessage,
  res: ServerResponse,
  status: number,
  message: string,
  headers: OutgoingHttpHeaders = {},
): void {
  const body = message && `${message}\n`;
  res.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-cache',
    'Content-Length': Buffer.byteLength(body),
    ...headers,
  });
  endAfterBody(req, res, req.method === 'HEAD' ? undefined : body);
}

/**
 * Sends a part of a file, from memory or disk. From disk, headers are sent only once the file is open, so a missing file can
 * still result in an error.
 */
async function sendBytes(
  req: IncomingMessage,
  res: ServerResponse,
  {file, size, body}: Variant,
  {start, end}: ByteRange,
  status: number,
  headers: OutgoingHttpHeaders,
  errorHeaders: () => OutgoingHttpHeaders,
): Promise<void> {
  if (req.method === 'HEAD' || size === 0 || body) {
    res.writeHead(status, headers).end(req.method === 'HEAD' ? undefined : body?.subarray(start, end + 1));
    return;
  }
  const source = createReadStream(file, {start, end});
  source.once('open', () => res.writeHead(status, headers));
  try {
    await pipeline(source, res, {end: false});
    // If the file shrank, the client would wait for the announced length: disconnect instead.
    if (source.bytesRead === end - start + 1) res.end();
    else res.destroy();
  } catch (error) {
    if (res.destroyed || res.headersSent) {
      res.destroy();
      return;
    }
    const {message} = error as Error;
    console.error(`${file} can't be read: ${message}. After a new build, restart the server.`);
    sendText(req, res, 503, "This file can't be read at the moment.", {'Retry-After': '5', ...errorHeaders()});
  }
}

/** Sends a file of the build: with the best coding, in full, in part, or as not modified. */
export async function sendFile(
  req: IncomingMessage,
  res: ServerResponse,
  file: SiteFile,
  errorHeaders: () => OutgoingHttpHeaders,
): Promise<void> {
  const coding = chooseEncoding(req.headers['accept-encoding'], file);
  const variant = file[coding] ?? file.identity;
  const {size, etag, headers} = variant;
  const outcome = evaluate(req.method, req.headers, etag, size);
  const whole = {start: 0, end: size - 1};

  switch (outcome.status) {
    case 200:
      return sendBytes(req, res, variant, whole, 200, headers, errorHeaders);
    case 206: {
      const {start, end} = outcome.range;
      const partHeaders = {
        ...headers,
        'Content-Range': `bytes ${start}-${end}/${size}`,
        'Content-Length': end - start + 1,
      };
      return sendBytes(req, res, variant, outcome.range, 206, partHeaders, errorHeaders);
    }
    case 304: {
      // All headers that a cache updates, and none that describe a missing body (RFC 9110, 15.4.5).
      res.writeHead(304, without(headers, 'Content-Length', 'Content-Type', 'Content-Encoding'));
      res.end();
      return;
    }
    case 412:
      return sendText(req, res, 412, 'The file is not the one you named in If-Match.', errorHeaders());
    case 416:
      return sendText(req, res, 416, 'The file has no such bytes.', {
        'Content-Range': `bytes */${size}`,
        ...errorHeaders(),
      });
  }
}

/** Sends the 404 page, always in full: a missing resource has no state for conditions to compare. */
export async function sendNotFound(
  req: IncomingMessage,
  res: ServerResponse,
  page: SiteFile,
  errorHeaders: () => OutgoingHttpHeaders,
): Promise<void> {
  const coding = chooseEncoding(req.headers['accept-encoding'], page);
  const variant = page[coding] ?? page.identity;
  const headers = without(variant.headers, 'ETag', 'Accept-Ranges');
  await sendBytes(req, res, variant, {start: 0, end: variant.size - 1}, 404, headers, errorHeaders);
}
