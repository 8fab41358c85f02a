import {buildRequest, type RequestShape, type RequestValues} from '../../../samples/request';

/** @throws Error with a message for the reader if a value can't be sent */
export function simulatedRequest(shape: RequestShape, values: RequestValues, token: string | null): Request {
  const {method, url, needsToken, value: body} = buildRequest(shape, values);
  const headers = new Headers();
  if (needsToken && token !== null) headers.set('Authorization', `Bearer ${token}`);
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  return new Request(url, {method, headers, ...(body !== undefined && {body: JSON.stringify(body)})});
}
