import {createStorageSlot, useStorageSlot} from '@docusaurus/theme-common';

/** The searches are separated by line breaks, which a search field can't contain. */
const key = 'recent-searches';
const maxRecent = 5;

const read = (stored: string | null): readonly string[] => stored?.split('\n') ?? [];

/** Recent searches on this device, latest first; empty if the browser blocks storage. */
export const useRecentSearches = (): readonly string[] => read(useStorageSlot(key)[0]);

/** Stores a search whose result was opened. */
export function rememberSearch(query: string): void {
  const text = query.trim().slice(0, 100);
  if (text) {
    const slot = createStorageSlot(key);
    const others = read(slot.get()).filter((other) => other.toLowerCase() !== text.toLowerCase());
    slot.set([text, ...others].slice(0, maxRecent).join('\n'));
  }
}

export const clearRecentSearches = (): void => createStorageSlot(key).del();
