import {readFileSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import path from 'node:path';
import {getRequestListener} from '@hono/node-server';
import {parse} from 'yaml';
import {createSandbox, type Sandbox} from '../../packages/creator-sandbox/api/app';
import {sendByFetch} from '../../packages/creator-sandbox/api/webhooks';
import {bundleFrame} from '../../packages/creator-sandbox/frame/bundle';
import {browsable, isLoopback, listen} from '../listen';
import {sampleContent} from './content';
import {staticFiles} from './files';
import {command, type SandboxSettings} from './settings';

const root = path.join(import.meta.dirname, '../..');

export interface RunningSandbox {
  readonly server: Server;
  /** With a slash at its end. */
  readonly url: string;
  readonly loopback: boolean;
  readonly sandbox: Sandbox;
}

/** A token that is answered with 403, as one whose plan has no API. */
export const refusedToken = 'sandbox-token-without-api';

/**
 * Starts the sandbox: the API, the creator's page and the sample models, under one address.
 * @param prepare is given the server before it listens
 * @throws StartError with one line to show
 */
export async function startSandbox(
  {host, port, token, webhooks}: SandboxSettings,
  prepare: (server: Server) => void = () => {},
): Promise<RunningSandbox> {
  const files = staticFiles(root, (await bundleFrame({server: true})).files);
  let answer = (_request: IncomingMessage, response: ServerResponse): void => void response.writeHead(503).end();
  const server = createServer((request, response) => answer(request, response));
  prepare(server);
  const address = await listen(server, {host, port}, command);
  const url = browsable(address);
  const loopback = isLoopback(address.address);
  const sandbox = createSandbox({
    origin: url.slice(0, -1),
    creatorUrl: `${url}sandbox/creator/`,
    description: parse(readFileSync(path.join(root, 'openapi/avaturn.yaml'), 'utf8')) as object,
    content: sampleContent(root),
    token,
    refusedToken,
    send: sendByFetch,
  });
  sandbox.platform.webhooks.endpoints = webhooks.map((endpoint) => ({url: endpoint}));
  const listener = getRequestListener(async (request) => files(request) ?? sandbox.fetch(request));
  answer = (request, response) => {
    // A page elsewhere could point a name of its own at this machine (DNS rebinding); its requests carry that name.
    if (loopback && !/^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i.test(request.headers.host ?? '')) {
      response.writeHead(403, {'Content-Type': 'text/plain'}).end('The sandbox answers to its own address only.');
      return;
    }
    void listener(request, response);
  };
  return {server, url, loopback, sandbox};
}
