import {useCallback, useState} from 'react';
import type {LogEntry} from './EventLog';

/** A log: its entries, `add`, and `clear`. Numbering continues after clearing. */
export function useLog(): [readonly LogEntry[], (name: string, payload: unknown) => void, () => void] {
  const [{entries}, setLog] = useState<{readonly count: number; readonly entries: readonly LogEntry[]}>({
    count: 0,
    entries: [],
  });
  const add = useCallback((name: string, payload: unknown) => {
    setLog(({count, entries: before}) => ({
      count: count + 1,
      entries: [...before, {number: count + 1, name, payload}],
    }));
  }, []);
  const clear = useCallback(() => setLog(({count}) => ({count, entries: []})), []);
  return [entries, add, clear];
}
