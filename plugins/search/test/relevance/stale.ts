import type {SearchIndexFile} from '../../client/format';
import type {Judgment} from './judgment';

/**
 * Finds judged places that no page has any more, usually because a heading was renamed. They would count as misses.
 * @returns one line with a fix per place
 */
export function stalePlaces(judgments: readonly Judgment[], [pages, headings]: SearchIndexFile): string[] {
  const addresses = new Set([...pages.documents, ...headings.documents].map(({u, h = ''}) => u + h));
  return judgments.flatMap(({query, grades}) =>
    [...grades.keys()]
      .filter((address) => !addresses.has(address))
      .map((address) => `"${query}" is judged by ${address}, which is not in the index. Use the page's new heading.`),
  );
}
