/** One thing a check found wrong. */
export interface Finding {
  /** File, with the line where one is known: `docs/integration/overview.mdx:12`. */
  readonly where: string;
  /** What is wrong and what to do about it, with the text to paste where there is one. */
  readonly message: string;
}

/** What a check looked at. A check that looked at nothing has not passed. */
export interface CheckResult {
  readonly examined: number;
  readonly findings: readonly Finding[];
  /** What was checked, in numbers. */
  readonly summary?: string;
}

/** A check of the repository's own files; `root` is the project's folder. */
export type Check = (root: string) => Promise<CheckResult> | CheckResult;
