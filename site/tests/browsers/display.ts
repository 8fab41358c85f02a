import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {createInterface} from 'node:readline';
import {end, respond} from './engine';

/** Starts a virtual display. Mesa renders WebGL in it in software, which a browser without a window doesn't offer. */
export async function startDisplay(): Promise<{readonly name: string; stop(): Promise<void>}> {
  // Xvfb reports the number of its display on file descriptor 3 once it is ready.
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1100x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const started = once(createInterface(server.stdio[3] as NodeJS.ReadableStream), 'line');
  const [screen] = (await respond('Start of Xvfb', started, server)) as [string];
  return {name: `:${screen}`, stop: () => end(server)};
}
