/** A keyword that limits a value: its label on the page, and what the form says about a value beyond it. */
export interface Limit<Bound, Value> {
  readonly label: string;
  /** The problem with a value, or undefined. */
  readonly problem: (value: Value, bound: Bound) => string | undefined;
}

/** Limits of numbers, in display order. */
export const numberLimits = {
  minimum: {label: 'Minimum', problem: (value, bound) => (value < bound ? `Use ${bound} or more.` : undefined)},
  exclusiveMinimum: {
    label: 'Greater than',
    problem: (value, bound) => (value <= bound ? `Use more than ${bound}.` : undefined),
  },
  maximum: {label: 'Maximum', problem: (value, bound) => (value > bound ? `Use ${bound} or less.` : undefined)},
  exclusiveMaximum: {
    label: 'Less than',
    problem: (value, bound) => (value >= bound ? `Use less than ${bound}.` : undefined),
  },
  multipleOf: {
    label: 'Multiple of',
    // 0.3 / 0.1 is a little less than 3.
    problem: (value, bound) =>
      Math.abs(value / bound - Math.round(value / bound)) < 1e-9 ? undefined : `Use a multiple of ${bound}.`,
  },
} satisfies Record<string, Limit<number, number>>;

/** Limits of texts, in display order. */
export const textLimits = {
  minLength: {
    label: 'Minimum length',
    problem: (value, bound) =>
      lengthOf(value) < Number(bound) ? `Too short: ${lengthOf(value)} of at least ${bound} characters.` : undefined,
  },
  maxLength: {
    label: 'Maximum length',
    problem: (value, bound) =>
      lengthOf(value) > Number(bound) ? `Too long: ${lengthOf(value)} of at most ${bound} characters.` : undefined,
  },
  pattern: {
    label: 'Pattern',
    problem: (value, bound) => (matches(String(bound), value) ? undefined : `Does not fit the pattern ${bound}`),
  },
} satisfies Record<string, Limit<number | string, string>>;

/** The first problem of a value with the limits that a field has, or undefined. */
export function limitProblem<Bound, Value>(
  limits: Readonly<Record<string, Limit<Bound, Value>>>,
  field: object,
  value: Value,
): string | undefined {
  const bounds = field as Readonly<Record<string, Bound | undefined>>;
  for (const [keyword, {problem}] of Object.entries(limits)) {
    const bound = bounds[keyword];
    const found = bound === undefined ? undefined : problem(value, bound);
    if (found !== undefined) return found;
  }
  return undefined;
}

function lengthOf(text: string): number {
  return [...text].length;
}

/** Accepts any text if the browser doesn't support the pattern. */
function matches(pattern: string, text: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(text);
  } catch {
    return true;
  }
}
