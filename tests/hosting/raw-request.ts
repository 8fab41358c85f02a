import {type Agent, request, type IncomingHttpHeaders, type OutgoingHttpHeaders} from 'node:http';
import {connect} from 'node:net';

export interface RawResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface RawRequest {
  readonly method?: string;
  readonly path: string;
  /** As a list, names and values in turn are sent exactly as written, without a Host of Node's own. */
  readonly headers?: OutgoingHttpHeaders | readonly string[];
}

/**
 * Sends one request with its path exactly as written. `fetch` would clean up `..` and `//` and follow redirects.
 * @param agent connections to share; without it, the request has one of its own
 */
export function send(origin: string, sent: RawRequest, agent?: Agent): Promise<RawResponse> {
  const {method = 'GET', path, headers = {}} = sent;
  const {hostname, port} = new URL(origin);
  return new Promise((resolve, reject) => {
    const outgoing = request({hostname, port, method, path, headers, agent: agent ?? false}, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () => {
        resolve({
          status: incoming.statusCode ?? 0,
          headers: incoming.headers,
          body: Buffer.concat(chunks),
        });
      });
    });
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      // The server closed a shared connection just as the request went out.
      if (outgoing.reusedSocket && error.code === 'ECONNRESET') resolve(send(origin, sent, agent));
      else reject(error);
    });
    outgoing.end();
  });
}

/** Writes bytes to a connection and gives back everything until the server closes it. */
export function sendBytes(origin: string, bytes: string): Promise<string> {
  const {hostname, port} = new URL(origin);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    let response = '';
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => (response += chunk));
    // A reset is one way of hanging up: what came before it counts.
    socket.on('error', () => {});
    socket.on('close', () => resolve(response));
  });
}
