import type {Cursor} from '../document/cursor';
import {labeledKeywords} from '../document/keywords';
import type {Fact} from './types';

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
