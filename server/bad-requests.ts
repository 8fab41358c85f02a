import type {Server} from 'node:http';
import type {Duplex} from 'node:stream';

interface ParserError extends Error {
  readonly code?: string;
}

const answers: Readonly<Record<string, readonly [status: string, headers?: string]>> = {
  // nginx says the same to a method it has never heard of.
  HPE_INVALID_METHOD: ['405 Method Not Allowed', 'Allow: GET, HEAD\r\n'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout'],
};

/** Answers what is no HTTP request the parser can read, and hangs up. There is no response object for those. */
export function answerBadRequests(server: Server): void {
  const answering = new WeakMap<Duplex, number>();
  const count = (socket: Duplex, change: 1 | -1): void => {
    answering.set(socket, (answering.get(socket) ?? 0) + change);
  };
  server.on('request', ({socket}, res) => {
    count(socket, 1);
    res.once('close', () => count(socket, -1));
  });

  server.on('clientError', (error: ParserError, socket: Duplex) => {
    // Behind a good request came a bad one: an answer to it would land in the middle of the first one's.
    const busy = (answering.get(socket) ?? 0) > 0;
    if (busy || !socket.writable || error.code === 'ECONNRESET') {
      socket.destroy();
      return;
    }
    const [status, headers = ''] = answers[error.code ?? ''] ?? ['400 Bad Request'];
    socket.end(`HTTP/1.1 ${status}\r\n${headers}Content-Length: 0\r\nConnection: close\r\n\r\n`);
  });
}
