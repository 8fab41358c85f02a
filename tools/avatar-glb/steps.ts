import type {TaskOptions} from './report';

/** Runs one step of a task and returns its result. */
type RunStep = <Result>(name: string, work: () => Result | Promise<Result>) => Promise<Result>;

/** Reports each step before it runs. */
export function runSteps(total: number, {onProgress}: TaskOptions): RunStep {
  let done = 0;
  return async (step, work) => {
    onProgress?.({step, done, total});
    const result = await work();
    done += 1;
    return result;
  };
}
