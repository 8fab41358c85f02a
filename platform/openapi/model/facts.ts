import type {Cursor} from '../document/cursor';
import {readExtensions} from '../document/extensions';
import {labeledKeywords} from '../document/keywords';
import type {Described, Fact} from './types';

/** Text unchanged, unless it starts or ends with white space; other values as JSON. */
export function code(value: unknown): string {
  return typeof value === 'string' && value.trim() === value && value !== '' ? value : JSON.stringify(value);
}

/** The labeled keywords of a schema, and its `enum`. */
export function plainKeywords(cursor: Cursor): Readonly<Record<string, unknown>> {
  const names = ['enum', ...Object.keys(labeledKeywords)];
  return Object.fromEntries(
    cursor.entries().flatMap(([name, {value}]) => (names.includes(name) ? [[name, value]] : [])),
  );
}

/** Constraints, default and values of a schema. */
export function schemaFacts(cursor: Cursor): Fact[] {
  const values = cursor.items('enum').map(({value}) => code(value));
  return [
    ...(values.length > 0 ? [{label: 'Values', codes: values}] : []),
    ...Object.entries(labeledKeywords).flatMap(([key, label]) => {
      const value = cursor.get(key);
      return value ? [{label, codes: [code(value.value)]}] : [];
    }),
  ];
}

/** Description, deprecation, marks and extensions, which nearly every object of the document can have. */
export function described(cursor: Cursor): Described {
  return {
    description: cursor.text('description'),
    deprecated: cursor.flag('deprecated'),
    unconfirmed: cursor.unconfirmed(),
    extensions: readExtensions(cursor),
  };
}
