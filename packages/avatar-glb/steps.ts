import type {TaskOptions} from './report';

/** Runs one step of a task; the result is its own. */
type RunStep = <Result>(name: string, work: () => Result | Promise<Result>) => Promise<Result>;

/**
 * Announces each step of a task before it runs, and lets other work in between: a click on "Cancel" arrives there. The
 * signal is looked at before each step and after the last.
 */
export function runSteps(total: number, {onProgress, signal}: TaskOptions): RunStep {
  let done = 0;
  return async (step, work) => {
    onProgress?.({step, done, total});
    await new Promise((resolve) => setTimeout(resolve, 0));
    signal?.throwIfAborted();
    const result = await work();
    signal?.throwIfAborted();
    done += 1;
    return result;
  };
}
