import type {Server} from 'node:http';
import type {Socket} from 'node:net';

/** Grace period for running responses when the server stops, in milliseconds. */
const grace = 5_000;

/**
 * Makes a server that can stop cleanly. Call it before `listen`, and call the returned function to stop: it accepts nothing
 * new, closes connections without a running response immediately, and the others after their response or the grace period. A
 * second call does nothing: Ctrl+C reaches this process twice, from the terminal and from `npm start`.
 *
 * Node's `closeIdleConnections` isn't enough: it keeps connections without any request, which browsers open in advance.
 */
export function stoppable(server: Server, graceMs: number = grace): () => Promise<void> {
  const pending = new Map<Socket, number>();
  let stopped: Promise<void> | undefined;

  server.on('connection', (socket: Socket) => {
    pending.set(socket, 0);
    socket.once('close', () => pending.delete(socket));
  });
  server.prependListener('request', ({socket}, res) => {
    pending.set(socket, (pending.get(socket) ?? 0) + 1);
    res.once('close', () => {
      const left = (pending.get(socket) ?? 1) - 1;
      if (!pending.has(socket)) return;
      pending.set(socket, left);
      if (stopped && left === 0) socket.destroySoon();
    });
  });

  return () => {
    stopped ??= new Promise((resolve) => {
      const deadline = setTimeout(() => {
        for (const socket of pending.keys()) socket.destroy();
      }, graceMs);
      server.close(() => {
        clearTimeout(deadline);
        resolve();
      });
      for (const [socket, count] of pending) if (count === 0) socket.destroy();
    });
    return stopped;
  };
}
