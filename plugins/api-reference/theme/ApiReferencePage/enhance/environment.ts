import type {FormData} from '../../../form';
import type {RequestValues} from '../../../samples/request';

/** What of the router's history the page uses. */
export interface PageHistory {
  readonly location: {readonly pathname: string; readonly search: string; readonly hash: string};
  push(address: string): void;
  replace(location: {pathname: string; search: string; hash: string}): void;
  /** Calls back on every change of the address; returns how to stop. */
  listen(onChange: (location: {readonly hash: string}) => void): () => void;
}

/** A remembered text. */
export interface Slot {
  get(): string | null;
  set(value: string): void;
  /** Calls back on changes, also those of other windows; returns how to stop. */
  listen(onChange: (event: {readonly newValue: string | null}) => void): () => void;
}

export interface Environment {
  readonly history: PageHistory;
  /** Language of samples, shared with the tabs of other pages. */
  readonly storage: Slot;
  /** Announces a text to screen readers. */
  readonly announce: (text: string) => void;
  /** Address of what the forms are made of. */
  readonly formsUrl: string;
}

/** What the forms and the simulation share. */
export interface Requests {
  /** What the forms are made of, fetched once. */
  readonly forms: () => Promise<FormData>;
  /** Values that the reader has filled in, by operation. */
  readonly filled: Map<string, RequestValues>;
  /** Shows other values in the samples and the form of a request. */
  show: (request: HTMLElement, values: RequestValues) => Promise<void>;
}

/** The closest ancestor of an event's target, or the target itself, that matches. */
export function closestTarget<T extends HTMLElement>(event: Event, selector: string): T | null {
  return event.target instanceof Element ? event.target.closest<T>(selector) : null;
}
