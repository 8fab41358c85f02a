import {indent, python as quote, pythonLiteral} from './quote';
import type {BuiltRequest, Part} from './request';

const functions = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS']);

/** Python 3 with the package `requests`. */
export function python(request: BuiltRequest): string {
  const {method, url, secrets, returnsJson} = request;
  const known = functions.has(method);
  const args = [
    ...(known ? [] : [quote(method)]),
    quote(url),
    ...headerArguments(request),
    ...bodyArguments(request),
    'timeout=30',
  ];
  return [
    ...(secrets.length > 0 ? ['import os', ''] : []),
    'import requests',
    '',
    `response = requests.${known ? method.toLowerCase() : 'request'}(`,
    ...args.map((argument) => `    ${argument},`),
    ')',
    'if not response.ok:',
    '    raise SystemExit(f"{response.status_code} {response.text}")',
    returnsJson ? 'print(response.json())' : 'print(response.status_code)',
  ].join('\n');
}

function headerArguments({secrets, headers, body}: BuiltRequest): string[] {
  // `json=` sets the usual media type itself, and a multipart type needs the boundary from `requests`.
  const mediaType =
    body && body.kind !== 'multipart' && body.mediaType !== 'application/json' ? body.mediaType : undefined;
  const entries = [
    ...secrets.map(({header, prefix, variable}) => `${quote(header)}: f"${prefix}{os.environ['${variable}']}"`),
    ...headers.map(({name, value}) => `${quote(name)}: ${quote(value)}`),
    ...(mediaType === undefined ? [] : [`"Content-Type": ${quote(mediaType)}`]),
  ];
  return argument('headers', '{', entries, '}');
}

function bodyArguments({body}: BuiltRequest): string[] {
  switch (body?.kind) {
    case 'json':
      return [`json=${pythonLiteral(body.value, '    ')}`];
    case 'text':
      return [`data=${quote(body.text)}.encode()`];
    case 'multipart':
      return multipartArguments(body.parts);
    default:
      return [];
  }
}

/** Pairs, because a field name may repeat. A text is a part without a file name. */
function multipartArguments(parts: readonly Part[]): string[] {
  const entries = parts.map(({name, value}) =>
    typeof value === 'string'
      ? `(${quote(name)}, (None, ${quote(value)}))`
      : `(${quote(name)}, (${quote(value.file)}, open(${quote(value.file)}, "rb"), ${quote(value.contentType)}))`,
  );
  return argument('files', '[', entries, ']');
}

function argument(name: string, open: string, entries: readonly string[], close: string): string[] {
  return entries.length > 0
    ? [`${name}=${open}\n${indent(entries.map((entry) => `${entry},`).join('\n'), '        ')}\n    ${close}`]
    : [];
}
