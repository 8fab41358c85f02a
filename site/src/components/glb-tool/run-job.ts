import {GlbError} from '@avaturn-docs/avatar-glb/error';
import type {Progress} from '@avaturn-docs/avatar-glb/report';
import type {JobEnd, JobResponse} from './protocol';

/** A message for a worker; the buffers in `transfer` are moved to the worker. */
export interface JobMessage<Request> {
  readonly request: Request;
  readonly transfer: readonly ArrayBuffer[];
}

export interface Job<Request> {
  /** Reads the file. Rejects with a `GlbError` whose message is for the reader, or with any other error. */
  readonly prepare: () => Promise<JobMessage<Request>>;
  readonly startWorker: () => Worker;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
}

/** Runs a job in a separate worker. Never rejects, and stays pending when `signal` aborts it. */
export async function runJob<Request, Result>(job: Job<Request>): Promise<JobEnd<Result>> {
  const {prepare, startWorker, signal, onProgress} = job;
  const message = await prepare().catch((error: Error) => error);
  if (message instanceof GlbError) return {kind: 'refused', message: message.message};
  // A part of the tool loads with the first file.
  if (message instanceof Error) return {kind: 'failed', cause: message.name === 'ChunkLoadError' ? 'load' : 'source'};
  return new Promise((resolve) => {
    if (signal?.aborted) return;
    let hasReported = false;
    let worker: Worker;
    try {
      worker = startWorker();
    } catch {
      // Browsers throw if a policy or an extension blocks workers.
      return resolve({kind: 'failed', cause: 'load'});
    }
    const end = (state: JobEnd<Result>): void => {
      worker.terminate();
      resolve(state);
    };
    signal?.addEventListener('abort', () => worker.terminate());
    worker.onmessage = ({data}: MessageEvent<JobResponse<Result>>) => {
      hasReported = true;
      if (data.kind !== 'progress') end(data);
      else if (!signal?.aborted) onProgress?.(data.progress);
    };
    worker.onmessageerror = () => end({kind: 'failed', cause: 'crash'});
    worker.onerror = (event) => {
      // The page shows the failure, so the console doesn't have to.
      event.preventDefault();
      // Running code reports its first step before anything else.
      end({kind: 'failed', cause: hasReported ? 'crash' : 'load'});
    };
    worker.postMessage(message.request, [...message.transfer]);
  });
}
