/** A published vulnerability that the project lives with. */
export interface AcceptedAdvisory {
  /** Id in GitHub's database, which npm names: `GHSA-…`. */
  readonly id: string;
  readonly package: string;
  /** Why it does no harm here: what the package is used for, and why the fault cannot be reached. */
  readonly reason: string;
  /** Day on which somebody last looked at it, `YYYY-MM-DD`. */
  readonly reviewed: string;
}

/** `npm test` asks the registry for known vulnerabilities and fails for each that does not stand here. */
export const acceptedAdvisories: readonly AcceptedAdvisory[] = [];
