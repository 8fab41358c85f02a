import type {Outcome, Seen} from '@avaturn-docs/platform/unconfirmed';
import type {Shapes} from './shape';

/** Statements about the form of a response, which its schema settles. The others need a check of their own. */
const ofSchemas = new Set(
  'session-fields avatar-list-fields scan-status export-fields render-fields render-status delete-response validation-body error-body webhook-fields avatar-ready-fields customization-fields'.split(
    ' ',
  ),
);

/** What a comparison saw, by statement. */
export class Observations {
  /** The kinds of responses and events that showed each statement as documented, such as `createUser 200`. */
  private readonly evidence = new Map<string, string[]>();
  /** Kinds of responses and events that differ, and the statements about them: neither as documented nor contradicted. */
  private readonly doubted = new Set<string>();
  /** Requests whose response says nothing about the documentation, for the reader. */
  readonly skipped = new Set<string>();
  private readonly found = new Map<string, {readonly kind: 'differs' | 'undocumented'; readonly list: Seen[]}>();

  /** @param source the kind of the response or event; it is no evidence if anything like it differs */
  fits(statement: string, source = ''): void {
    this.evidence.set(statement, [...(this.evidence.get(statement) ?? []), source]);
  }

  differs(
    statement: string,
    where: string,
    expected: string,
    seen: string,
    kind: 'differs' | 'undocumented' = 'differs',
  ): void {
    const old = this.found.get(statement);
    const list = old?.list ?? [];
    if (!list.some((one) => one.where === where && one.expected === expected && one.seen === seen)) {
      list.push({where, expected, seen});
    }
    this.found.set(statement, {kind: old?.kind === 'differs' ? 'differs' : kind, list});
  }

  doubt(ids: readonly string[]): void {
    ids.forEach((id) => this.doubted.add(id));
  }

  isContradicted(statement: string): boolean {
    return this.found.get(statement)?.kind === 'differs';
  }

  expect(holds: boolean, statement: string, where: string, expected: string, seen: string, source = where): void {
    if (holds) this.fits(statement, source);
    else this.differs(statement, where, expected, seen);
  }

  /**
   * Compares a value with a schema.
   * @param outer ids of the unconfirmed statements about the response that contains it
   * @returns whether it is as documented
   */
  value(shapes: Shapes, value: unknown, pointer: string, where: string, outer: readonly string[] = []): boolean {
    const met = new Set<string>();
    const found = shapes.compare(value, pointer, (marks) => marks.forEach((mark) => met.add(mark)), [outer]);
    for (const {pointer: part, marks, enclosing, expected, seen, isAddition} of found) {
      if (!isAddition) this.doubt([...enclosing, where]);
      const kind = isAddition ? 'undocumented' : 'differs';
      const contradicted = marks.filter((mark) => ofSchemas.has(mark));
      for (const statement of contradicted.length === 0 ? [part] : contradicted) {
        this.differs(statement, where, expected, seen, kind);
      }
      contradicted.forEach((mark) => met.delete(mark));
    }
    const isFit = found.every(({isAddition}) => isAddition);
    if (isFit) this.fits(pointer, where);
    for (const mark of met) if (ofSchemas.has(mark)) this.fits(mark);
    return isFit;
  }

  /**
   * Sorted, so that two runs that see the same report the same.
   * @param all ids of statements that are listed even if nothing showed them
   */
  list(all: Iterable<string>): Outcome[] {
    const ids = new Set([...all, ...this.evidence.keys(), ...this.found.keys()]);
    return [...ids].sort().map((statement) => {
      const {kind, list} = this.found.get(statement) ?? {};
      const sources = this.evidence.get(statement) ?? [];
      const isShown = !this.doubted.has(statement) && sources.some((source) => !this.doubted.has(source));
      return {
        statement,
        outcome: kind ?? (isShown ? 'as documented' : 'not seen'),
        observations: sources.length,
        ...(list && {differences: grouped(list)}),
      };
    });
  }
}

/** One entry for what several requests show: lengths and contents may differ. */
function grouped(list: readonly Seen[]): Seen[] {
  const groups = new Map<string, Seen[]>();
  for (const one of [...list].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))) {
    const key = `${one.expected}\n${one.seen.replace(/\(\d+\)|: .*/g, '')}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()].map((group) => {
    const others = new Set(group.map(({where}) => where)).size - 1;
    return {...group[0]!, ...(others > 0 && {where: `${group[0]!.where} and ${others} more`})};
  });
}
