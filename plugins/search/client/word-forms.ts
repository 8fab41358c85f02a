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

/** The singular of a plural, and the reverse: `viseme` for `visemes`. Some results aren't words. */
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
