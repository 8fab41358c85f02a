import {jsonText, shell} from './quote';
import {tokenVariable, type BuiltRequest} from './request';

export function curl({method, url, needsToken, body}: BuiltRequest): string {
  const lines = [
    // curl sends GET, or POST with a body, by default; the method is explicit because readers look for it.
    `curl --fail-with-body --request ${method}`,
    shell(url),
    ...(needsToken ? [`--header "Authorization: Bearer $${tokenVariable}"`] : []),
    ...bodyLines(body),
  ];
  return lines.join(' \\\n  ');
}

function bodyLines(body: BuiltRequest['body']): string[] {
  switch (body?.kind) {
    case 'json':
      return [`--header ${shell('Content-Type: application/json')}`, `--data ${shell(jsonText(body.value))}`];
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
