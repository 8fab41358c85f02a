import type {IncomingMessage, ServerResponse} from 'node:http';

/** No route accepts a body. This much of one is read and discarded; then the connection is closed. */
const maxDiscarded = 256 * 1024;

const hasBody = ({headers}: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Whether a request has a transfer coding that this server can't decode (RFC 9112, 6.1). */
export const hasUnknownCoding = ({headers}: IncomingMessage): boolean =>
  !/^chunked$/i.test(headers['transfer-encoding'] ?? 'chunked');

/**
 * Makes the response to a request with a body the last one on its connection, and limits how much of the body is read: Node
 * would otherwise read all of it before the next request.
 */
export function limitBody(req: IncomingMessage, res: ServerResponse): void {
  if (!hasBody(req)) return;
  res.setHeader('Connection', 'close');
  let left = maxDiscarded;
  req.on('data', ({length}: Buffer) => {
    left -= length;
    if (left < 0) req.socket.destroy();
  });
}

/**
 * Ends a response whose Content-Length is set. While the client is still sending, the connection stays open for reading:
 * closing it would reset it, and a client can lose a response that it hasn't read yet (RFC 9112, 9.6).
 */
export function endAfterBody(req: IncomingMessage, res: ServerResponse, body: Buffer | string): void {
  if (!hasBody(req) || req.complete) {
    res.end(body);
    return;
  }
  res.write(body);
  req.once('end', () => res.end());
}
