import type {OutgoingHttpHeaders, Server} from 'node:http';
import type {Socket} from 'node:net';
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

/** Rejects requests that the parser can't read, and CONNECT: Node has no response object for these. */
export function refuseBadRequests(server: Server, everywhere: OutgoingHttpHeaders): void {
  const refusal = ([status, headers]: Refusal): string => {
    const fields = Object.entries({...everywhere, ...headers, 'Content-Length': 0, Connection: 'close'});
    return `HTTP/1.1 ${status}\r\n${fields.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
  };

  server.on('clientError', (error: ParserError, socket: Socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') socket.destroy();
    // The request has its response already, such as one whose body is malformed: another would land in the middle of it.
    else if (socket.bytesWritten > 0) socket.end();
    else socket.end(refusal(refusals[error.code ?? ''] ?? ['400 Bad Request']));
  });

  server.on('connect', (_, socket: Duplex) => {
    // Node removed its own listeners from the connection.
    socket.on('error', () => {});
    socket.end(refusal(notAllowed), () => socket.destroy());
  });
}
