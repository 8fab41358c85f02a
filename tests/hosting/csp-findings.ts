import {CspEvaluator} from 'csp_evaluator';
import {type Finding, Severity, Type} from 'csp_evaluator/dist/finding';
import {CspParser} from 'csp_evaluator/dist/parser';

/** Findings accepted, with the reason. */
const accepted: readonly ((finding: Finding) => boolean)[] = [
  // 'self' would be a way around the policy if this origin served JSONP, Angular or files that readers upload.
  ({directive, type, value}) =>
    directive === 'script-src' && type === Type.SCRIPT_ALLOWLIST_BYPASS && value === "'self'",
];

export interface CspFindings {
  /** One line for each finding of high or medium severity that is not accepted. */
  readonly left: readonly string[];
  /** How many exceptions no longer arise and can go. */
  readonly stale: number;
}

/** What Google's CSP Evaluator finds in a Content-Security-Policy. */
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
