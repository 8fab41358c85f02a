/** Possible stems of an English word, in lowercase; the index contains words as written. */
export function stems(term: string): string[] {
  const base =
    /^(\p{L}{3,}?)(?:ing|ed|er|ment|ly)$/u.exec(term)?.[1] ?? /^(\p{L}{5,}?)(?:e|ion|ions|able)$/u.exec(term)?.[1];
  if (base === undefined) {
    return [];
  }
  // rigging: rig
  return /([bdgmnprt])\1$/.test(base) ? [base.slice(0, -1)] : [base];
}

/** Other forms of an English word: `viseme` for `visemes`, `denies` for `denied`. Some results aren't words. */
export function otherForms(term: string): string[] {
  if (term.length < 3 || !/\p{L}$/u.test(term)) {
    return [];
  }
  for (const [ending, ...others] of endings) {
    if (term.endsWith(ending!)) {
      return others.map((other) => term.slice(0, -ending!.length || undefined) + other);
    }
  }
  return [];
}

/** The first ending that a word has, and the endings of its other forms. */
const endings = [
  ['ss', 'sses'],
  ['ies', 'y', 'ied'],
  ['ied', 'y', 'ies'],
  ['es', 'e', ''],
  ['s', ''],
  ['y', 'ies', 'ied', 'ys'],
  ['e', 'es', 'ing'],
  ['', 's', 'es'],
] as const;
