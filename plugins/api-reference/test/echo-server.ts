import type {IncomingMessage} from 'node:http';
import {startRecordingServer, type RecordingServer} from './recording-server';

/** One request as a server saw it. */
export interface Received {
  readonly method: string;
  /** Path and query as they were sent. */
  readonly target: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** A server on this machine that remembers what it is sent, and responds with `null` as JSON. */
export function startEchoServer(): Promise<RecordingServer<Received>> {
  return startRecordingServer((request, body, response) => {
    response.setHeader('Content-Type', 'application/json').end('null');
    return {method: request.method ?? '', target: request.url ?? '', headers: request.headers, body};
  });
}
