import {once} from 'node:events';
import {type Agent, request, type IncomingHttpHeaders, type OutgoingHttpHeaders, type Server} from 'node:http';
import {type AddressInfo, connect} from 'node:net';

export interface RawResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface RawRequest {
  readonly method?: string;
  readonly path: string;
  /** An array of alternating names and values is sent exactly as written, without Node's own Host. */
  readonly headers?: OutgoingHttpHeaders | readonly string[];
}

/** Listens on a free loopback port, and returns the origin. */
export async function listenLocally(server: Server): Promise<string> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/**
 * Sends one request with its path exactly as written. `fetch` would normalize `..` and `//` and follow redirects.
 * @param agent shared connections; without it, the request has its own
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
      // The server closed a shared connection just as the request was sent.
      if (outgoing.reusedSocket && error.code === 'ECONNRESET') resolve(send(origin, sent, agent));
      else reject(error);
    });
    outgoing.end();
  });
}

/** Writes bytes to a connection and returns everything received until the server closes it. */
export function sendBytes(origin: string, bytes: string): Promise<string> {
  const {hostname, port} = new URL(origin);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    let response = '';
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => (response += chunk));
    // A reset also ends the connection: what was received before it counts.
    socket.on('error', () => {});
    socket.on('close', () => resolve(response));
  });
}
