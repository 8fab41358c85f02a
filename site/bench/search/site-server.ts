import {readFile} from 'node:fs/promises';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';

export interface BenchServer {
  readonly origin: string;
  /** Bytes of the files fetched since the last call, compressed with brotli as hosts send them. */
  readonly takeBytes: () => number;
  readonly close: () => void;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Serves a folder and counts the fetched bytes. Responses aren't compressed, because decompression is the browser's work. */
export async function serve(directory: string): Promise<BenchServer> {
  const fetched: Buffer[] = [];
  const server = createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const file = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    void readFile(path.join(directory, file)).then(
      (content) => {
        fetched.push(content);
        response.writeHead(200, {'content-type': types[path.extname(file)] ?? 'application/octet-stream'}).end(content);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    takeBytes: () =>
      fetched.splice(0).reduce((sum, content) => sum + Math.min(content.length, brotliCompressSync(content).length), 0),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
