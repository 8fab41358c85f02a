import React, {type ReactNode} from 'react';
import {useCopy, type CopyState} from '../../useCopy';
import styles from './styles.module.css';

const words: Record<CopyState, string> = {idle: 'Copy', copied: 'Copied', failed: 'Not copied'};

/** Copies `text()` and reports the result, visually and to screen readers. */
export default function CopyButton({text, name}: {readonly text: () => string; readonly name: string}): ReactNode {
  // Async, because the clipboard is undefined outside a secure context.
  const [state, copy] = useCopy(async () => navigator.clipboard.writeText(text()));
  return (
    <button type="button" className={styles.copy} onClick={copy}>
      <span aria-live="polite">{words[state]}</span>
      <span className="visually-hidden"> {name}</span>
    </button>
  );
}
