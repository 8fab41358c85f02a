import {readFileSync} from 'node:fs';

/** Results of one part of the run. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** The failures, with the reason if the tool reports one. */
  readonly failures: readonly string[];
}

export const none: Count = {passed: 0, failed: 0, skipped: 0, failures: []};
export const passedStep: Count = {...none, passed: 1};

/** A part of the run that failed completely. */
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

/** Results from a tool's JSON report. A missing or empty report is a failure. */
export function readReport<Report>(file: string, countOf: (report: Report) => Partial<Count>): Count {
  try {
    const count = {...none, ...countOf(JSON.parse(readFileSync(file, 'utf8')) as Report)};
    return count.passed + count.failed > 0 ? count : failedStep(`${file} contains no tests`);
  } catch (error) {
    return failedStep(`${file} can't be read: ${String(error)}`);
  }
}
