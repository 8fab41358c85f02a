import {javascript as quote, javascriptLiteral} from './quote';
import type {BuiltRequest} from './request';

/** An ES module for Node 20 or later. */
export function javascript(request: BuiltRequest): string {
  const {body, url, method, returnsJson} = request;
  const form = body?.kind === 'multipart' ? formLines(body.parts) : [];
  const files = body?.kind === 'multipart' && body.parts.some(({value}) => typeof value !== 'string');
  return [
    ...(files ? ["import {openAsBlob} from 'node:fs';", ''] : []),
    ...form,
    `const response = await fetch(${quote(url)}, {`,
    `  method: ${quote(method)},`,
    ...headerLines(request),
    ...(body ? [`  body: ${bodyExpression(body)},`] : []),
    '});',
    'if (!response.ok) {',
    '  throw new Error(`${response.status} ${await response.text()}`);',
    '}',
    returnsJson ? 'console.log(await response.json());' : 'console.log(response.status);',
  ].join('\n');
}

function headerLines({secrets, headers, body}: BuiltRequest): string[] {
  const key = (name: string) => (/^[A-Za-z]\w*$/.test(name) ? name : quote(name));
  const lines = [
    ...secrets.map(({header, prefix, variable}) => `    ${key(header)}: \`${prefix}\${process.env.${variable}}\`,`),
    ...headers.map(({name, value}) => `    ${key(name)}: ${quote(value)},`),
    ...(body && body.kind !== 'multipart' ? [`    'Content-Type': ${quote(body.mediaType)},`] : []),
  ];
  return lines.length > 0 ? ['  headers: {', ...lines, '  },'] : [];
}

function bodyExpression(body: NonNullable<BuiltRequest['body']>): string {
  switch (body.kind) {
    case 'json':
      return `JSON.stringify(${javascriptLiteral(body.value, '  ')})`;
    case 'text':
      return quote(body.text);
    case 'multipart':
      return 'form';
  }
}

function formLines(parts: readonly {name: string; value: string | {file: string; contentType: string}}[]): string[] {
  const append = ({name, value}: (typeof parts)[number]) =>
    typeof value === 'string'
      ? `form.append(${quote(name)}, ${quote(value)});`
      : `form.append(${quote(name)}, await openAsBlob(${quote(value.file)}, {type: ${quote(value.contentType)}}), ${quote(value.file)});`;
  return ['const form = new FormData();', ...parts.map(append), ''];
}
