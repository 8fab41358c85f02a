import {startPagePlatform, type PagePlatform, type Seed} from '@avaturn-docs/simulator/page/platform';
import type {FormData} from '../../../form';
import type {Ids} from './found';

let running: Promise<PagePlatform> | undefined;
/** Ids that the reader took over from a response. */
let chosen: Ids | undefined;
const listeners = new Set<() => void>();

/** The one platform of the page, started at the first request. Its objects are those that the examples name. */
export function simulation(data: FormData): Promise<PagePlatform> {
  if (!running) {
    const starting = startPagePlatform({seed: seedOf(data)});
    running = starting;
    // What failed is tried again.
    starting.then(notify, () => (running = undefined));
  }
  return running;
}

/** Throws everything away; the next request finds the platform as it was at first. */
export function endSimulation(): void {
  void running?.then((platform) => platform.stop());
  running = undefined;
  chosen = undefined;
  notify();
}

/** The ids that the requests on the page name now. */
export function currentIds(data: FormData): Ids {
  return chosen ?? seedOf(data);
}

export function setIds(ids: Ids): void {
  chosen = ids;
}

/** Calls back when the platform was started or thrown away; the returned function ends that. */
export function onSimulation(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The platform if there is one. */
export function runningSimulation(): Promise<PagePlatform> | undefined {
  return running;
}

function notify(): void {
  for (const listener of listeners) listener();
}

/**
 * The user and the avatar that the examples name.
 * @throws Error if no example names one
 */
export function seedOf({operations}: FormData): Seed {
  const example = (name: string): string => {
    for (const {values} of Object.values(operations)) {
      for (const [key, value] of Object.entries(values.parameters)) {
        if (key.endsWith(` ${name}`) && typeof value === 'string') return value;
      }
    }
    throw new Error(`No operation has an example of ${name}.`);
  };
  return {userId: example('user_id'), avatarId: example('avatar_id')};
}
