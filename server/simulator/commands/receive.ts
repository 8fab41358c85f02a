import {createServer} from 'node:http';
import {listen} from '../../listen';
import {readPort} from '../../settings';
import {UsageError} from '../../start-error';
import {stopWithProcess} from '../../stop';
import type {Command} from '../command-line';
import {receiverPort, responseRange} from '../definition';

/** More than any event has. */
const bodyLimit = 1_000_000;

/** Receives webhooks on this machine and prints them, instead of a server of yours. */
export const receive: Command = {
  options: {respond: {type: 'string', default: '200'}},
  arguments: 0,
  async run({values, env, command, typed}) {
    const status = Number(values['respond']);
    const {min, max} = responseRange;
    if (!Number.isInteger(status) || status < min || status > max) {
      throw new UsageError(
        `--respond "${String(values['respond'])}" isn't a status from ${min} to ${max}: ${command} receive --respond 500`,
      );
    }
    const server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      let size = 0;
      request.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > bodyLimit) response.writeHead(413, {Connection: 'close'}).end();
        else chunks.push(chunk);
      });
      request.on('end', () => {
        if (response.headersSent) return;
        response.writeHead(status).end();
        const time = new Date().toTimeString().slice(0, 8);
        const body = readable(Buffer.concat(chunks).toString('utf8'));
        console.log(`\n${time} ${request.method} ${request.url}\n${body}`);
      });
    });
    stopWithProcess(server);
    const settings = {host: '127.0.0.1', port: readPort(env['PORT'], receiverPort, `${command} receive`)};
    const {port} = await listen(server, settings, typed);
    console.log(`Waiting for webhooks at http://127.0.0.1:${port}/. Press Ctrl+C to stop.`);
  },
};

/** JSON on separate lines; anything else unchanged. */
function readable(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
