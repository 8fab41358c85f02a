import type {numberLimits, textLimits} from '../../../openapi/document/limits';

/**
 * The form fields of a request, generated from the API description during the build (`model/fields.ts`) and fetched as JSON
 * when a form opens. Nothing in this folder needs Node.
 */
export type Field = (
  | {readonly kind: 'const'; readonly value: unknown}
  | {readonly kind: 'enum'; readonly values: readonly unknown[]}
  | {readonly kind: 'boolean'}
  | ({readonly kind: 'number'; readonly integer: boolean} & Partial<Record<keyof typeof numberLimits, number>>)
  | ({readonly kind: 'text'; readonly format?: string} & Partial<Record<keyof typeof textLimits, number | string>>)
  | {readonly kind: 'object'; readonly fields: readonly NamedField[]}
  | {readonly kind: 'choice'; readonly options: readonly Option[]}
  // Values without a control are edited as JSON: lists, maps, values of any type.
  | {readonly kind: 'json'; readonly holds: 'list' | 'object' | 'value'}
  // A named schema, stored as a name because a schema can contain itself.
  | {readonly kind: 'ref'; readonly name: string}
) & {readonly nullable?: boolean};

export interface NamedField {
  readonly name: string;
  readonly required: boolean;
  readonly field: Field;
}

export interface Option {
  readonly label: string;
  readonly field: Field;
}

/** Fields by the name of their schema. */
export type NamedFields = Readonly<Record<string, Field>>;

/** The field for a schema name; a name that refers to itself is a value of any type. */
export function resolve(field: Field, named: NamedFields): Exclude<Field, {kind: 'ref'}> {
  let current = field;
  let nullable = field.nullable ?? false;
  for (let steps = 0; current.kind === 'ref'; steps++) {
    const target = named[current.name];
    if (!target || steps > 20) {
      return {kind: 'json', holds: 'value'};
    }
    current = target;
    nullable ||= target.nullable ?? false;
  }
  return nullable ? {...current, nullable} : current;
}

/** JSON types. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
