import {createServer} from 'node:http';
import {listen, readPort} from '@avaturn-docs/command-line/listen';
import {printable} from '@avaturn-docs/command-line/printable';
import {readNumber} from '@avaturn-docs/command-line/program';
import {stopWithProcess} from '@avaturn-docs/command-line/stop';
import type {Call} from '../command-line';
import {receiverPort, responseRange} from '../definition';
import {refuseHost, refuseOrigin} from '../guard';

/** More than any event has. */
const bodyLimit = 1_000_000;

/** Receives webhooks on this machine and prints them, instead of a server of yours. */
export async function receive({values, env, command, typed}: Call): Promise<void> {
  const status = readNumber('respond', values['respond'] ?? '200', responseRange);
  const server = createServer((request, response) => {
    const {method, url, headers} = request;
    // Anything in a request may contain escape sequences, which would control the terminal.
    const print = (text: string) => {
      const time = new Date().toTimeString().slice(0, 8);
      console.log(printable(`\n${time} ${method} ${url}\n${text}`));
    };
    const refusal = refuseHost(headers.host, true) ?? refuseOrigin(headers.origin, headers.host!);
    if (refusal) {
      request.resume();
      response.writeHead(refusal.status, {'Content-Type': 'text/plain'}).end(refusal.text);
      const origin = headers.origin === undefined ? '' : `, Origin: ${headers.origin}`;
      print(`Rejected with ${refusal.status}. ${refusal.text} Host: ${headers.host ?? 'none'}${origin}`);
      return;
    }
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
      print(readable(Buffer.concat(chunks).toString('utf8')));
    });
  });
  stopWithProcess(server);
  const settings = {host: '127.0.0.1', port: readPort(env['PORT'], receiverPort, `${command} receive`)};
  const {port} = await listen(server, settings, typed);
  console.log(`Waiting for webhooks at http://127.0.0.1:${port}/. Press Ctrl+C to stop.`);
}

/** JSON on separate lines; anything else unchanged. */
function readable(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
