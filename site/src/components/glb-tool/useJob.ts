import {useEffect, useRef, useState} from 'react';
import type {Progress} from '@avaturn-docs/avatar-glb/report';
import type {JobState} from './protocol';
import {runJob, type Job} from './run-job';

/** The single job of a tool. @param loadParts what shows the result: it is there before the job is done */
export default function useJob<Request, Result, Parts = void>(
  startWorker: () => Worker,
  loadParts?: () => Promise<Parts>,
) {
  const [state, setState] = useState<JobState<Result>>({kind: 'idle'});
  const [parts, setParts] = useState<Parts>();
  const last = useRef<Job<Request>['prepare']>(undefined);
  const ending = useRef(new AbortController());
  useEffect(() => () => ending.current.abort(), []);
  const endWith = (next: JobState<Result>): void => {
    ending.current.abort();
    setState(next);
  };
  const start = (prepare: Job<Request>['prepare']): void => {
    last.current = prepare;
    endWith({kind: 'running', progress: null});
    const prepareAll = async () => {
      const [message, loaded] = await Promise.all([prepare(), loadParts?.()]);
      setParts(loaded);
      return message;
    };
    const {signal} = (ending.current = new AbortController());
    const onProgress = (progress: Progress): void => setState({kind: 'running', progress});
    void runJob<Request, Result>({prepare: prepareAll, startWorker, signal, onProgress}).then(
      (end) => !signal.aborted && setState(end),
    );
  };
  return {
    state,
    parts,
    /** Cancels a running job, and starts another. */
    start,
    retry: () => start(last.current!),
    cancel: () => endWith({kind: 'canceled'}),
    /** Ends without a result, because the file is rejected before it is read. */
    refuse: (message: string) => endWith({kind: 'refused', message}),
    clear: () => endWith({kind: 'idle'}),
  };
}
