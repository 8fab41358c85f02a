import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';

export interface RecordingServer<Entry> {
  readonly origin: string;
  /** Entries since the last call. */
  take(): Entry[];
  close(): Promise<void>;
}

/**
 * A server on a free local port.
 * @param respond responds to a request with the complete body `body`, and returns what to record
 */
export async function startRecordingServer<Entry>(
  respond: (request: IncomingMessage, body: Buffer, response: ServerResponse) => Entry | Promise<Entry>,
): Promise<RecordingServer<Entry>> {
  let entries: Entry[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', async () => entries.push(await respond(request, Buffer.concat(chunks), response)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    take: () => {
      const taken = entries;
      entries = [];
      return taken;
    },
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
