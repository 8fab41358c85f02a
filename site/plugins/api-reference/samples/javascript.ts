import {javascript as quote, javascriptLiteral} from './quote';
import {tokenVariable, type BuiltRequest, type Part} from './request';

/** An ES module for Node 20 or later. */
export function javascript(request: BuiltRequest): string {
  const {url, method, value, json, parts, returnsJson} = request;
  return [
    ...(parts ? ["import {openAsBlob} from 'node:fs';", ''] : []),
    ...(parts ? formLines(parts) : []),
    `const response = await fetch(${quote(url)}, {`,
    `  method: ${quote(method)},`,
    ...headerLines(request),
    ...(json ? [`  body: JSON.stringify(${javascriptLiteral(value, '  ')}),`] : []),
    ...(parts ? ['  body: form,'] : []),
    '});',
    'if (!response.ok) {',
    '  throw new Error(`${response.status} ${await response.text()}`);',
    '}',
    returnsJson ? 'console.log(await response.json());' : 'console.log(response.status);',
  ].join('\n');
}

function headerLines({needsToken, json}: BuiltRequest): string[] {
  const lines = [
    ...(needsToken ? [`    Authorization: \`Bearer \${process.env.${tokenVariable}}\`,`] : []),
    ...(json ? ["    'Content-Type': 'application/json',"] : []),
  ];
  return lines.length > 0 ? ['  headers: {', ...lines, '  },'] : [];
}

function formLines(parts: readonly Part[]): string[] {
  const append = ({name, value}: Part) =>
    typeof value === 'string'
      ? `form.append(${quote(name)}, ${quote(value)});`
      : `form.append(${quote(name)}, await openAsBlob(${quote(value.file)}, {type: ${quote(value.contentType)}}), ${quote(value.file)});`;
  return ['const form = new FormData();', ...parts.map(append), ''];
}
