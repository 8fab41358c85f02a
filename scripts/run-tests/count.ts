import {readFileSync} from 'node:fs';

/** Results of a part of the run. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** What failed, each with the reason if the tool reports one. */
  readonly failures: readonly string[];
}

export const none: Count = {passed: 0, failed: 0, skipped: 0, failures: []};
export const passedStep: Count = {...none, passed: 1};

/** A part of the run that failed as a whole. */
export function failedStep(failure: string): Count {
  return {...none, failed: 1, failures: [failure]};
}

export function sum(counts: readonly Count[]): Count {
  return counts.reduce(
    (total, {passed, failed, skipped, failures}) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
      failures: [...total.failures, ...failures],
    }),
    none,
  );
}

/** What a tool reported in a JSON file; no report, or one of nothing, is a failure. */
export function readReport<Report>(file: string, countOf: (report: Report) => Partial<Count>): Count {
  try {
    const count = {...none, ...countOf(JSON.parse(readFileSync(file, 'utf8')) as Report)};
    return count.passed + count.failed > 0 ? count : failedStep(`${file} reports no test`);
  } catch (error) {
    return failedStep(`No result could be read from ${file}: ${String(error)}`);
  }
}
