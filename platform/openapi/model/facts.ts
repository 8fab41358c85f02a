import type {Cursor} from '../document/cursor';
import {readExtensions} from '../document/extensions';
import type {Described, Fact} from './types';

/** Text unchanged, unless it starts or ends with white space; other values as JSON. */
export function code(value: unknown): string {
  return typeof value === 'string' && value.trim() === value && value !== '' ? value : JSON.stringify(value);
}

/** Keywords that the type, the fields or the choice of a schema show. */
const shownElsewhere = new Set(
  '$ref description type format enum examples deprecated items required properties additionalProperties anyOf oneOf discriminator'.split(
    ' ',
  ),
);

/** Labels of keywords whose name doesn't say it, in display order. */
const labels: ReadonlyMap<string, string> = new Map([
  ['const', 'Always'],
  ['default', 'Default'],
  ['pattern', 'Pattern'],
  ['contentMediaType', 'Media type'],
]);

/** `maxLength` becomes `Max length`. */
const labelOf = (keyword: string): string =>
  labels.get(keyword) ??
  keyword.charAt(0).toUpperCase() + keyword.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** The `enum` of a schema, and every keyword whose value is shown unchanged. */
export function plainKeywords(cursor: Cursor): Readonly<Record<string, unknown>> {
  const names = [...labels.keys(), ...cursor.entries().map(([name]) => name)];
  const plain = [...new Set(names)].filter((name) => !shownElsewhere.has(name) && !name.startsWith('x-'));
  return Object.fromEntries(
    ['enum', ...plain].flatMap((name) => {
      const child = cursor.get(name);
      return child ? [[name, child.value]] : [];
    }),
  );
}

/** Constraints, default and values of a schema. */
export function schemaFacts(cursor: Cursor): Fact[] {
  const {enum: _, ...others} = plainKeywords(cursor);
  const values = cursor.items('enum').map(({value}) => code(value));
  return [
    ...(values.length > 0 ? [{label: 'Values', codes: values}] : []),
    ...Object.entries(others).map(([keyword, value]) => ({label: labelOf(keyword), codes: [code(value)]})),
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
