import {once} from 'node:events';
import {createServer, type RequestListener, type Server, type ServerResponse} from 'node:http';
import {connect, type Socket} from 'node:net';
import {expect, test} from 'vitest';
import {listenLocally} from './test/raw-request';
import {stoppable} from './stop';

interface Running {
  readonly server: Server;
  readonly stop: () => Promise<void>;
  connect(): Promise<Socket>;
}

async function run(listener: RequestListener, graceMs?: number): Promise<Running> {
  const server = createServer(listener);
  const stop = stoppable(server, graceMs);
  const {port} = new URL(await listenLocally(server));
  return {
    server,
    stop,
    async connect() {
      const socket = connect(Number(port), '127.0.0.1');
      await once(socket, 'connect');
      // A connection that the server closes can end with a reset; the tests check 'close'.
      socket.on('error', () => {});
      return socket;
    },
  };
}

const request = 'GET / HTTP/1.1\r\nHost: site\r\n\r\n';

/** A server whose responses wait for the test. `asked` resolves with the pending response. */
async function slowServer(graceMs?: number): Promise<Running & {asked: Promise<ServerResponse>}> {
  let ask: (res: ServerResponse) => void;
  const asked = new Promise<ServerResponse>((resolve) => (ask = resolve));
  return {...(await run((_, res) => ask(res), graceMs)), asked};
}

const closing = (socket: Socket): Promise<void> =>
  new Promise((resolve) => socket.resume().once('close', () => resolve()));

async function readAll(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (chunk) => (text += chunk));
  await closing(socket);
  return text;
}

test('completes a running response, then closes its connection', async () => {
  const {server, stop, asked, connect: open} = await slowServer();
  const socket = await open();
  socket.write(request);
  const response = await asked;
  const text = readAll(socket);
  const stopped = stop();
  expect(server.listening).toBe(false);
  response.end('the whole response');
  expect(await text).toContain('the whole response');
  await stopped;
});

test('closes idle connections immediately, and others without a running response after the grace period', async () => {
  const {stop, connect: open} = await run((_, res) => res.end('ok'), 50);
  const silent = await open();
  const spoken = await open();
  const halfway = await open();
  spoken.write(request);
  await once(spoken, 'data');
  halfway.write('GET / HTTP/1.1\r\nHo');
  const closed = Promise.all([silent, spoken, halfway].map(closing));
  await stop();
  await closed;
});

test('aborts an endless response after the grace period', async () => {
  const {stop, asked, connect: open} = await slowServer(1);
  const socket = await open();
  socket.write(request);
  (await asked).write('a part');
  const text = readAll(socket);
  await stop();
  expect(await text).not.toContain('0\r\n\r\n');
});
