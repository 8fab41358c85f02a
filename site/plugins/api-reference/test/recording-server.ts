import {once} from 'node:events';
import {createServer, type IncomingMessage} from 'node:http';
import type {AddressInfo} from 'node:net';
import {buffer} from 'node:stream/consumers';

/** A request as a server received it. */
export interface Received extends Pick<IncomingMessage, 'method' | 'url' | 'headers'> {
  readonly body: Buffer;
}

/** A server on a free local port that records requests and sends the same response to all of them. */
export async function startRecordingServer() {
  const received: Received[] = [];
  const reply = {status: 200, json: {} as unknown};
  const server = createServer(async (request, response) => {
    const {method, url, headers} = request;
    received.push({method, url, headers, body: await buffer(request)});
    response.writeHead(reply.status, {'Content-Type': 'application/json'}).end(JSON.stringify(reply.json));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  return {origin: `http://127.0.0.1:${port}`, received, reply, close: () => void server.close()};
}
