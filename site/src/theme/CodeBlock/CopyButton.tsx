import useCopy from '../../useCopy';
import styles from './styles.module.css';

const words = {idle: 'Copy', copied: 'Copied', failed: 'Not copied'};

/** Copies `text()` and reports the result, visually and to screen readers. */
export default function CopyButton({text, name}: {readonly text: () => string; readonly name: string}) {
  // Rejects outside a secure context, which has no clipboard.
  const [state, copy] = useCopy(async () => navigator.clipboard.writeText(text()));
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
