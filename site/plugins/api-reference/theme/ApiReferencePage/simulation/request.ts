import {callRequest} from '@avaturn-docs/simulator/page/exchange';
import {buildRequest, type RequestShape, type RequestValues} from '../../../samples/request';

/** @throws Error with a message for the reader if a value can't be sent */
export function simulatedRequest(shape: RequestShape, values: RequestValues, token: string | null): Request {
  const {method, url, needsToken, value: body} = buildRequest(shape, values);
  return callRequest({method, url, body}, needsToken ? token : null);
}
