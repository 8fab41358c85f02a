import {readFile} from 'node:fs/promises';
import {createServer} from 'node:http';
import path from 'node:path';
import {getRequestListener} from '@hono/node-server';
import {createSimulator} from '../api/app';
import {describeFailures, type Settings} from '../api/settings';
import {avatarFile} from '../content/avatar-file';
import {browsable, isLoopback, listen} from '@avaturn-docs/command-line/listen';
import {type SimulatorFiles, staticFiles} from './files';
import {refuseHost, secured} from './guard';
import {overviewPage} from './overview-page';
import type {SimulatorSettings} from './settings';
import {isAllowedTarget, sender} from './webhook-targets';

export type RunningSimulator = Awaited<ReturnType<typeof startSimulator>>;

/** A token that gets 403, like one whose plan has no API access. */
export const refusedToken = 'simulator-token-without-api';

const maxListed = 50;

/** The method, path and status of a request; for a change of the settings also the failures that are set now. */
async function lineFor({method, url}: Request, response: Response): Promise<string> {
  const {pathname} = new URL(url);
  const line = `${method} ${pathname} ${response.status}`;
  if (method !== 'PATCH' || pathname !== '/sandbox/settings' || !response.ok) return line;
  const failures = describeFailures((await response.clone().json()) as Settings);
  return `${line}: ${failures.join(' ') || 'No failure is set.'}`;
}

/**
 * Starts the simulator: the API, the creator's page and the sample models, on one origin.
 * @param onRequest called with one line for each request except those for the page or its files: method, path, status
 * @throws StartError with one line to show
 */
export async function startSimulator(
  {host, port, token, webhooks, allowPrivateWebhooks, command}: SimulatorSettings,
  source: SimulatorFiles,
  {site, onRequest}: {readonly site: string; readonly onRequest: (line: string) => void},
) {
  const files = staticFiles(source);
  // Node's 5 s would close connections of a client just as it reuses them for its next call.
  const server = createServer({keepAliveTimeout: 75_000});
  const address = await listen(server, {host, port}, command);
  const url = browsable(address);
  const loopback = isLoopback(address.address);
  const rules = {allowPrivate: allowPrivateWebhooks, allowLoopback: loopback};
  const simulator = createSimulator({
    origin: url.slice(0, -1),
    creatorUrl: `${url}sandbox/creator/`,
    contracts: source.contracts,
    content: {
      glb: (customization) => avatarFile(customization, (file) => readFile(path.join(source.models, file))),
      image: (file) => readFile(path.join(source.renders, file)),
    },
    token,
    refusedToken,
    send: sender(rules, webhooks),
    allowsWebhook: (target) => webhooks.includes(target) || isAllowedTarget(target, rules),
  });
  simulator.platform.webhooks.endpoints = webhooks.map((endpoint) => ({url: endpoint}));
  let requests: readonly string[] = [];
  const respond = async (request: Request): Promise<Response> => {
    // Paths contain the secrets of links, so other machines must not read them.
    const page = overviewPage(request, loopback ? requests : undefined, source, site) ?? files(request);
    if (page) return page;
    const response = await simulator.fetch(request);
    const line = await lineFor(request, response);
    requests = [line, ...requests].slice(0, maxListed);
    onRequest(line);
    return response;
  };
  const listener = getRequestListener(async (request) => secured(await respond(request)), {
    // Otherwise it replaces Response in the whole process with one whose bytes() fails.
    overrideGlobalObjects: false,
  });
  server.on('request', (request, response) => {
    const refusal = refuseHost(request.headers.host, loopback);
    if (refusal) {
      const {headers} = secured(new Response(null, {headers: {'Content-Type': 'text/plain'}}));
      response.writeHead(refusal.status, Object.fromEntries(headers));
      response.end(refusal.text);
      return;
    }
    void listener(request, response);
  });
  // The URL has a trailing slash.
  return {server, url, loopback, simulator};
}
