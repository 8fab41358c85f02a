/** A published vulnerability that doesn't affect this project. */
export interface AcceptedAdvisory {
  /** Id in GitHub's advisory database, as npm prints it: `GHSA-…`. */
  readonly id: string;
  readonly package: string;
  /** Why it is harmless here: what the package is used for, and why the vulnerable code isn't reachable. */
  readonly reason: string;
  /** Day of the last review, `YYYY-MM-DD`. */
  readonly reviewed: string;
}

/** `npm run audit` fails for each known vulnerability that isn't in this list. */
export const acceptedAdvisories: readonly AcceptedAdvisory[] = [];
