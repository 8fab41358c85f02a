import {useEffect, useState} from 'react';

export type CopyState = 'idle' | 'copied' | 'failed';

/** Milliseconds for which a button shows the result. */
const shown = 2000;

/** The result of a button that copies, and the function that runs `copy`. */
export function useCopy(copy: () => Promise<void>): [CopyState, () => Promise<void>] {
  const [state, setState] = useState<CopyState>('idle');
  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = window.setTimeout(() => setState('idle'), shown);
    return () => window.clearTimeout(timer);
  }, [state]);
  const run = () =>
    copy().then(
      () => setState('copied'),
      () => setState('failed'),
    );
  return [state, run];
}
