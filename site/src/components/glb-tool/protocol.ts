/**
 * Messages between a page and a worker that reads a GLB. A worker does one job and is terminated afterward: canceling
 * terminates it, which also frees the memory of a large file.
 */
import type {UnknownJoints} from '@avaturn-docs/avatar-glb/error';
import type {Progress} from '@avaturn-docs/avatar-glb/report';

/** Why a job failed for a reason other than the file. */
export type FailureCause =
  /** The worker's code failed to load. */
  | 'load'
  /** The decoded file needs more memory than the browser allows. */
  | 'memory'
  /** The sample, or the file on the reader's disk, couldn't be read. */
  | 'source'
  /** Anything else: a bug of this site. */
  | 'crash';

export const failureTexts: Readonly<Record<FailureCause, string>> = {
  load: 'This tool didn’t load. Check your connection, then try again.',
  memory: 'Your browser ran out of memory. Close other tabs, or reduce the textures and meshes first.',
  source: 'The file didn’t load. Check your connection, then try again.',
  crash: 'This tool failed on the file. Try again. If it fails again, open the file in another glTF tool.',
};

export type JobEnd<Result> =
  | {readonly kind: 'done'; readonly result: Result}
  /** The file is rejected; `message` has the reason and the fix. */
  | {readonly kind: 'refused'; readonly message: string; readonly joints?: UnknownJoints}
  | {readonly kind: 'failed'; readonly cause: FailureCause};

export type JobResponse<Result> = {readonly kind: 'progress'; readonly progress: Progress} | JobEnd<Result>;

export type JobState<Result> =
  | {readonly kind: 'idle'}
  /** `progress` is null while the file is read and the worker starts. */
  | {readonly kind: 'running'; readonly progress: Progress | null}
  | {readonly kind: 'canceled'}
  | JobEnd<Result>;
