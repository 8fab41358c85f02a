import {createServer} from 'node:net';

/** Each process begins elsewhere and repeats no port: a program takes a second to bind the one that it was given. */
let next = process.pid * 101;

/**
 * Finds a free port below 32768. Ports above are ephemeral: an outgoing connection could take one before the server starts.
 */
export async function freePort(): Promise<string> {
  for (;;) {
    const port = 20_000 + (next++ % 10_000);
    const server = createServer();
    const free = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false));
      server.listen(port, '127.0.0.1', () => resolve(true));
    });
    if (free) {
      await new Promise((resolve) => server.close(resolve));
      return String(port);
    }
  }
}
