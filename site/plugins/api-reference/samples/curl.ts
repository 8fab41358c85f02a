import {shell} from './quote';
import {tokenVariable, type BuiltRequest, type Part} from './request';

export function curl({method, url, needsToken, json, parts = []}: BuiltRequest): string {
  const lines = [
    // curl sends GET, or POST with a body, by default; the method is explicit because readers look for it.
    `curl --fail-with-body --request ${method}`,
    shell(url),
    ...(needsToken ? ['--header', `"Authorization: Bearer $${tokenVariable}"`] : []),
    ...(json ? [`--header ${shell('Content-Type: application/json')}`, `--data ${shell(json)}`] : []),
    ...parts.map(partLine),
  ];
  return lines.join(' \\\n  ');
}

function partLine({name, value}: Part): string {
  return typeof value === 'string'
    ? `--form-string ${shell(`${name}=${value}`)}`
    : `--form ${shell(`${name}=@${value.file};type=${value.contentType}`)}`;
}
