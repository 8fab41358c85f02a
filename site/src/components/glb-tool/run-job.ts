import {GlbError} from '@avaturn-docs/avatar-glb/error';
import type {JobResponse, JobState} from './protocol';

/** A message for a worker; the buffers in `transfer` are moved to the worker. */
export interface JobMessage<Request> {
  readonly request: Request;
  readonly transfer: readonly ArrayBuffer[];
}

export interface Job<Request, Result> {
  /** Reads the file. Rejects with a `GlbError` whose message is for the reader, or with any other error. */
  readonly prepare: () => Promise<JobMessage<Request>>;
  readonly startWorker: () => Worker;
  /** Called with every state after the first, which is `running`; the last one is neither `idle` nor `running`. */
  readonly onState: (state: JobState<Result>) => void;
}

/** Runs a job in a separate worker. @returns a function that cancels it; no state is reported afterward */
export function runJob<Request, Result>({prepare, startWorker, onState}: Job<Request, Result>): () => void {
  let worker: Worker | undefined;
  let over = false;
  const end = (state?: JobState<Result>): void => {
    if (!over) {
      over = true;
      worker?.terminate();
      if (state) {
        onState(state);
      }
    }
  };
  prepare().then(
    ({request, transfer}) => {
      if (over) {
        return;
      }
      let hasReported = false;
      try {
        worker = startWorker();
      } catch {
        // Browsers throw if a policy or an extension blocks workers.
        end({kind: 'failed', cause: 'load'});
        return;
      }
      worker.onmessage = ({data}: MessageEvent<JobResponse<Result>>) => {
        hasReported = true;
        if (data.kind !== 'progress') {
          end(data);
        } else if (!over) {
          onState({kind: 'running', progress: data.progress});
        }
      };
      worker.onmessageerror = () => end({kind: 'failed', cause: 'crash'});
      worker.onerror = (event) => {
        // The page shows the failure, so the console doesn't have to.
        event.preventDefault();
        // Running code reports its first step before anything else.
        end({kind: 'failed', cause: hasReported ? 'crash' : 'load'});
      };
      worker.postMessage(request, [...transfer]);
    },
    (error: unknown) =>
      end(
        error instanceof GlbError
          ? {kind: 'refused', message: error.message}
          : // A part of the tool that loads with the first file.
            {kind: 'failed', cause: error instanceof Error && error.name === 'ChunkLoadError' ? 'load' : 'source'},
      ),
  );
  return () => end();
}
