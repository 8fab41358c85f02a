import {useCallback, useEffect, useRef, useState} from 'react';
import {payloadText} from './payload-text';
import demo from '../styles.module.css';
import styles from './live.module.css';

interface LogEntry {
  readonly name: string;
  readonly payload: unknown;
}

interface Props {
  readonly label: string;
  readonly entries: readonly LogEntry[];
  readonly empty: string;
  readonly onClear?: () => void;
  /** Renders texts unquoted rather than as JSON. */
  readonly plain?: boolean;
}

/** The events so far, oldest first. A screen reader announces each new entry. */
export default function EventLog({label, entries, empty, onClear, plain = false}: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [entries]);
  return (
    <div>
      <div className={`cluster ${demo.head}`}>
        <strong>{label}</strong>
        {onClear && (
          <button type="button" className="quiet-button" disabled={entries.length === 0} onClick={onClear}>
            Clear
          </button>
        )}
      </div>
      <div ref={box} className={`plain-code ${demo.part} ${styles.log}`} role="log" aria-label={label} tabIndex={0}>
        {entries.length === 0 && <p>{empty}</p>}
        {entries.map(({name, payload}, index) => (
          <div key={index}>
            <p>
              <span className="secondary">{index + 1}</span> <code>{name}</code>
            </p>
            <pre className="output">
              <code>{plain && typeof payload === 'string' ? payload : payloadText(payload)}</code>
            </pre>
          </div>
        ))}
      </div>
    </div>
  );
}

export function useLog(): [readonly LogEntry[], (name: string, payload: unknown) => void, () => void] {
  const [entries, setEntries] = useState<readonly LogEntry[]>([]);
  const add = useCallback((name: string, payload: unknown) => setEntries((before) => [...before, {name, payload}]), []);
  return [entries, add, () => setEntries([])];
}
