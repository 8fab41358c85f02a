/**
 * What a page says to a worker that reads a GLB, and what the worker answers. A worker does one job and is ended after it:
 * to cancel is to end it, and the memory of a large file is free again.
 */
import type {Progress} from '@avaturn-docs/avatar-glb/report';

/** Why a job came to no end, when the file is not at fault. */
export type FailureCause =
  /** The worker's code did not arrive. */
  | 'load'
  /** The file, unpacked, is larger than what the browser gives to a page. */
  | 'memory'
  /** The sample, or the file on the reader's disk, could not be read. */
  | 'source'
  /** Anything else: a fault of this site. */
  | 'crash';

export type JobResponse<Result> =
  | {readonly kind: 'progress'; readonly progress: Progress}
  | {readonly kind: 'done'; readonly result: Result}
  /** The file is refused; `message` says why and what to do. */
  | {readonly kind: 'refused'; readonly message: string}
  | {readonly kind: 'failed'; readonly cause: FailureCause};

/** Where a job stands, as the page shows it. */
export type JobState<Result> =
  | {readonly kind: 'idle'}
  /** `progress` is null while the file is read and the worker starts. */
  | {readonly kind: 'running'; readonly progress: Progress | null}
  | {readonly kind: 'canceled'}
  | Exclude<JobResponse<Result>, {kind: 'progress'}>;
