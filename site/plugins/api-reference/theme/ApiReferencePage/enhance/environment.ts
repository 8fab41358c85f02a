import type {useHistory} from '@docusaurus/router';
import type {createStorageSlot} from '@docusaurus/theme-common';

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

/** The closest ancestor of an event's target, or the target itself, that matches. */
export function closestTarget<T extends HTMLElement>(event: Event, selector: string): T | null {
  return event.target instanceof Element ? event.target.closest<T>(selector) : null;
}
