/** Least `similarity` of names that are worth showing. */
export const minSimilarity = 0.5;

const pairsOf = (text: string): string[] =>
  [...text.toLowerCase()].map((letter, at, all) => letter + (all[at + 1] ?? ''));

/** From 0 to 1, by the pairs of letters that both have. */
export function similarity(one: string, other: string): number {
  const [first, second] = [pairsOf(one), pairsOf(other)];
  const shared = first.filter((pair) => second.includes(pair)).length;
  return (2 * shared) / (first.length + second.length);
}

/** A question about the most similar name after a space, or nothing. */
export function didYouMean(wanted: string, names: readonly string[], prefix = ''): string {
  const likeness = (name: string): number => similarity(name, wanted);
  const [nearest] = [...names].sort((a, b) => likeness(b) - likeness(a));
  return nearest !== undefined && likeness(nearest) >= minSimilarity ? ` Did you mean ${prefix}${nearest}?` : '';
}
