import type {useHistory} from '@docusaurus/router';
import type {createStorageSlot} from '@docusaurus/theme-common';
import type {FormData} from '../../../form';
import type {RequestValues} from '../../../samples/request';

export interface Environment {
  readonly history: ReturnType<typeof useHistory>;
  /** Language of samples, shared with the tabs of other pages. */
  readonly storage: ReturnType<typeof createStorageSlot>;
  /** Announces a text to screen readers. */
  readonly announce: (text: string) => void;
  readonly formsUrl: string;
  /** Aborted when the reader leaves the page. */
  readonly signal: AbortSignal;
}

/** What the samples, the forms and the simulator share. */
export interface Requests {
  readonly forms: () => Promise<FormData>;
  /** Values that the reader has entered, by operation; those of the flow have its name. */
  readonly filled: Map<string, RequestValues>;
  readonly show: (operation: string, values: RequestValues) => Promise<void>;
  readonly showFlow: (operation: string, values: RequestValues) => Promise<void>;
}

/** The closest ancestor of an event's target, or the target itself, that matches. */
export function closestTarget<T extends HTMLElement>(event: Event, selector: string): T | null {
  return event.target instanceof Element ? event.target.closest<T>(selector) : null;
}

/** Runs a function at the first call; a failed run is repeated by the next call. */
export function once<T>(run: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  return () => {
    running ??= run();
    running.catch(() => (running = undefined));
    return running;
  };
}

/** Opens a panel that says what loads, and which button to press if it fails. */
export function loadInto<T>(
  panel: HTMLElement,
  [what, button]: readonly [what: string, button: string],
  loading: Promise<T>,
  use: (loaded: T) => void,
): void {
  panel.hidden = false;
  panel.innerHTML = `<p class="api-note" role="status">Loading the ${what} …</p>`;
  loading.then(use, () => {
    panel.innerHTML = `<p class="error-panel" role="alert">The ${what} did not load. Check the connection and press ${button} again.</p>`;
  });
}
