import type {FormData} from '../../../form';
import type {RequestValues} from '../../../samples/request';
import {enhanceCopy} from './copy';
import {enhanceFill} from './fill';
import {lazyForms} from './forms';
import {enhanceLinks} from './links';
import {enhanceNavigation} from './navigation';
import {enhancePrint} from './print';
import {enhanceTabs} from './tabs';
import {enhanceTry} from './try';

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

export interface Surroundings {
  readonly history: PageHistory;
  /** Language of samples, shared with the tabs of other pages. */
  readonly storage: Slot;
  /** Tells screen readers. */
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
}

/** Gives the static reference its behavior. Returns how to take it away. */
export function enhance(root: HTMLElement, surroundings: Surroundings): () => void {
  const requests: Requests = {forms: lazyForms(surroundings.formsUrl), filled: new Map()};
  const undo = [
    enhanceTabs(root, surroundings),
    // Before the tabs' and the copy buttons' ends, so that they find the page as it was.
    enhanceFill(root, surroundings, requests),
    enhanceTry(root, surroundings, requests),
    enhanceCopy(root, surroundings.announce),
    enhanceLinks(root, surroundings.history),
    enhanceNavigation(root),
    enhancePrint(root),
  ];
  return () => undo.forEach((step) => step());
}

/** The nearest element around an event's target that fits, if it stands within `root`. */
export function closestTarget<T extends HTMLElement>(event: Event, selector: string): T | null {
  return event.target instanceof Element ? event.target.closest<T>(selector) : null;
}
