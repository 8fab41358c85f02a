import {useSyncExternalStore} from 'react';

/** What the avatar shows, and the table next to it. There is one avatar for all tables of a page. */
export interface Shown {
  readonly table: string;
  /** Joint or morph target; empty before the reader selects one. */
  readonly name: string;
}

let shown: Shown | null = null;
const listeners = new Set<() => void>();

/** @param next null closes the avatar */
export function show(next: Shown | null): void {
  shown = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Null before the reader requests the avatar. */
export const useShown = (): Shown | null =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );
