import type {Outcome, Seen} from '@avaturn-docs/platform/unconfirmed';
import type {Shapes} from './shape';

/** One thing that a response or an event shows about a statement. */
interface Check {
  readonly statement: string;
  /** Kind of the response or event, such as `createUser 200`. */
  readonly kind: string;
  /** `undocumented`: the documentation lacks it, and doesn't exclude it. */
  readonly result: 'fits' | 'differs' | 'undocumented';
  /** What was expected and seen, unless it fits. */
  readonly seen: Seen;
  /** Statements that it leaves open if it differs. */
  readonly doubts: readonly string[];
}

/** What a comparison saw. The verdict on each statement follows at the end, from everything. */
export class Checks {
  private readonly all: Check[] = [];
  /** Requests whose response says nothing about the documentation, for the reader. */
  readonly skipped = new Set<string>();

  expect(
    holds: boolean,
    statement: string,
    kind: string,
    expected: string,
    seen: string,
    {where = kind, doubts = []}: {readonly where?: string; readonly doubts?: readonly string[]} = {},
  ): void {
    this.all.push({statement, kind, result: holds ? 'fits' : 'differs', seen: {where, expected, seen}, doubts});
  }

  /** Something that the documentation lacks, and doesn't exclude. */
  addition(statement: string, where: string, expected: string, seen: string): void {
    this.all.push({statement, kind: where, result: 'undocumented', seen: {where, expected, seen}, doubts: []});
  }

  /**
   * Compares a value with a schema.
   * @param outer ids of the unconfirmed statements about what contains it, the nearest last
   */
  value(
    shapes: Shapes,
    value: unknown,
    pointer: string,
    kind: string,
    outer: readonly (readonly string[])[] = [],
  ): void {
    this.expect(true, pointer, kind, '', '');
    for (const {statements, expected, seen, ...part} of shapes.compare(value, pointer, outer))
      for (const statement of statements)
        this.all.push({...part, statement, kind, seen: {where: kind, expected, seen}});
  }

  isContradicted(statement: string): boolean {
    return this.all.some((one) => one.statement === statement && one.result === 'differs');
  }

  /**
   * Sorted, so that two runs that see the same report the same.
   * @param listed ids of statements that are listed even if nothing showed them
   */
  outcomes(listed: Iterable<string>): Outcome[] {
    // Nothing that differs is evidence, nor anything else of its kind.
    const failed = this.all.filter(({result}) => result === 'differs');
    const doubted = new Set(failed.flatMap(({kind, doubts}) => [kind, ...doubts]));
    return [...new Set([...listed, ...this.all.map(({statement}) => statement)])].sort().map((statement) => {
      const own = this.all.filter((one) => one.statement === statement);
      const fits = own.filter(({result}) => result === 'fits');
      const differences = own.filter(({result}) => result !== 'fits').map(({seen}) => seen);
      const isShown = !doubted.has(statement) && fits.some(({kind}) => !doubted.has(kind));
      const outcome = isShown ? 'as documented' : 'not seen';
      const result = this.isContradicted(statement) ? 'differs' : 'undocumented';
      return differences.length > 0
        ? {statement, outcome: result, observations: fits.length, differences: grouped(differences)}
        : {statement, outcome, observations: fits.length};
    });
  }
}

/** One entry for what several requests show: lengths and contents may differ. */
function grouped(differences: readonly Seen[]): Seen[] {
  const groups = new Map<string, Map<string, Seen>>();
  for (const one of [...differences].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))) {
    const key = `${one.expected}\n${one.seen.replace(/\(\d+\)|: .*/g, '')}`;
    const group = groups.get(key) ?? groups.set(key, new Map()).get(key)!;
    if (!group.has(one.where)) group.set(one.where, one);
  }
  return [...groups.values()].map((group) => {
    const [first] = group.values();
    return group.size > 1 ? {...first!, where: `${first!.where} and ${group.size - 1} more`} : first!;
  });
}
