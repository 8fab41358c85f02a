import {isStatement, type Outcome} from '@avaturn-docs/platform/unconfirmed';
import type {Shapes} from './shape';

/** What `comparison.json` holds: no text of the server but documented names and values. */
export interface Comparison {
  readonly tool: string;
  /** Day of the comparison (ISO 8601). */
  readonly date: string;
  /** The platform's URL; any other is private. */
  readonly server: string;
  readonly options: readonly string[];
  /** Why it ended early. */
  readonly stopped?: string;
  /** How many users or customizations the cleanup couldn't undo. */
  readonly left: number;
  readonly statements: readonly Outcome[];
}

/** Characters of a line that say which request it is. */
const maxWhere = 110;
const cut = (where: string): string => (where.length > maxWhere ? `${where.slice(0, maxWhere)}…` : where);

/**
 * The report for a terminal.
 * @param skipped requests and events that said nothing about the documentation
 */
export function reportText({statements, stopped, left}: Comparison, skipped: Iterable<string>, shapes: Shapes): string {
  const [marks, parts] = [true, false].map((isMark) =>
    statements.filter((one) => isStatement(one.statement) === isMark),
  );
  const count = (list: readonly Outcome[], outcome: Outcome['outcome']) =>
    list.filter((one) => one.outcome === outcome).length;
  const sum = (list: readonly Outcome[]) =>
    `${count(list, 'as documented')} as documented, ${count(list, 'differs')} different`;
  const section = (title: string, lines: readonly string[]) => (lines.length === 0 ? [] : ['', title, ...lines]);
  const differences = (outcome: Outcome['outcome']) =>
    [...marks!, ...parts!]
      .filter((one) => one.outcome === outcome)
      .flatMap(({statement, differences: list = []}) => [
        `  ${statement}: ${shapes.statements.get(statement) ?? ''}`.replace(/: $/, ''),
        ...list.map(({where, expected, seen}) => `    ${cut(where)}: expected ${expected}, saw ${seen}`),
      ]);
  return [
    '',
    `${marks!.length} unconfirmed statements: ${sum(marks!)}, ${count(marks!, 'not seen')} not seen.`,
    `Documented parts of the API: ${sum(parts!)}, ${count(parts!, 'undocumented')} with additions.`,
    ...(stopped ? [`It ended early: ${stopped}.`] : []),
    ...(left > 0 ? [`Not undone: ${left}. Run it with --cleanup later.`] : []),
    ...section('Different from the documentation', differences('differs')),
    ...section('Not in the documentation', differences('undocumented')),
    ...section(
      'Without a verdict',
      [...skipped].sort().map((line) => `  ${cut(line)}`),
    ),
  ].join('\n');
}
