import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import path from 'node:path';
import {send, sendFile, sendNotFound, sendText} from './send';
import {refuseBadRequests} from './bad-requests';
import {isShared, preflightHeaders} from '../config/headers';
import {type BuiltSite, readBuiltSite} from './built-site';
import {readRequestPath} from './request-path';

const refusals = {
  400: 'The URL has malformed percent-encoding.',
  414: 'The URL is too long.',
} as const;

/** Timeouts in milliseconds, so that slow clients don't accumulate. */
const patience = {headers: 10_000, request: 30_000, idle: 65_000, keepAlive: 5_000, check: 5_000};

/** RFC 3986, 3.2.2 and 3.2.3: a name or an address, and a port. */
const authority = /^(?:[\w.~!$&'()*+,;=%-]+|\[[\da-f:.]+\])(?::\d*)?$/i;

/** Whether a request has a valid Host header: HTTP/1.1 exactly one, HTTP/1.0 at most one (RFC 9112, 3.2). */
function hasValidHost({headers, rawHeaders, httpVersion}: IncomingMessage): boolean {
  if (headers.host === undefined) return httpVersion === '1.0';
  // Node keeps only the first of several in `headers`.
  const count = rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name)).length;
  return count === 1 && authority.test(headers.host);
}

function respond(site: BuiltSite, req: IncomingMessage, res: ServerResponse): void {
  const target = readRequestPath(req.url ?? '/');
  const everywhere = site.headersAt('path' in target ? target.path : '/');
  if (!hasValidHost(req)) {
    sendText(req, res, 400, 'Send one Host header with a host name.', {Connection: 'close', ...everywhere});
    return;
  }
  // RFC 9112, 6.1.
  if (!/^chunked$/i.test(req.headers['transfer-encoding'] ?? 'chunked')) {
    sendText(req, res, 501, 'The only supported transfer coding is chunked.', everywhere);
    return;
  }
  if (req.method === 'OPTIONS' && isShared(everywhere)) {
    send(req, res, 204, {...everywhere, ...preflightHeaders});
    return;
  }
  if (req.method !== 'GET' && req.method !== 'HEAD') {
    sendText(req, res, 405, 'Only GET and HEAD are allowed.', {Allow: 'GET, HEAD', ...everywhere});
    return;
  }
  if ('refused' in target) {
    if (target.refused === 404) sendNotFound(req, res, site.notFound);
    else sendText(req, res, target.refused, refusals[target.refused], everywhere);
    return;
  }
  const redirect = site.redirects.get(target.path);
  if (redirect !== undefined) {
    const Location = redirect + target.query;
    sendText(req, res, 301, `Moved to ${Location}`, {Location, ...everywhere});
    return;
  }
  const served = site.negotiated(target.path, req.headers.accept);
  const file = site.files.get(served);
  if (file) sendFile(req, res, file, site.headersAt(served));
  else sendNotFound(req, res, site.notFound);
}

/** A server for a build, which is read immediately; the caller calls `listen`. */
export function createSiteServer({directory}: {directory: string}): Server {
  const site = readBuiltSite(path.resolve(directory));
  const server = createServer(
    {
      headersTimeout: patience.headers,
      requestTimeout: patience.request,
      keepAliveTimeout: patience.keepAlive,
      connectionsCheckingInterval: patience.check,
      // Node's own error response would lack the common headers.
      requireHostHeader: false,
    },
    (req, res) => {
      try {
        respond(site, req, res);
      } catch (error) {
        console.error(`${req.method} ${req.url}:`, error);
        res.destroy();
      }
    },
  );
  // A client may half-close the connection after its request and still expect the response (RFC 9112, 9.6). This
  // undocumented property of Node makes that work.
  Object.assign(server, {httpAllowHalfOpen: true});
  // Timeout for clients that stop reading their response.
  server.timeout = patience.idle;
  refuseBadRequests(server, site.headersAt('/'));
  // A client that waits for "100 Continue" gets its response immediately, before it sends its body.
  for (const event of ['checkContinue', 'checkExpectation'] as const) {
    server.on(event, (req, res) => server.emit('request', req, res));
  }
  return server;
}
