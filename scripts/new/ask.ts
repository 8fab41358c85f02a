import {AnswerError} from './scaffold';

export interface Question {
  readonly text: string;
  /** Default for an empty answer. */
  readonly proposal?: string;
  /** Why the input is invalid; undefined for a valid one. */
  readonly refusal?: (answer: string) => string | undefined;
}

/** @throws AnswerError if there is no answer, or an invalid one */
export type Ask = (option: string, question: Question) => Promise<string>;

/** Prompts in a terminal until the input is valid. */
export interface Person {
  /** Reads one line. */
  ask(text: string): Promise<string>;
  tell(text: string): void;
}

/**
 * Given answers, completed by prompting; without a terminal, by defaults.
 *
 * @param given by option; `path` and `name` are positional arguments
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
