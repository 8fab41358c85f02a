import {routes} from '../../../../data/routes';

/** Kinds of queries: a word or two, a name from code, a question, or a problem. */
export const groups = ['word', 'identifier', 'question', 'symptom'] as const;
export type Group = (typeof groups)[number];

/** 3: the page or section about the query; 2: a section that covers it; 1: a mention. */
export type Grade = 0 | 1 | 2 | 3;

/** A query as an integrator types it, with its relevant places. */
export interface Judgment {
  readonly group: Group;
  readonly query: string;
  /** Grade by address: a page, or a page with an anchor (`/docs/importing/blender/#shape-keys`). */
  readonly grades: ReadonlyMap<string, Grade>;
}

/**
 * Parses judgments of one group, one per line: `query => ideal places; good places`. A place is the end
 * of a page's path, such as `importing/unity`, with an anchor for a section.
 * @throws Error if a line has another form, or names no page or several
 */
export function judge(group: Group, lines: string): Judgment[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [, query, ideal, good] = /^(.+?) => ([^;]+?)(?:; (.+))?$/.exec(line.trim()) ?? [];
      if (!query || !ideal) {
        throw new Error(`"${line}" is not a judgment. Write: query => ideal places; good places`);
      }
      const grades = new Map<string, Grade>();
      good?.split(' ').forEach((place) => grades.set(addressOf(place), 2));
      ideal.split(' ').forEach((place) => grades.set(addressOf(place), 3));
      return {group, query, grades};
    });
}

function addressOf(place: string): string {
  const [end = '', anchor] = place.split('#');
  const paths = routes.map(({path}) => path);
  const found = paths.includes(`/${end}/`) ? [`/${end}/`] : paths.filter((path) => path.endsWith(`/${end}/`));
  if (found.length !== 1) {
    throw new Error(`"${end}" is the end of ${found.length} paths. Write as much of one page's path as names only it.`);
  }
  return anchor === undefined ? found[0]! : `${found[0]}#${anchor}`;
}

/** Grade of a place: its own, or, for another place of a judged page, one less than the page's, at least 1. */
export function gradeOf(address: string, {grades}: Judgment): Grade {
  const page = address.replace(/#.*/, '');
  const own = grades.get(address);
  if (own !== undefined) {
    return own;
  }
  const ofPage = grades.get(page);
  if (ofPage !== undefined) {
    return Math.max(1, ofPage - 1) as Grade;
  }
  return [...grades.keys()].some((place) => place.startsWith(`${page}#`)) ? 1 : 0;
}
