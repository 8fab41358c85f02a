import type {Vocabulary} from './vocabulary';

/** Minimum length of a part: shorter ones occur by chance. */
const minPart = 3;
const maxParts = 4;

/** Cuts a term into two or more words of the index, the first as long as possible. */
export function cutWords(term: string, vocabulary: Vocabulary, parts = maxParts): string[] | undefined {
  for (let at = term.length - minPart; at >= minPart; at--) {
    const [left, right] = [term.slice(0, at), term.slice(at)];
    if (vocabulary.has(left)) {
      const rest = vocabulary.has(right) ? [right] : parts > 2 ? cutWords(right, vocabulary, parts - 1) : undefined;
      if (rest) {
        return [left, ...rest];
      }
    }
  }
  return undefined;
}
