import {useSyncExternalStore} from 'react';

/** A test double: false in the server's HTML, true in a document. */
export default function useIsBrowser(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
