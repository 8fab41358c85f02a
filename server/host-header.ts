import type {IncomingMessage} from 'node:http';

/** RFC 3986, 3.2.2 and 3.2.3: a name or an address, and a port. */
const authority = /^(?:[\w.~!$&'()*+,;=%-]+|\[[\da-f:.]+\])(?::\d*)?$/i;

/** Whether a request names its host as it has to: HTTP/1.1 exactly once, HTTP/1.0 at most once (RFC 9112, 3.2). */
export function hasValidHost({headers, rawHeaders, httpVersion}: IncomingMessage): boolean {
  if (headers.host === undefined) return httpVersion === '1.0';
  // Of several, Node keeps the first in `headers`.
  const count = rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name)).length;
  return count === 1 && authority.test(headers.host);
}
