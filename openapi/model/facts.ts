import type {Cursor} from '../document/cursor';
import {labeledKeywords} from '../document/keywords';
import type {Fact} from './types';

const plain = Object.entries(labeledKeywords);

/** Boolean keywords with a text for each value; a value without a text isn't shown. */
const switches: readonly (readonly [keyword: string, yes: string | undefined, no: string | undefined])[] = [
  ['uniqueItems', 'No item twice', undefined],
  ['additionalProperties', 'Other keys allowed', 'No other keys'],
  ['unevaluatedProperties', 'Other keys allowed', 'No other keys'],
  ['items', 'Items of any kind', 'No further items'],
  ['unevaluatedItems', 'Further items allowed', 'No further items'],
  ['propertyNames', undefined, 'No keys'],
  ['contains', 'At least one item', 'Fits no list'],
  ['not', 'Fits no value', undefined],
];

/** Text unchanged, unless it starts or ends with white space; other values as JSON. */
export function code(value: unknown): string {
  return typeof value === 'string' && value.trim() === value && value !== '' ? value : JSON.stringify(value);
}

/** The labeled keywords of a schema, and its `enum`. */
export function plainKeywords(cursor: Cursor): Readonly<Record<string, unknown>> {
  const names = ['enum', ...plain.map(([keyword]) => keyword)];
  return Object.fromEntries(
    cursor.entries().flatMap(([name, {value}]) => (names.includes(name) ? [[name, value]] : [])),
  );
}

/** Constraints, default and values of a schema. `fields` are the names of separately rendered fields. */
export function schemaFacts(cursor: Cursor, fields: ReadonlySet<string>): Fact[] {
  for (const key of ['exclusiveMinimum', 'exclusiveMaximum']) {
    const limit = cursor.get(key);
    if (limit && typeof limit.value !== 'number') {
      limit.fail(
        `\`${key}\` is a number in OpenAPI 3.1`,
        'Write the limit itself here, in place of `minimum` or `maximum`',
      );
    }
  }
  const list = (key: string) => cursor.items(key).map(({value}) => value);
  const enumeration = list('enum');
  // Quotes distinguish "1" from 1 in a list of texts and other values.
  const mixed = enumeration.some((value) => typeof value !== 'string' && value !== null);
  const single = (label: string, codes: readonly string[]): Fact[] => (codes.length > 0 ? [{label, codes}] : []);
  return [
    ...single(
      'Values',
      enumeration.map((value) => (mixed ? JSON.stringify(value) : code(value))),
    ),
    ...plain.flatMap(([key, label]) => {
      const value = cursor.get(key);
      return value ? [{label, codes: [code(value.value)]}] : [];
    }),
    ...switches.flatMap(([key, yes, no]) => {
      const value = cursor.get(key)?.value;
      const label = value === true ? yes : value === false ? no : undefined;
      return label ? [{label, codes: []}] : [];
    }),
    ...single(
      'Also required',
      list('required')
        .map(String)
        .filter((name) => !fields.has(name)),
    ),
    ...cursor.entries('dependentRequired').map(([name, names]) => ({
      label: `With ${name} also required`,
      codes: Array.isArray(names.value)
        ? names.value.map(String)
        : names.fail('A list of field names was expected here', 'Write the names with "- "'),
    })),
  ];
}
