import {CspEvaluator} from 'csp_evaluator';
import {type Finding, Severity, Type} from 'csp_evaluator/dist/finding';
import {CspParser} from 'csp_evaluator/dist/parser';

/** Accepted findings, with the reason. */
const accepted: readonly ((finding: Finding) => boolean)[] = [
  // 'self' would allow bypasses if this origin served JSONP, Angular or uploaded files.
  ({directive, type, value}) =>
    directive === 'script-src' && type === Type.SCRIPT_ALLOWLIST_BYPASS && value === "'self'",
];

export interface CspFindings {
  /** One line for each finding of high or medium severity that isn't accepted. */
  readonly left: readonly string[];
  /** Number of accepted findings that no longer occur. */
  readonly stale: number;
}

/** Findings of Google's CSP Evaluator for a Content-Security-Policy. */
export function cspFindings(policy: string): CspFindings {
  const grave = new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({severity}) => severity <= Severity.MEDIUM_MAYBE);
  return {
    left: grave
      .filter((finding) => !accepted.some((is) => is(finding)))
      .map(({directive, description}) => `${directive}: ${description}`),
    stale: accepted.filter((is) => !grave.some(is)).length,
  };
}
