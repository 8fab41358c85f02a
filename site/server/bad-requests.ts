import type {IncomingMessage, OutgoingHttpHeaders, Server} from 'node:http';
import type {Duplex} from 'node:stream';

interface ParserError extends Error {
  readonly code?: string;
}

type Refusal = readonly [status: string, headers?: OutgoingHttpHeaders];

const notAllowed: Refusal = ['405 Method Not Allowed', {Allow: 'GET, HEAD'}];

const refusals: Readonly<Record<string, Refusal>> = {
  // Like nginx for an unknown method.
  HPE_INVALID_METHOD: notAllowed,
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout'],
};

/**
 * Rejects requests that the parser can't read, and CONNECT, and closes the connection. Node has no response object for
 * these. A request whose body the parser can't read gets its response as if the body ended there: no route uses a body,
 * and the response may already be on its way.
 * @param everywhere the headers of every response
 */
export function refuseBadRequests(server: Server, everywhere: OutgoingHttpHeaders): void {
  const refusal = ([status, headers]: Refusal): string => {
    const fields = Object.entries({...everywhere, ...headers, 'Content-Length': 0, Connection: 'close'});
    return `HTTP/1.1 ${status}\r\n${fields.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
  };
  const pending = new WeakMap<Duplex, Set<IncomingMessage>>();
  server.on('request', (req, res) => {
    const requests = pending.get(req.socket) ?? new Set();
    pending.set(req.socket, requests.add(req));
    res.once('close', () => requests.delete(req));
  });

  server.on('clientError', (error: ParserError, socket: Duplex) => {
    const requests = [...(pending.get(socket) ?? [])];
    const unread = requests.find(({complete}) => !complete);
    if (unread && error.code?.startsWith('HPE_')) {
      // Node would destroy the connection of an incomplete request when its stream ends.
      unread.complete = true;
      unread.push(null);
      return;
    }
    // A bad request followed a valid one: a response would land in the middle of the first one's.
    if (requests.length > 0 || !socket.writable || error.code === 'ECONNRESET') {
      socket.destroy();
      return;
    }
    socket.end(refusal(refusals[error.code ?? ''] ?? ['400 Bad Request']));
  });

  server.on('connect', (_, socket: Duplex) => {
    // Node removed its own listeners from the connection.
    socket.on('error', () => {});
    socket.end(refusal(notAllowed), () => socket.destroy());
  });
}
