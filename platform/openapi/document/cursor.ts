import {failure, type ApiDocument} from './load';
import {findings, isConfirmed, isStatement} from '../../unconfirmed';
import {childPointer, pointerKeys, valueAt} from './pointer';

/** A value of the document with its location, so that its reader can report where it is wrong. */
export class Cursor {
  constructor(
    readonly document: ApiDocument,
    readonly value: unknown = document.value,
    readonly pointer = '#',
  ) {}

  fail(problem: string, fix: string): never {
    throw failure(this.document, this.pointer, problem, fix);
  }

  private at(key: string | number, value: unknown): Cursor {
    return new Cursor(this.document, value, childPointer(this.pointer, key));
  }

  private get object(): Record<string, unknown> {
    if (typeof this.value !== 'object' || this.value === null || Array.isArray(this.value)) {
      this.fail('An object was expected here', 'Write keys and values');
    }
    return this.value as Record<string, unknown>;
  }

  get(key: string): Cursor | undefined {
    return Object.hasOwn(this.object, key) ? this.at(key, this.object[key]) : undefined;
  }

  /** Keys with their values, in file order; empty if the key is missing. */
  entries(key?: string): [string, Cursor][] {
    const target = key === undefined ? this : this.get(key);
    return target ? Object.entries(target.object).map(([name, value]) => [name, target.at(name, value)]) : [];
  }

  /** Items of the list under `key`; empty if it is missing. */
  items(key: string): Cursor[] {
    const list = this.get(key);
    if (!list) {
      return [];
    }
    return Array.isArray(list.value)
      ? list.value.map((value, index) => list.at(index, value))
      : list.fail('A list was expected here', 'Write its entries with "- "');
  }

  text(key: string): string | undefined {
    const child = this.get(key);
    return (
      child &&
      (typeof child.value === 'string'
        ? child.value
        : child.fail('A text was expected here', 'Put the value in quotes'))
    );
  }

  requiredText(key: string): string {
    return this.text(key) ?? this.fail(`\`${key}\` is missing`, `Add \`${key}\``);
  }

  flag(key: string): boolean {
    const child = this.get(key);
    return child
      ? child.value === true ||
          (child.value !== false && child.fail('true or false was expected here', 'Write true or false'))
      : false;
  }

  /**
   * Ids of the unconfirmed statements about this value (`x-unconfirmed`: an id or a list of ids), without confirmed ones,
   * and its pointer if the platform differs from it.
   */
  unconfirmed(): string[] {
    const mark = this.get('x-unconfirmed');
    const ids = (Array.isArray(mark?.value) ? this.items('x-unconfirmed') : mark ? [mark] : []).map((id) =>
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
    const reference = this.get('$ref');
    if (!reference) {
      return this;
    }
    const beside = this.entries().find(([key]) => key !== '$ref');
    beside?.[1].fail(
      `\`${beside[0]}\` is beside a \`$ref\` and would not be shown`,
      'Move it to the target, or write the object out',
    );
    return reference.target();
  }

  /** The value that this `$ref` names. */
  target(): Cursor {
    const pointer = String(this.value);
    const keys = pointer.startsWith('#/') ? pointerKeys(pointer) : [];
    const value = valueAt(this.document.value, keys);
    if (keys.length === 0 || value === undefined) {
      const known = keys.length > 0 ? Object.keys(valueAt(this.document.value, keys.slice(0, -1)) ?? {}) : [];
      this.fail(
        `Broken \`$ref\`: ${pointer}`,
        `Add the target to this file, or correct the name${known.length > 0 ? `. There are: ${known.join(', ')}` : ''}`,
      );
    }
    return new Cursor(this.document, value, pointer);
  }
}
