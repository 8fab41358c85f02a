import {once} from 'node:events';
import {connect, type Socket} from 'node:net';

const request = (path: string): string =>
  `GET ${path} HTTP/1.1\r\nHost: docs.example.test\r\nConnection: close\r\n\r\n`;

async function opened(origin: string, allowHalfOpen: boolean): Promise<Socket> {
  const {hostname, port} = new URL(origin);
  const socket = connect({port: Number(port), host: hostname, allowHalfOpen});
  // The server may reset connections of such clients.
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

/** Requests a file and reads only its first bytes. The connection stays open until the caller destroys it. */
export async function slowReader(origin: string, path: string): Promise<Socket> {
  const socket = await opened(origin, false);
  socket.write(request(path));
  await once(socket, 'data');
  return socket.pause();
}

/** Requests a file and disconnects in the middle of it. */
export async function abortedReader(origin: string, path: string): Promise<void> {
  const socket = await slowReader(origin, path);
  const closed = once(socket, 'close');
  socket.resetAndDestroy();
  await closed;
}

/** Sends half a request and disconnects. */
export async function abortedRequest(origin: string): Promise<void> {
  const socket = await opened(origin, false);
  const closed = once(socket, 'close');
  socket.write('GET /docs/ HTTP/1.1\r\nHos', () => socket.destroy());
  await closed;
}

/**
 * Requests a file and half-closes the connection immediately, like `nc -N`.
 * @returns number of bytes received, headers included, until the server closed its side
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
 * @returns the beginning of the response, and how many bytes of the body were sent
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
