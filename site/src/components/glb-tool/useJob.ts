import {useCallback, useEffect, useRef, useState} from 'react';
import type {JobState} from './protocol';
import {runJob, type Job} from './run-job';

export interface JobControl<Request, Result> {
  readonly state: JobState<Result>;
  /** Cancels a running job, and starts another. */
  readonly start: (prepare: Job<Request, Result>['prepare']) => void;
  readonly cancel: () => void;
  /** Ends without a result, because the file is rejected before it is read. */
  readonly refuse: (message: string) => void;
  /** Resets to the initial state, without a result. */
  readonly clear: () => void;
}

/** The single job of a tool, with the lifetime of the component. */
export default function useJob<Request, Result>(startWorker: () => Worker): JobControl<Request, Result> {
  const [state, setState] = useState<JobState<Result>>({kind: 'idle'});
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  const endWith = useCallback((next: JobState<Result>) => {
    stop.current?.();
    setState(next);
  }, []);
  return {
    state,
    start: useCallback(
      (prepare) => {
        endWith({kind: 'running', progress: null});
        stop.current = runJob({prepare, startWorker, onState: setState});
      },
      [endWith, startWorker],
    ),
    cancel: useCallback(() => endWith({kind: 'canceled'}), [endWith]),
    refuse: useCallback((message) => endWith({kind: 'refused', message}), [endWith]),
    clear: useCallback(() => endWith({kind: 'idle'}), [endWith]),
  };
}
