import {once} from 'node:events';
import {connect, type Socket} from 'node:net';

const request = (path: string): string =>
  `GET ${path} HTTP/1.1\r\nHost: docs.example.test\r\nConnection: close\r\n\r\n`;

async function opened(origin: string, allowHalfOpen: boolean): Promise<Socket> {
  const {hostname, port} = new URL(origin);
  const socket = connect({port: Number(port), host: hostname, allowHalfOpen});
  // A reset is the server's right with such clients.
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

/** Asks for a file and takes only the first bytes of it. The connection stays until the caller destroys it. */
export async function slowReader(origin: string, path: string): Promise<Socket> {
  const socket = await opened(origin, false);
  socket.write(request(path));
  await once(socket, 'data');
  return socket.pause();
}

/** Asks for a file and hangs up in the middle of it. */
export async function abortedReader(origin: string, path: string): Promise<void> {
  const socket = await slowReader(origin, path);
  const closed = once(socket, 'close');
  socket.resetAndDestroy();
  await closed;
}

/** Sends half a request and hangs up. */
export async function abortedRequest(origin: string): Promise<void> {
  const socket = await opened(origin, false);
  const closed = once(socket, 'close');
  socket.write('GET /docs/ HTTP/1.1\r\nHos', () => socket.destroy());
  await closed;
}

/**
 * Asks for a file and closes its own side at once, as `nc -N` does.
 * @returns how many bytes came, headers included, until the server closed the other side
 */
export async function halfClosedReader(origin: string, path: string): Promise<number> {
  const socket = await opened(origin, true);
  let bytes = 0;
  socket.on('data', (chunk) => (bytes += chunk.length));
  socket.end(request(path));
  await once(socket, 'close');
  return bytes;
}

/**
 * Sends a body until the server closes the connection.
 * @returns the first part of the response, and how many bytes of the body the system took
 */
export async function endlessSender(origin: string, method: string): Promise<{response: string; sent: number}> {
  const socket = await opened(origin, false);
  let response = '';
  socket.setEncoding('latin1').on('data', (text: string) => (response ||= text));
  const part = Buffer.alloc(64 * 1024);
  const more = (): void => {
    while (socket.writable && socket.write(part));
  };
  socket.on('drain', more);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(`${method} / HTTP/1.1\r\nHost: docs.example.test\r\nContent-Length: 10000000000\r\n\r\n`);
  more();
  await closed;
  return {response, sent: socket.bytesWritten};
}
