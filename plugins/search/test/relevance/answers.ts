import type {SearchIndexFile} from '../../client/format';
import type {Question} from './question';

/**
 * Answers that do not exist, because a page or heading was renamed: the question would count as missed for a wrong reason.
 * @returns a line for each, with its fix
 */
export function unknownAnswers(questions: readonly Question[], [pages, headings]: SearchIndexFile): string[] {
  const addresses = new Set([...pages.documents, ...headings.documents].map(({u, h = ''}) => u + h));
  return questions.flatMap(({query, answers}) =>
    answers
      .filter((answer) => !addresses.has(answer))
      .map(
        (answer) =>
          `questions: "${query}" expects ${answer}, which is not in the index. Change the expected place to the page's new heading.`,
      ),
  );
}
