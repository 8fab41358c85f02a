import {AnswerError} from './scaffold';

export interface Question {
  readonly text: string;
  /** What an empty answer means. */
  readonly proposal?: string;
  /** Why an answer can't be used; undefined for one that can. */
  readonly refusal?: (answer: string) => string | undefined;
}

/** @throws AnswerError where there is no answer, or one was given that can't be used */
export type Ask = (option: string, question: Question) => Promise<string>;

/** Somebody at a terminal, who is asked until the answer can be used. */
export interface Person {
  /** One line, as typed. */
  ask(text: string): Promise<string>;
  tell(text: string): void;
}

/**
 * Answers as given, and for the rest those of a person; where there is nobody, what the questions propose.
 *
 * @param given by option; `path` and `name` are words of the command
 */
export function asker(given: Readonly<Record<string, string | undefined>>, person: Person | undefined): Ask {
  return async (option, {text, proposal, refusal}) => {
    const value = given[option] ?? (person ? undefined : proposal);
    if (value !== undefined) {
      const problem = refusal?.(value);
      if (problem !== undefined) {
        throw new AnswerError(problem);
      }
      return value;
    }
    if (!person) {
      throw new AnswerError(`${['path', 'name'].includes(option) ? option : `--${option}`} is missing: ${text}`);
    }
    for (;;) {
      const typed = (await person.ask(`${text}${proposal ? ` [${proposal}]` : ''}: `)).trim();
      const answer = typed || (proposal ?? '');
      const problem = refusal?.(answer);
      if (problem === undefined) {
        return answer;
      }
      person.tell(problem);
    }
  };
}
