import {jsonText} from '../../../samples/quote';
import {buildRequest, type RequestShape, type RequestValues} from '../../../samples/request';

let calls: readonly string[] = [];

/** Adds a request of this visit to the file. */
export function recordCall(operation: string, shape: RequestShape, values: RequestValues, status: number): void {
  const {method, url, headers, secrets, body} = buildRequest(shape, values);
  const head = [
    ...secrets.map(({header, prefix, variable}) => `${header}: ${prefix}{{${variable}}}`),
    ...headers.map(({name, value}) => `${name}: ${value}`),
    ...(body && body.kind !== 'multipart' ? [`Content-Type: ${body.mediaType}`] : []),
  ];
  const content = body?.kind === 'json' ? ['', jsonText(body.value)] : body?.kind === 'text' ? ['', body.text] : [];
  calls = [...calls, [`### ${operation}, response ${status}`, `${method} ${url}`, ...head, ...content].join('\n')];
}

export function forgetCalls(): void {
  calls = [];
}

/** All calls of this visit as a `.http` file, which editors can send. The token is a variable at its top. */
export function httpFile(): string {
  return ['@AVATURN_API_TOKEN = your-token', ...calls].join('\n\n').concat('\n');
}
