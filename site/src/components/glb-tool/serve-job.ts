import {GlbError} from '@avaturn-docs/avatar-glb/error';
import type {Progress} from '@avaturn-docs/avatar-glb/report';
import type {FailureCause, JobResponse} from './protocol';

/** Processes one request. The buffers in `transfer` are moved to the page instead of copied. */
export type Perform<Request, Result> = (
  request: Request,
  onProgress: (progress: Progress) => void,
) => Promise<{readonly result: Result; readonly transfer?: readonly ArrayBuffer[]}>;

/** Makes this worker process the one request that is posted to it. */
export function serveInWorker<Request, Result>(perform: Perform<Request, Result>): void {
  self.onmessage = ({data}: MessageEvent<Request>) =>
    void serveJob(data, perform, (answer, transfer = []) => self.postMessage(answer, {transfer: [...transfer]}));
}

/** Runs a job and posts its states: the worker's logic, without the worker. Never rejects. */
export async function serveJob<Request, Result>(
  request: Request,
  perform: Perform<Request, Result>,
  post: (answer: JobResponse<Result>, transfer?: readonly ArrayBuffer[]) => void,
): Promise<void> {
  try {
    const {result, transfer} = await perform(request, (progress) => post({kind: 'progress', progress}));
    post({kind: 'done', result}, transfer);
  } catch (error) {
    post(
      error instanceof GlbError
        ? {kind: 'refused', message: error.message, ...(error.joints && {joints: error.joints})}
        : {kind: 'failed', cause: causeOf(error instanceof Error ? error : new Error(String(error)))},
    );
  }
}

function causeOf({name, message}: Error): FailureCause {
  // Error names of the bundler for a chunk that failed to load, and of the browser inside a worker.
  if (['ChunkLoadError', 'NetworkError'].includes(name)) {
    return 'load';
  }
  return name === 'RangeError' && /alloc|array|length|memory|size/i.test(message) ? 'memory' : 'crash';
}
