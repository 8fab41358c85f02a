import type {IncomingMessage} from 'node:http';

/** RFC 3986, 3.2.2 and 3.2.3: a name or an address, and a port. */
const authority = /^(?:[\w.~!$&'()*+,;=%-]+|\[[\da-f:.]+\])(?::\d*)?$/i;

/** Whether a request has a valid Host header: HTTP/1.1 exactly one, HTTP/1.0 at most one (RFC 9112, 3.2). */
export function hasValidHost({headers, rawHeaders, httpVersion}: IncomingMessage): boolean {
  if (headers.host === undefined) return httpVersion === '1.0';
  // Node keeps only the first of several in `headers`.
  const count = rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name)).length;
  return count === 1 && authority.test(headers.host);
}
