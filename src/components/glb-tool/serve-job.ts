import {GlbError} from '@avaturn-docs/avatar-glb/error';
import type {Progress} from '@avaturn-docs/avatar-glb/report';
import type {FailureCause, JobResponse} from './protocol';

/** Does the work of one request. What is in `transfer` moves to the page instead of being copied. */
export type Perform<Request, Result> = (
  request: Request,
  onProgress: (progress: Progress) => void,
) => Promise<{readonly result: Result; readonly transfer?: readonly ArrayBuffer[]}>;

/** Performs a job and posts what comes of it: the inside of a worker, free of the worker. Never rejects. */
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
        ? {kind: 'refused', message: error.message}
        : {kind: 'failed', cause: causeOf(error instanceof Error ? error : new Error(String(error)))},
    );
  }
}

function causeOf({name, message}: Error): FailureCause {
  // The bundler's names for a part that did not arrive, and the browser's inside of a worker.
  if (['ChunkLoadError', 'NetworkError'].includes(name)) {
    return 'load';
  }
  return name === 'RangeError' && /alloc|array|length|memory|size/i.test(message) ? 'memory' : 'crash';
}
