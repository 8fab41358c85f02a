import type {TaskOptions} from './report';

/** Runs one step of a task and returns its result. */
type RunStep = <Result>(name: string, work: () => Result | Promise<Result>) => Promise<Result>;

/**
 * Reports each step before it runs, and yields to other events, such as a click on "Cancel". Checks the signal before each
 * step and after the last.
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
