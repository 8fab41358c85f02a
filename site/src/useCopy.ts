import {useEffect, useState} from 'react';

/** Copies on request, and reports for two seconds how the last request ended. */
export default function useCopy<Request extends readonly unknown[]>(copy: (...request: Request) => Promise<void>) {
  const [end, setEnd] = useState<{readonly state: 'idle' | 'copied' | 'failed'}>({state: 'idle'});
  useEffect(() => {
    if (end.state === 'idle') return undefined;
    const timer = window.setTimeout(setEnd, 2000, {state: 'idle'});
    return () => window.clearTimeout(timer);
  }, [end]);
  const start = (...request: Request): void =>
    void copy(...request).then(
      () => setEnd({state: 'copied'}),
      () => setEnd({state: 'failed'}),
    );
  return [end.state, start] as const;
}
