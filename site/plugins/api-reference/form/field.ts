/**
 * The form fields of a request, generated from the API description during the build (`model/fields.ts`) and fetched as JSON
 * when a form opens. Nothing in this folder needs Node.
 */
export type Field = (
  | {readonly kind: 'const'; readonly value: unknown}
  | {readonly kind: 'enum'; readonly values: readonly unknown[]}
  | {readonly kind: 'boolean'}
  | {readonly kind: 'number'; readonly integer: boolean}
  | {readonly kind: 'text'; readonly format?: string; readonly pattern?: string}
  | {readonly kind: 'object'; readonly fields: readonly NamedField[]}
  | {readonly kind: 'choice'; readonly options: readonly Option[]}
  // Values without a control are edited as JSON: lists, maps, values of any type.
  | {readonly kind: 'json'; readonly holds: 'list' | 'object' | 'value'}
  // A named schema, stored as a name because a schema can contain itself.
  | {readonly kind: 'ref'; readonly name: string}
) & {
  /** Only objects and choices can be null. */
  readonly nullable?: boolean;
};

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

/** The field for a schema name. */
export function resolve(field: Field, named: NamedFields): Exclude<Field, {kind: 'ref'}> {
  if (field.kind !== 'ref') {
    return field;
  }
  const target = resolve(named[field.name]!, named);
  return field.nullable ? {...target, nullable: true} : target;
}

/** Whether a value is a JSON object. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
