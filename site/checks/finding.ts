export interface Finding {
  /** File, with the line if known: `docs/integration/overview.mdx:12`. */
  readonly where: string;
  /** The problem and its fix, with text to paste if possible. */
  readonly message: string;
}

/** Number of items a check examined. A check that examined nothing fails. */
export interface CheckResult {
  readonly examined: number;
  readonly findings: readonly Finding[];
}

/** The findings as lines for the terminal. A check that examined nothing has one, too. */
export function linesOf({examined, findings}: CheckResult): string[] {
  const lines = findings.map(({where, message}) => `  ${where}: ${message}`);
  if (examined > 0) return lines;
  return [...lines, '  It examined nothing. If a folder moved, correct the path in the check.'];
}

/** A check of the repository's own files; `root` is the project's folder. */
export type Check = (root: string) => Promise<CheckResult> | CheckResult;
