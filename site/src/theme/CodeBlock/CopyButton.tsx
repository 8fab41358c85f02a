import React, {useEffect, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

type State = 'idle' | 'copied' | 'failed';

const words: Record<State, string> = {idle: 'Copy', copied: 'Copied', failed: 'Not copied'};

/** Copies `text()` and reports the result, visually and to screen readers. */
export default function CopyButton({text, name}: {readonly text: () => string; readonly name: string}): ReactNode {
  const [state, setState] = useState<State>('idle');

  useEffect(() => {
    if (state === 'idle') {
      return undefined;
    }
    const timer = window.setTimeout(() => setState('idle'), 2000);
    return () => window.clearTimeout(timer);
  }, [state]);

  const copy = async () => {
    try {
      // Undefined outside a secure context.
      await navigator.clipboard.writeText(text());
      setState('copied');
    } catch {
      setState('failed');
    }
  };

  return (
    <button type="button" className={styles.copy} onClick={copy}>
      <span aria-live="polite">{words[state]}</span>
      <span className="visually-hidden"> {name}</span>
    </button>
  );
}
