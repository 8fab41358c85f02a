import {indent, doubleQuoted as quote, pythonLiteral} from './quote';
import {tokenVariable, type BuiltRequest, type Part} from './request';

/** Python 3 with the package `requests`, which sets the media type itself. */
export function python({method, url, needsToken, value, json, parts = [], returnsJson}: BuiltRequest): string {
  const token = needsToken ? [`"Authorization": f"Bearer {os.environ['${tokenVariable}']}"`] : [];
  const args = [
    quote(url),
    ...argument('headers', '{', token, '}'),
    ...(json ? [`json=${pythonLiteral(value, '    ')}`] : []),
    ...argument('files', '[', parts.map(filePair), ']'),
    'timeout=30',
  ];
  return [
    ...(needsToken ? ['import os', ''] : []),
    'import requests',
    '',
    `response = requests.${method.toLowerCase()}(`,
    ...args.map((argument) => `    ${argument},`),
    ')',
    'if not response.ok:',
    '    raise SystemExit(f"{response.status_code} {response.text}")',
    returnsJson ? 'print(response.json())' : 'print(response.status_code)',
  ].join('\n');
}

/** A pair, because a field name may repeat. A text is a part without a file name. */
function filePair({name, value}: Part): string {
  return typeof value === 'string'
    ? `(${quote(name)}, (None, ${quote(value)}))`
    : `(${quote(name)}, (${quote(value.file)}, open(${quote(value.file)}, "rb"), ${quote(value.contentType)}))`;
}

function argument(name: string, open: string, entries: readonly string[], close: string): string[] {
  return entries.length > 0
    ? [`${name}=${open}\n${indent(entries.map((entry) => `${entry},`).join('\n'), '        ')}\n    ${close}`]
    : [];
}
