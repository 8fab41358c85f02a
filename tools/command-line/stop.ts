import type {Server} from 'node:http';
import type {Socket} from 'node:net';

/** Grace period for running responses when the server stops, in milliseconds. */
const grace = 5_000;

/**
 * Makes a server that can stop cleanly. Call it before a client connects, and call the returned function to stop: it accepts
 * nothing new, closes connections without a running response immediately, and the others after their response or the grace
 * period. A second call does nothing: Ctrl+C reaches this process twice, from the terminal and from `npm start`.
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

/**
 * Stops a server and then the process on SIGTERM, on SIGINT, and when npm has ended. Call it before a client connects.
 * `beforeStop` ends what must not go on while the last responses are sent.
 *
 * npm runs a script through a shell and stops only the shell. The shell's child would continue and occupy the port. Started by
 * hand, the server may outlive its shell (`nohup`, a service manager).
 */
export function stopWithProcess(server: Server, beforeStop = () => {}): void {
  const stop = stoppable(server);
  const end = () => {
    beforeStop();
    void stop().then(() => process.exit(0));
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, end);
  if (!process.env['npm_lifecycle_event']) return;
  const parent = process.ppid;
  // An orphaned process gets another parent.
  setInterval(() => process.ppid !== parent && end(), 500).unref();
}
