import type {EngineResult} from '../../client/engine';
import type {SearchHit} from '../../client/protocol';
import type {Question, QuestionKind} from './question';

export interface Outcome {
  readonly question: Question;
  /** Place of the first right hit, from 1; Infinity if none of the first eight is. */
  readonly rank: number;
  readonly hits: readonly string[];
}

export interface Figures {
  readonly count: number;
  readonly first: number;
  readonly inThree: number;
  readonly reciprocalRank: number;
}

const shown = 8;
const perPage = 3;

/** Asks every question as the search bar does. */
export function ask(
  questions: readonly Question[],
  search: (query: {text: string; limit: number; perPage: number}) => EngineResult,
): Outcome[] {
  return questions.map((question) => {
    const {hits} = search({text: question.query, limit: shown, perPage});
    const place = hits.findIndex((hit) => answersIt(hit, question));
    return {question, rank: place < 0 ? Infinity : place + 1, hits: hits.map(addressOf)};
  });
}

/** Shares and mean reciprocal rank, from 0 to 1, of one kind or of all. */
export function figures(outcomes: readonly Outcome[], kind?: QuestionKind): Figures {
  const chosen = outcomes.filter(({question}) => kind === undefined || question.kind === kind);
  const share = (test: (outcome: Outcome) => number): number =>
    chosen.reduce((sum, outcome) => sum + test(outcome), 0) / chosen.length;
  return {
    count: chosen.length,
    first: share(({rank}) => (rank === 1 ? 1 : 0)),
    inThree: share(({rank}) => (rank <= 3 ? 1 : 0)),
    reciprocalRank: share(({rank}) => 1 / rank),
  };
}

function answersIt(hit: SearchHit, {answers}: Question): boolean {
  return answers.includes(addressOf(hit)) || answers.includes(hit.page);
}

function addressOf({href}: SearchHit): string {
  return href.replace(/\?[^#]*/, '');
}
