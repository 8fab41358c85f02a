import {readFileSync} from 'node:fs';

/** Results of a part of the run. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export const none: Count = {passed: 0, failed: 0, skipped: 0};
export const passedStep: Count = {...none, passed: 1};
export const failedStep: Count = {...none, failed: 1};

export function sum(counts: readonly Count[]): Count {
  return counts.reduce(
    (total, {passed, failed, skipped}) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
    }),
    none,
  );
}

/** What a tool reported in a JSON file; no report, or one of nothing, is a failure. */
export function readReport<Report>(file: string, countOf: (report: Report) => Partial<Count>): Count {
  try {
    const count = {...none, ...countOf(JSON.parse(readFileSync(file, 'utf8')) as Report)};
    return count.passed + count.failed > 0 ? count : failedStep;
  } catch (error) {
    console.error(`No result could be read from ${file}: ${String(error)}`);
    return failedStep;
  }
}
