/** Target of a request: the decoded path with the raw query string, empty for a lone `?`, or the status of the error. */
export type RequestPath = {readonly path: string; readonly query: string} | {readonly refused: 400 | 404 | 414};

/** nginx's default: a longer request target gets 414. */
const longestTarget = 8000;

/**
 * Parses a request target. The path is decoded once and then only compared with the paths of the build, so `..`, `//`,
 * backslashes and control characters need no rule. Malformed percent-encoding and NUL are 400. An encoded slash or backslash
 * is 404: decoded, it would be another URL of the same page. So is `*`, which isn't a path (RFC 9112, 3.2.4).
 */
export function readRequestPath(target: string): RequestPath {
  if (target.length > longestTarget) return {refused: 414};
  // Absolute form, which a server must accept (RFC 9112, 3.2.2).
  const origin = target.startsWith('/') ? null : /^https?:\/\/[^/?#]*/i.exec(target);
  const local = origin ? target.slice(origin[0].length) : target;
  const [, raw = '', query = ''] = /^([^?]*)(\?[^]+)?/.exec(local) ?? [];
  if (!raw.startsWith('/')) return raw === '' ? {path: '/', query} : {refused: 404};
  if (!raw.includes('%')) return {path: raw, query};
  if (/%(?![0-9a-f]{2})/i.test(raw) || raw.includes('%00')) return {refused: 400};
  if (/%(?:2f|5c)/i.test(raw)) return {refused: 404};
  try {
    return {path: decodeURIComponent(raw), query};
  } catch {
    return {refused: 404};
  }
}
