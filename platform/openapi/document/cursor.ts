import {failure, type ApiDocument} from './load';
import {findings, isConfirmed, isStatement} from '../../unconfirmed';
import {childPointer, pointerKeys, valueAt} from './pointer';

/**
 * A value of the document with its location, so that its reader can report where it is wrong. `npm run check` lints the file:
 * types, required fields and references are right.
 */
export class Cursor {
  constructor(
    readonly document: ApiDocument,
    readonly value: unknown = document.value,
    readonly pointer = '#',
  ) {}

  fail(problem: string, fix: string): never {
    throw failure(this.document, this.pointer, problem, fix);
  }

  get(key: string): Cursor | undefined {
    const value = (this.value as Record<string, unknown>)[key];
    return value === undefined ? undefined : new Cursor(this.document, value, childPointer(this.pointer, key));
  }

  /** Keys with their values at a path from here, in file order; empty if it is missing. */
  entries(...path: string[]): [string, Cursor][] {
    const target = path.reduce<Cursor | undefined>((owner, key) => owner?.get(key), this);
    return target ? Object.keys(target.value as object).map((key) => [key, target.get(key)!]) : [];
  }

  /** Items of the list under `key`; empty if it is missing. */
  items(key: string): Cursor[] {
    return this.entries(key).map(([, item]) => item);
  }

  text(key: string): string | undefined {
    return this.get(key)?.value as string | undefined;
  }

  requiredText(key: string): string {
    return this.text(key)!;
  }

  flag(key: string): boolean {
    return this.get(key)?.value === true;
  }

  /**
   * Ids of the unconfirmed statements about this value (`x-unconfirmed`: an id or a list of ids), without confirmed ones,
   * and its pointer if the platform differs from it.
   */
  unconfirmed(): string[] {
    const mark = this.get('x-unconfirmed');
    const marks = Array.isArray(mark?.value) ? this.items('x-unconfirmed') : mark ? [mark] : [];
    const ids = marks.map((id) =>
      isStatement(id.value)
        ? id.value
        : id.fail(
            '`x-unconfirmed` needs the id of a statement',
            'Write an id of platform/unconfirmed.ts, or add it there',
          ),
    );
    return [...ids.filter((id) => !isConfirmed(id)), ...(this.pointer in findings ? [this.pointer] : [])];
  }

  /** This value, or the target of its `$ref`. Not for schemas, whose names are kept. */
  follow(): Cursor {
    return this.get('$ref')?.target() ?? this;
  }

  /** The value that this `$ref` names. */
  target(): Cursor {
    const pointer = String(this.value);
    return new Cursor(this.document, valueAt(this.document.value, pointerKeys(pointer)), pointer);
  }
}
