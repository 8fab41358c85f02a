import {callRequest} from '@avaturn-docs/simulator/page/exchange';
import {startPagePlatform, type PagePlatform} from '@avaturn-docs/simulator/page/platform';
import type {FormData} from '../../../form';
import {buildRequest, type RequestShape, type RequestValues} from '../../../samples/request';
import {forgetCalls} from './calls';
import {seedOf} from './found';

let running: Promise<PagePlatform> | undefined;

/** The one simulator of the page, started at the first request. Its initial objects are those in the examples. */
export function simulation(data: FormData): Promise<PagePlatform> {
  if (!running) {
    running = startPagePlatform({seed: seedOf(data)});
    // Retry after a failure.
    running.catch(() => (running = undefined));
  }
  return running;
}

/** Discards everything; the next request starts with the initial objects. */
export function endSimulation(): void {
  void running?.then((platform) => platform.stop());
  running = undefined;
  forgetCalls();
}

/** @throws Error with a message for the reader if a value can't be sent */
export function simulatedRequest(shape: RequestShape, values: RequestValues, token: string | null): Request {
  const {method, url, needsToken, value: body} = buildRequest(shape, values);
  return callRequest({method, url, body}, needsToken ? token : null);
}
