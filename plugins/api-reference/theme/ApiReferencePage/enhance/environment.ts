import type {FormData} from '../../../form';
import type {RequestValues} from '../../../samples/request';

/** The part of the router's history that the page uses. */
export interface PageHistory {
  readonly location: {readonly pathname: string; readonly search: string; readonly hash: string};
  push(address: string): void;
  replace(location: {pathname: string; search: string; hash: string}): void;
  /** Calls back on every change of the URL; returns a function that unsubscribes. */
  listen(onChange: (location: {readonly hash: string}) => void): () => void;
}

/** A stored text. */
export interface Slot {
  get(): string | null;
  set(value: string): void;
  /** Calls back on changes, including those in other windows; returns a function that unsubscribes. */
  listen(onChange: (event: {readonly newValue: string | null}) => void): () => void;
}

export interface Environment {
  readonly history: PageHistory;
  /** Language of samples, shared with the tabs of other pages. */
  readonly storage: Slot;
  /** Announces a text to screen readers. */
  readonly announce: (text: string) => void;
  /** URL of the forms' data. */
  readonly formsUrl: string;
}

/** What the samples, the forms and the simulator share. */
export interface Requests {
  /** The forms' data, fetched once. */
  readonly forms: () => Promise<FormData>;
  /** Values that the reader has entered, by operation. */
  readonly filled: Map<string, RequestValues>;
  /** Fetches the code of the samples and forms, and their data; each once, unless it failed. */
  load: () => Promise<readonly [builder: typeof import('../builder'), data: FormData]>;
  /**
   * Redraws the sample of an operation with the values of its form. Call `load` first.
   * @throws Error with a message for the reader if a value can't be sent
   */
  draw: (operation: string) => void;
  /** Shows other values in the samples and the form of a request. */
  show: (request: HTMLElement, values: RequestValues) => Promise<void>;
}

/** The closest ancestor of an event's target, or the target itself, that matches. */
export function closestTarget<T extends HTMLElement>(event: Event, selector: string): T | null {
  return event.target instanceof Element ? event.target.closest<T>(selector) : null;
}

/** Sets the visible and the accessible name of a sample. */
export function nameSample(sample: HTMLElement, name: string): void {
  sample.querySelector('pre')?.setAttribute('aria-label', name);
  const [label, copy] = sample.querySelectorAll('.api-code-label, .api-copy .visually-hidden');
  if (label && copy) {
    label.textContent = name;
    copy.textContent = ` ${name}`;
  }
}
