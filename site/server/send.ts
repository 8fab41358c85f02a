/**
 * Sends files. sirv doesn't meet the site's contract. Measured with sirv 3.0.2: it sends `br` despite `br;q=0`, treats
 * `bytes=-500` as the first bytes and `bytes=0-0` as the complete file, and responds with 304 only to a single entity tag and
 * without its headers.
 */
import type {IncomingMessage, OutgoingHttpHeaders, ServerResponse} from 'node:http';
import {codings, type Encoding, type SiteFile} from './built-site';
import {evaluate} from './conditions';

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

const variantFor = (req: IncomingMessage, file: SiteFile) =>
  file[chooseEncoding(req.headers['accept-encoding'], file)] ?? file.identity;

/** No route accepts a body: a client has this long, in milliseconds, to stop sending one. */
const maxUpload = 10_000;

const hasBody = ({headers}: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Sends a response. HEAD gets the same headers without the body. A response to a request with a body is the last one on its
 * connection, which stays open for reading while the client is still sending: closing it would reset it, and a client can
 * lose a response that it hasn't read yet (RFC 9112, 9.6).
 */
export function send(
  req: IncomingMessage,
  res: ServerResponse,
  status: number,
  headers: OutgoingHttpHeaders,
  body: Buffer | string = '',
): void {
  res.writeHead(status, {...headers, ...(hasBody(req) && {Connection: 'close'})});
  res.write(req.method === 'HEAD' ? '' : body);
  if (!hasBody(req) || req.complete) {
    res.end();
    return;
  }
  req.resume().once('end', () => res.end());
  setTimeout(() => req.socket.destroy(), maxUpload).unref();
}

/** Sends a short text. */
export function sendText(
  req: IncomingMessage,
  res: ServerResponse,
  status: number,
  message: string,
  headers: OutgoingHttpHeaders = {},
): void {
  const body = `${message}\n`;
  const own = {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-cache',
    'Content-Length': Buffer.byteLength(body),
  };
  send(req, res, status, {...own, ...headers}, body);
}

/** Sends a file of the build: with the best coding, in full, in part, or as not modified. */
export function sendFile(
  req: IncomingMessage,
  res: ServerResponse,
  file: SiteFile,
  errorHeaders: OutgoingHttpHeaders,
): void {
  const {body, etag, headers} = variantFor(req, file);
  const outcome = evaluate(req.method, req.headers, etag, body.length);
  switch (outcome.status) {
    case 200:
      return send(req, res, 200, headers, body);
    case 206: {
      const {start, end} = outcome.range;
      const range = {'Content-Range': `bytes ${start}-${end}/${body.length}`, 'Content-Length': end - start + 1};
      return send(req, res, 206, {...headers, ...range}, body.subarray(start, end + 1));
    }
    case 304:
      // All headers that a cache updates, and none that describe a missing body (RFC 9110, 15.4.5).
      return send(req, res, 304, without(headers, 'Content-Length', 'Content-Type', 'Content-Encoding'));
    case 412:
      return sendText(req, res, 412, 'The file is not the one you named in If-Match.', errorHeaders);
    case 416:
      return sendText(req, res, 416, 'The file has no such bytes.', {
        'Content-Range': `bytes */${body.length}`,
        ...errorHeaders,
      });
  }
}

/** Sends the 404 page, always in full: a missing resource has no state for conditions to compare. */
export function sendNotFound(req: IncomingMessage, res: ServerResponse, page: SiteFile): void {
  const {body, headers} = variantFor(req, page);
  send(req, res, 404, without(headers, 'ETag', 'Accept-Ranges'), body);
}
