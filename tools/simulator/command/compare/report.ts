import {isStatement, statements, type Outcome, type StatementId} from '@avaturn-docs/platform/unconfirmed';
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

/** Options that statements need, with the options that count as them. */
const needs: readonly (readonly [options: readonly string[], ids: string])[] = [
  [['write'], 'validation-status delete-response session-fields session-url-query edit-avatar-id'],
  [['write', 'user'], 'avatar-list-fields scan-status list-flag'],
  [['photos'], 'photo-jpeg photo-no-token avatar-ready-fields delete-scope'],
  [
    ['avatar', 'photos'],
    'metadata-use rest-ranges null-empties-slot color-required asset-gone export-fields export-poll render-fields render-status render-url-null preview-scene',
  ],
  [['avatar', 'photos', 'user'], 'customization-fields'],
  [['webhooks'], 'webhook-post webhook-fields avatar-ready-fields'],
];

/** Statements about the API that are marked in guides only. */
export const comparable = needs.flatMap(([, ids]) => ids.split(' '));

function whyNotSeen(id: StatementId, used: readonly string[]): string {
  const needed = needs.filter(([, ids]) => ids.split(' ').includes(id)).map(([options]) => options);
  const missing = needed.find((options) => !options.some((option) => used.includes(option)));
  if (missing) return `add ${missing.map((option) => `--${option}`).join(' or ')}`;
  if (needed.length > 0) return 'no response showed it';
  return statements[id].way === 'person' ? 'only a person can settle it' : 'no call of this run shows it';
}

/**
 * The report for a terminal.
 * @param skipped requests and events that said nothing about the documentation
 */
export function reportText(
  {statements: all, options, stopped, left}: Comparison,
  skipped: Iterable<string>,
  shapes: Shapes,
): string {
  const of = (outcome: Outcome['outcome'], isMark: boolean) =>
    all.filter((one) => one.outcome === outcome && isStatement(one.statement) === isMark);
  const cut = (where: string): string => (where.length > maxWhere ? `${where.slice(0, maxWhere)}…` : where);
  const section = (title: string, lines: readonly string[]) => (lines.length === 0 ? [] : ['', title, ...lines]);
  const differences = (outcome: Outcome['outcome']) =>
    [...of(outcome, true), ...of(outcome, false)].flatMap(({statement, differences: list = []}) => [
      `  ${statement}: ${shapes.statements.get(statement) ?? ''}`.replace(/: $/, ''),
      ...list.map(({where, expected, seen}) => `    ${cut(where)}: expected ${expected}, saw ${seen}`),
    ]);
  const unseen = of('not seen', true).map(({statement, observations}) =>
    observations > 0 ? 'a response that shows it differs' : whyNotSeen(statement as StatementId, options),
  );
  const reasons = [...new Set(unseen)].sort();
  const sum = (isMark: boolean): string =>
    `${of('as documented', isMark).length} as documented, ${of('differs', isMark).length} different`;
  const total = all.filter(({statement}) => isStatement(statement)).length;
  return [
    '',
    `${total} unconfirmed statements: ${sum(true)}, ${unseen.length} not seen.`,
    `Documented parts of the API: ${sum(false)}, ${of('undocumented', false).length} with additions.`,
    ...(stopped ? ['', `It ended early: ${stopped}.`] : []),
    ...(left > 0
      ? ['', `${left} ${left === 1 ? 'thing' : 'things'} could not be undone. Run it with --cleanup later.`]
      : []),
    ...section('Different from the documentation', differences('differs')),
    ...section('Not in the documentation', differences('undocumented')),
    ...section(
      'Without a verdict',
      [...skipped].sort().map((line) => `  ${cut(line)}`),
    ),
    ...section(
      'Not seen',
      reasons.map((reason) => `  ${unseen.filter((one) => one === reason).length}: ${reason}`),
    ),
  ].join('\n');
}
