import type {GeneratedPage} from '../pages/generate';
import {Random} from '@avaturn-docs/avatar-glb/test/random';

export type QueryKind = 'heading' | 'unfinished' | 'one typo' | 'identifier';

export interface BenchQuery {
  readonly kind: QueryKind;
  readonly text: string;
  /** Path of the page that should be in the first eight hits. */
  readonly page: string;
}

const ofEachKind = 30;
/** Queries that are typed letter by letter to measure keystrokes. */
export const typedQueries = 20;

/** Queries for random sections: their heading, a prefix of it, a misspelled one, and an identifier from their code. */
export function makeQueries(pages: readonly GeneratedPage[], seed: number): BenchQuery[] {
  const random = new Random(seed);
  const sections = pages.flatMap(({path, sections}) => sections.map((section) => ({path, ...section})));
  const headed = sections.filter(({heading}) => heading.includes(' '));
  const coded = sections.filter(({code}) => code !== '');
  const take = <T>(list: readonly T[], make: (entry: T) => BenchQuery): BenchQuery[] =>
    Array.from({length: ofEachKind}, () => make(random.pick(list)));
  return [
    ...take(headed, ({path, heading}) => ({kind: 'heading', text: heading, page: path})),
    ...take(headed, ({path, heading}) => ({kind: 'unfinished', text: heading.slice(0, -2), page: path})),
    ...take(headed, ({path, heading}) => ({kind: 'one typo', text: withTypo(heading, random), page: path})),
    ...take(coded, ({path, code}) => ({kind: 'identifier', text: /await (\w+)/.exec(code)![1]!, page: path})),
  ];
}

/** Removes, doubles, changes or swaps one letter inside the longest word. */
function withTypo(text: string, random: Random): string {
  const word = text.split(' ').reduce((longest, next) => (next.length > longest.length ? next : longest));
  const at = random.between(1, word.length - 2);
  const letter = word.charAt(at);
  const [before, after] = [word.slice(0, at), word.slice(at + 1)];
  const slips = [
    before + after,
    before + letter + letter + after,
    before + (letter === 'e' ? 'a' : 'e') + after,
    before + after.charAt(0) + letter + after.slice(1),
  ];
  return text.replace(word, random.pick(slips));
}
