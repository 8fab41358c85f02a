import {buildRequest, type RequestShape, type RequestValues} from '../../../samples/request';

/**
 * The request of the samples, ready to be sent to the simulator.
 * @param token replaces the samples' secret; null omits it
 * @throws Error with a message for the reader if a value can't be sent
 */
export function simulatedRequest(shape: RequestShape, values: RequestValues, token: string | null): Request {
  const {method, url, headers, secrets, body} = buildRequest(shape, values);
  const sent = new Headers(headers.map(({name, value}): [string, string] => [name, value]));
  if (token !== null) {
    for (const {header, prefix} of secrets) sent.set(header, `${prefix}${token}`);
  }
  if (body?.kind === 'multipart') {
    throw new Error('The simulator can’t receive files here.');
  }
  if (body) {
    sent.set('Content-Type', body.mediaType);
  }
  const text = body && (body.kind === 'json' ? JSON.stringify(body.value) : body.text);
  return new Request(url, {method, headers: sent, ...(text !== undefined && {body: text})});
}
