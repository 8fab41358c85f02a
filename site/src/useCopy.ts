import {useEffect, useState} from 'react';

/** Copies on request, and reports for two seconds how it ended. */
export default function useCopy(copy: () => Promise<void>) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = window.setTimeout(setState, 2000, 'idle');
    return () => window.clearTimeout(timer);
  }, [state]);
  const start = (): void =>
    void copy().then(
      () => setState('copied'),
      () => setState('failed'),
    );
  return [state, start] as const;
}
