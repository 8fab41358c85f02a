import type {RequestValues} from '../samples/request';
import {isObject} from './index';

/** Values in a URL: `#fill=<operation>~<JSON in base64url>`. Browsers don't send the fragment, so no server sees them. */
const start = '#fill=';

/** Maximum characters of a fragment. Chat programs and mail truncate longer URLs. */
export const longest = 4000;

export function isFillLink(hash: string): boolean {
  return hash.startsWith(start);
}

/** The fragment for an operation's values; undefined if it would be too long. */
export function writeLink(operation: string, values: RequestValues): string | undefined {
  const bytes = new TextEncoder().encode(JSON.stringify(values));
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  const hash = `${start}${encodeURIComponent(operation)}~${text.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')}`;
  return hash.length > longest ? undefined : hash;
}

/** Parses an untrusted fragment: values, or why they can't be read. Never throws. */
export function readLink(hash: string): {operation?: string; values?: RequestValues; problem?: string} {
  const [name = '', text = '', ...more] = hash.slice(start.length).split('~');
  const operation = decode(name);
  if (hash.length > longest) {
    return {operation, problem: `it is longer than ${longest} characters`};
  }
  const values = operation !== undefined && more.length === 0 && /^[\w-]+$/.test(text) ? parse(text) : undefined;
  return isObject(values) && isObject(values['path']) && isObject(values['query'])
    ? {operation, values: {path: values['path'], query: values['query'], body: values['body']}}
    : {operation, problem: 'it is cut off or mistyped'};
}

function decode(name: string): string | undefined {
  try {
    return decodeURIComponent(name) || undefined;
  } catch {
    return undefined;
  }
}

function parse(text: string): unknown {
  try {
    const bytes = Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (character) =>
      character.charCodeAt(0),
    );
    return JSON.parse(new TextDecoder('utf-8', {fatal: true}).decode(bytes));
  } catch {
    return undefined;
  }
}
