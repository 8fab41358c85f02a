import {startPagePlatform, type PagePlatform, type Seed} from '@avaturn-docs/simulator/page/platform';
import type {FormData} from '../../../form';
import {buildRequest, type RequestShape, type RequestValues} from '../../../samples/request';
import {forgetCalls} from './calls';
import type {Ids} from './found';

let running: Promise<PagePlatform> | undefined;
/** Ids that the reader applied from a response. */
let chosen: Ids | undefined;

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
  chosen = undefined;
  forgetCalls();
}

export function currentIds(data: FormData): Ids {
  return chosen ?? seedOf(data);
}

export function setIds(ids: Ids): void {
  chosen = ids;
}

/** The user and the avatar in the examples. */
export function seedOf(data: FormData): Seed {
  const example = (name: string): string => {
    for (const {values} of Object.values(data)) {
      for (const [key, value] of Object.entries(values.parameters)) {
        if (key.endsWith(` ${name}`) && typeof value === 'string') return value;
      }
    }
    throw new Error(`No operation has an example of ${name}.`);
  };
  return {userId: example('user_id'), avatarId: example('avatar_id')};
}

/** @throws Error with a message for the reader if a value can't be sent */
export function simulatedRequest(shape: RequestShape, values: RequestValues, token: string | null): Request {
  const {method, url, needsToken, json: body} = buildRequest(shape, values);
  const headers = new Headers();
  if (needsToken && token !== null) headers.set('Authorization', `Bearer ${token}`);
  if (body) headers.set('Content-Type', 'application/json');
  return new Request(url, {method, headers, ...(body && {body})});
}
