import {createServer, type IncomingMessage} from 'node:http';
import type {AddressInfo} from 'node:net';

/** One request as a server saw it. */
export interface Received {
  readonly method: string;
  /** Path and query as they were sent. */
  readonly target: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

export interface EchoServer {
  readonly origin: string;
  /** Requests since the last call. */
  take(): Received[];
  close(): Promise<void>;
}

/** A server on this machine that remembers what it is sent, and answers with `null` as JSON. */
export async function startEchoServer(): Promise<EchoServer> {
  let received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({
        method: request.method ?? '',
        target: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks),
      });
      response.setHeader('Content-Type', 'application/json').end('null');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    take: () => {
      const taken = received;
      received = [];
      return taken;
    },
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
