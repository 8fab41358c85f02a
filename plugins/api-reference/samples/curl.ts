import {jsonText, shell} from './quote';
import type {BuiltRequest} from './request';

export function curl({method, url, headers, secrets, body}: BuiltRequest): string {
  const lines = [
    // curl sends GET, or POST with a body, by default; the method is explicit because readers look for it.
    `curl --fail-with-body --request ${method}`,
    shell(url),
    ...secrets.map(({header, prefix, variable}) => `--header "${header}: ${prefix}$${variable}"`),
    // In curl, a semicolon means a header without a value.
    ...headers.map(({name, value}) => `--header ${shell(value === '' ? `${name};` : `${name}: ${value}`)}`),
    ...bodyLines(body),
  ];
  return lines.join(' \\\n  ');
}

function bodyLines(body: BuiltRequest['body']): string[] {
  switch (body?.kind) {
    case 'json':
      return [`--header ${shell(`Content-Type: ${body.mediaType}`)}`, `--data ${shell(jsonText(body.value))}`];
    case 'text':
      return [`--header ${shell(`Content-Type: ${body.mediaType}`)}`, `--data-raw ${shell(body.text)}`];
    case 'multipart':
      return body.parts.map(({name, value}) =>
        typeof value === 'string'
          ? `--form-string ${shell(`${name}=${value}`)}`
          : `--form ${shell(`${name}=@${value.file};type=${value.contentType}`)}`,
      );
    default:
      return [];
  }
}
