export type QuestionKind = 'identifier' | 'error' | 'synonym' | 'unfinished' | 'typo' | 'two typos' | 'task' | 'topic';

/** A query as an integrator types it, with the places that answer it. */
export interface Question {
  readonly kind: QuestionKind;
  readonly query: string;
  /** Page, or page with the anchor where one heading is right: `/docs/importing/blender/#shape-keys`. Any of them will do. */
  readonly answers: readonly string[];
}

type Row = readonly [query: string, ...answers: string[]];

/** Rows of one kind. Answers within `/docs/` are written without it. */
export function questions(kind: QuestionKind, rows: readonly Row[]): Question[] {
  return rows.map(([query, ...answers]) => ({
    kind,
    query,
    answers: answers.map((answer) => (/^\/(api\/|#|$)/.test(answer) ? answer : `/docs${answer}`)),
  }));
}
