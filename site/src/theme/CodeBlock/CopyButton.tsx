import {useEffect, useState} from 'react';
import styles from './styles.module.css';

type State = 'idle' | 'copied' | 'failed';

const words: Record<State, string> = {idle: 'Copy', copied: 'Copied', failed: 'Not copied'};

/** Copies `text()` and reports the result, visually and to screen readers. */
export default function CopyButton({text, name}: {readonly text: () => string; readonly name: string}) {
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
    <button type="button" className="plain-button needs-script" onClick={copy}>
      {state === 'copied' && (
        <svg className={styles.check} viewBox="0 0 16 16" aria-hidden="true">
          <path d="M3 8.5l3.5 3.5L13 4.5" />
        </svg>
      )}
      <span aria-live="polite">{words[state]}</span>
      <span className="visually-hidden"> {name}</span>
    </button>
  );
}
