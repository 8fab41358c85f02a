import type {Server} from 'node:http';

/**
 * Stops a server: it accepts nothing new, and closes the connections that are left after the grace period. Browsers open some in
 * advance, which no request would ever end. A second call waits for the first: Ctrl+C reaches this process twice, from the
 * terminal and from `npm start`.
 * @param graceMs time for running responses
 */
export function stoppable(server: Server, graceMs = 1_000): () => Promise<void> {
  let stopped: Promise<void> | undefined;
  return () =>
    (stopped ??= new Promise((resolve) => {
      const deadline = setTimeout(() => server.closeAllConnections(), graceMs);
      server.close(() => {
        clearTimeout(deadline);
        resolve();
      });
    }));
}

/**
 * Stops a server and then the process on SIGTERM, on SIGINT, and when npm has ended. `beforeStop` ends what must not go on while
 * the last responses are sent.
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
