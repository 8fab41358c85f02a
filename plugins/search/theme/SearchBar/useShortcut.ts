import {useEffect, useRef} from 'react';
import type {Platform} from './usePlatform';

/** Calls back on Ctrl+K, or ⌘K on Apple platforms. */
export default function useShortcut(platform: Platform | undefined, onPress: () => void): void {
  const latest = useRef(onPress);
  useEffect(() => {
    latest.current = onPress;
  });
  useEffect(() => {
    if (!platform) {
      return undefined;
    }
    const press = (event: KeyboardEvent) => {
      const modifiers = (['ctrlKey', 'metaKey', 'altKey', 'shiftKey'] as const).filter((name) => event[name]);
      // Browsers' autofill sends keydown events without a key.
      if (event.key?.toLowerCase() === 'k' && modifiers.join() === platform.modifier) {
        event.preventDefault();
        latest.current();
      }
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [platform]);
}
