/** What may be left of an English word without its ending, in lower case; the index keeps words as they are written. */
export function stems(term: string): string[] {
  const base = /^(\p{L}{3,}?)(?:ing|ed|er)$/u.exec(term)?.[1];
  if (base === undefined) {
    return [];
  }
  // rigging: rig
  return /([bdgmnprt])\1$/.test(base) ? [base.slice(0, -1)] : [base];
}

/** The word in the other number: `viseme` of `visemes`, `bodies` of `body`. Some of them are not words. */
export function otherNumber(term: string): string[] {
  if (term.length < 3 || !/\p{L}$/u.test(term)) {
    return [];
  }
  if (!term.endsWith('s')) {
    return term.endsWith('y') ? [`${term.slice(0, -1)}ies`, `${term}s`] : [`${term}s`, `${term}es`];
  }
  return term.endsWith('ss')
    ? [`${term}es`]
    : term.endsWith('ies')
      ? [`${term.slice(0, -3)}y`]
      : [term.slice(0, -1), ...(term.endsWith('es') ? [term.slice(0, -2)] : [])];
}
