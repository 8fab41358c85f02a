import {once} from 'node:events';
import {createServer} from 'node:http';
import {listenLocally} from '@avaturn-docs/command-line/test/raw-request';

/** A webhook receiver that responds with a given status. */
export async function startReceiver(status: number) {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      bodies.push(body);
      response.writeHead(status).end();
    });
  });
  const url = `${await listenLocally(server)}/hook`;
  return {
    url,
    bodies,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
