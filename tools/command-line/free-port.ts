import {createServer} from 'node:net';

/**
 * Finds a free port below 32768. Ports above are ephemeral: an outgoing connection could take one before the server starts.
 */
export async function freePort(): Promise<string> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 10_000);
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
