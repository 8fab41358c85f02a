import type {Cursor} from '../document/cursor';
import {pointerKeys} from '../document/pointer';
import {described, externalDocs} from './described';
import {plainKeywords, schemaFacts} from './facts';
import type {Child, Choice, Discriminator, Role, SchemaNode} from './types';

const jsonTypes = new Set(['null', 'boolean', 'object', 'array', 'number', 'string', 'integer']);

/** Parses a schema of the 2020-12 dialect that OpenAPI 3.1 uses. `$ref`s stay names. */
export function readSchema(cursor: Cursor): SchemaNode {
  if (typeof cursor.value === 'boolean') {
    return {...schemaOfAnything(cursor.pointer), source: cursor.value, never: !cursor.value};
  }
  cursor.expect('schema');
  const ref = schemaName(cursor.get('$ref'));
  const discriminator = readDiscriminator(cursor);
  const children = readChildren(cursor);
  return {
    ...described(cursor),
    pointer: cursor.pointer,
    source: cursor.value,
    ...(ref !== undefined && {ref}),
    title: cursor.text('title'),
    types: readTypes(cursor),
    format: cursor.text('format'),
    keywords: plainKeywords(cursor),
    facts: schemaFacts(cursor, new Set(children.map(({name}) => name))),
    examples: [
      ...[cursor.get('example')].flatMap((example) => (example ? [example.value] : [])),
      ...cursor.items('examples').map(({value}) => value),
    ],
    children,
    choices: readChoices(cursor, discriminator),
    discriminator,
    externalDocs: externalDocs(cursor),
    readOnly: cursor.flag('readOnly'),
    writeOnly: cursor.flag('writeOnly'),
    never: false,
  };
}

/** A schema that allows every value, in place of an omitted one. */
export const schemaOfAnything = (pointer: string): SchemaNode => ({
  pointer,
  source: true,
  types: [],
  keywords: {},
  facts: [],
  examples: [],
  children: [],
  choices: [],
  deprecated: false,
  unconfirmed: [],
  extensions: [],
  readOnly: false,
  writeOnly: false,
  never: false,
});

function readTypes(cursor: Cursor): string[] {
  const type = cursor.get('type');
  const types = type ? [type.value].flat() : [];
  const unknown = types.find((name) => typeof name !== 'string' || !jsonTypes.has(name));
  if (unknown !== undefined) {
    type?.fail(`${JSON.stringify(unknown)} is not a JSON type`, `Use ${[...jsonTypes].join(', ')}, or a list of these`);
  }
  return types as string[];
}

/** `#/components/schemas/User` becomes `User`. */
function schemaName(reference: Cursor | undefined): string | undefined {
  if (!reference) {
    return undefined;
  }
  const keys = pointerKeys(String(reference.value)) ?? [];
  return keys.length === 3 && keys[0] === 'components' && keys[1] === 'schemas'
    ? keys[2]
    : reference.fail(
        'A schema is drawn once and linked by its name, so it cannot be referred to at another place',
        'Move it to components/schemas and refer to it there',
      );
}

function readChildren(cursor: Cursor): Child[] {
  const required = new Set(cursor.items('required').map(({value}) => value));
  const child = (role: Role, name: string, schema: Cursor): Child => ({
    role,
    name,
    required: role === 'field' && required.has(name),
    schema: readSchema(schema),
  });
  const one = (role: Role, key: string): Child[] => {
    const schema = cursor.get(key);
    // `true` and `false` allow or forbid more: schemaFacts renders this as a fact.
    return schema && typeof schema.value !== 'boolean' ? [child(role, '', schema)] : [];
  };
  return [
    ...cursor.entries('properties').map(([name, schema]) => child('field', name, schema)),
    ...cursor.entries('patternProperties').map(([name, schema]) => child('pattern', name, schema)),
    ...one('map', 'additionalProperties'),
    ...one('names', 'propertyNames'),
    ...one('rest', 'unevaluatedProperties'),
    ...cursor.items('prefixItems').map((schema, index) => child('item', String(index + 1), schema)),
    ...one('items', 'items'),
    ...one('rest', 'unevaluatedItems'),
    ...one('contains', 'contains'),
    ...one('not', 'not'),
  ];
}

function readDiscriminator(cursor: Cursor): Discriminator | undefined {
  const discriminator = cursor.get('discriminator')?.expect('discriminator');
  return (
    discriminator && {
      property: discriminator.requiredText('propertyName'),
      mapping: discriminator.entries('mapping').map(([value, target]) => ({value, ref: mappedName(target)})),
    }
  );
}

/** A mapping refers to its schema by a pointer or by its name. */
function mappedName(target: Cursor): string {
  const name = String(target.value).replace(/^#\/components\/schemas\//, '');
  const schemas = (target.document.value['components'] as {schemas?: object} | undefined)?.schemas ?? {};
  return Object.hasOwn(schemas, name)
    ? name
    : target.fail(
        `The mapping leads to no schema: ${String(target.value)}`,
        'Write "#/components/schemas/…" with a name that exists',
      );
}

function readChoices(cursor: Cursor, discriminator: Discriminator | undefined): Choice[] {
  return (['oneOf', 'anyOf', 'allOf'] as const).flatMap((kind) => {
    const options = cursor.items(kind).map(readSchema);
    const values = (ref: string | undefined) =>
      kind === 'allOf' || ref === undefined ? [] : discriminatorValues(discriminator, ref);
    return options.length > 0
      ? [{kind, options: options.map((schema) => ({schema, discriminatorValues: values(schema.ref)}))}]
      : [];
  });
}

/** The discriminator values for this schema; without a mapping, by the standard, its own name. */
function discriminatorValues(discriminator: Discriminator | undefined, ref: string): string[] {
  const mapped = discriminator?.mapping.filter((entry) => entry.ref === ref).map(({value}) => value) ?? [];
  return discriminator && mapped.length === 0 ? [ref] : mapped;
}
