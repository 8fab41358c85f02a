import type {Spot} from './spots';
import {fold} from './tokenize';

/**
 * Explanations of names of the API, the SDK and the skeleton, by normalized name: one line, and an address with the details.
 */
export type Answers = Readonly<Record<string, readonly [meaning: string, address: string]>>;

export const answersFileName = 'search-answers.json';

/** Normalizes a name or query for comparison: lowercase, without quotes, call parentheses, `sdk.` or period. */
export function answerKey(text: string): string {
  return fold(text.trim())
    .replace(/^["'`“]|["'`”.]+$/g, '')
    .replace(/\(\)$/, '')
    .replace(/^sdk\./, '');
}

/** Explains a query that is exactly a known name, if its address is in the index. */
export function answerTo(
  query: string,
  answers: Answers,
  spots: readonly Spot[],
): {readonly spot: number; readonly meaning: string} | undefined {
  const key = answerKey(query);
  const [meaning, address] = Object.hasOwn(answers, key) ? answers[key]! : [];
  if (meaning === undefined) {
    return undefined;
  }
  const spot = spots.findIndex(({page, heading}) => page.u + (heading?.h ?? '') === address);
  return spot < 0 ? undefined : {spot, meaning};
}
