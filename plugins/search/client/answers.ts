import type {Spot} from './spots';
import {fold} from './tokenize';

/** What names of the API, the SDK and the skeleton mean, by their key: a line, and the address that says more. */
export type Answers = Readonly<Record<string, readonly [meaning: string, address: string]>>;

/** Name of the file with the answers, from the site's base. */
export const answersFileName = 'search-answers.json';

/** What a name and a query that is that name have in common: no case, quotes, call, `sdk.` or full stop. */
export function answerKey(text: string): string {
  return fold(text.trim())
    .replace(/^["'`“]|["'`”.]+$/g, '')
    .replace(/\(\)$/, '')
    .replace(/^sdk\./, '');
}

/**
 * What explains a query that is exactly a known name.
 * @returns undefined for any other query, and for a name whose place is not in the index
 */
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
