import type {IncomingMessage} from 'node:http';
import {startRecordingServer, type RecordingServer} from './recording-server';

/** One request as received by a server. */
export interface Received {
  readonly method: string;
  /** Path and query as sent. */
  readonly target: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** A local server that records requests, and responds with `null` as JSON. */
export function startEchoServer(): Promise<RecordingServer<Received>> {
  return startRecordingServer((request, body, response) => {
    response.setHeader('Content-Type', 'application/json').end('null');
    return {method: request.method ?? '', target: request.url ?? '', headers: request.headers, body};
  });
}
