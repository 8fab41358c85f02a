import type {SearchIndexFile} from '../../client/format';
import type {Judgment} from './judgment';

/**
 * Places that no page has any more, because a heading was renamed: a judgment would count as missed for a wrong reason.
 * @returns a line for each, with its fix
 */
export function stalePlaces(judgments: readonly Judgment[], [pages, headings]: SearchIndexFile): string[] {
  const addresses = new Set([...pages.documents, ...headings.documents].map(({u, h = ''}) => u + h));
  return judgments.flatMap(({query, grades}) =>
    [...grades.keys()]
      .filter((address) => !addresses.has(address))
      .map((address) => `"${query}" is judged by ${address}, which is not in the index. Use the page's new heading.`),
  );
}
