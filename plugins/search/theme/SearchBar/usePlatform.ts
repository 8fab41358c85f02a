import {useSyncExternalStore} from 'react';

export interface Platform {
  readonly modifier: 'metaKey' | 'ctrlKey';
  /** The shortcut as shown on the keys. */
  readonly hint: string;
  /** The shortcut for `aria-keyshortcuts`. */
  readonly keys: string;
}

const apple: Platform = {modifier: 'metaKey', hint: '⌘K', keys: 'Meta+K'};
const other: Platform = {modifier: 'ctrlKey', hint: 'Ctrl K', keys: 'Control+K'};

function read(): Platform {
  const {userAgentData, platform} = navigator as Navigator & {userAgentData?: {readonly platform: string}};
  return /mac|iphone|ipad|ipod/i.test(userAgentData?.platform || platform) ? apple : other;
}

const never = () => () => undefined;

/** The shortcut of the reader's platform; undefined until the page is hydrated. */
export default function usePlatform(): Platform | undefined {
  return useSyncExternalStore<Platform | undefined>(never, read, () => undefined);
}
