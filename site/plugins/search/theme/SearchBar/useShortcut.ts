import {useEffect, useEffectEvent, useSyncExternalStore} from 'react';

interface Shortcut {
  readonly modifier: 'metaKey' | 'ctrlKey';
  /** As shown on the keys. */
  readonly hint: string;
  /** For `aria-keyshortcuts`. */
  readonly keys: string;
}

const apple: Shortcut = {modifier: 'metaKey', hint: '⌘K', keys: 'Meta+K'};
const other: Shortcut = {modifier: 'ctrlKey', hint: 'Ctrl K', keys: 'Control+K'};

function read(): Shortcut {
  const {userAgentData, platform} = navigator as Navigator & {userAgentData?: {readonly platform: string}};
  return /mac|iphone|ipad|ipod/i.test(userAgentData?.platform || platform) ? apple : other;
}

const never = () => () => undefined;

/** Calls back on Ctrl+K, or ⌘K on Apple platforms. Returns undefined until the page is hydrated. */
export default function useShortcut(onPress: () => void): Shortcut | undefined {
  const shortcut = useSyncExternalStore<Shortcut | undefined>(never, read, () => undefined);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const modifiers = (['ctrlKey', 'metaKey', 'altKey', 'shiftKey'] as const).filter((name) => event[name]);
    // Browsers' autofill sends keydown events without a key.
    if (event.key?.toLowerCase() === 'k' && modifiers.join() === shortcut?.modifier) {
      event.preventDefault();
      onPress();
    }
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return shortcut;
}
