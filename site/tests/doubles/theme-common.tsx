import {useSyncExternalStore} from 'react';

const event = 'stored';

/** A key of `localStorage`, as in the framework: all users of a key see a change. */
export function useStorageSlot(key: string) {
  const changed = () => void window.dispatchEvent(new Event(event));
  const slot = {
    set: (value: string) => (localStorage.setItem(key, value), changed()),
    del: () => (localStorage.removeItem(key), changed()),
  };
  const listen = (listener: () => void) => {
    window.addEventListener(event, listener);
    return () => window.removeEventListener(event, listener);
  };
  const value = useSyncExternalStore(
    listen,
    () => localStorage.getItem(key),
    () => null,
  );
  return [value, slot] as const;
}

export const createStorageSlot = (key: string) => ({
  get: () => localStorage.getItem(key),
  set: (value: string) => localStorage.setItem(key, value),
  del: () => localStorage.removeItem(key),
});
