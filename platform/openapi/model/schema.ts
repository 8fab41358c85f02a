import type {Cursor} from '../document/cursor';
import {described, plainKeywords, schemaFacts} from './facts';
import type {Child, Choice, SchemaNode} from './types';

/** Parses a schema of the 2020-12 dialect that OpenAPI 3.1 uses. `$ref`s stay names. */
export function readSchema(cursor: Cursor): SchemaNode {
  const ref = schemaName(cursor.get('$ref'));
  return {
    ...described(cursor),
    pointer: cursor.pointer,
    source: cursor.value as object,
    ...(ref !== undefined && {ref}),
    types: [cursor.get('type')?.value ?? []].flat() as string[],
    format: cursor.text('format'),
    keywords: plainKeywords(cursor),
    facts: schemaFacts(cursor),
    examples: cursor.items('examples').map(({value}) => value),
    children: readChildren(cursor),
    choice: readChoice(cursor),
  };
}

/** `#/components/schemas/User` becomes `User`. */
function schemaName(reference: Cursor | undefined): string | undefined {
  const {pointer} = reference?.target() ?? {};
  const name = pointer && /^#\/components\/schemas\/([^/]+)$/.exec(pointer)?.[1];
  if (reference && !name) {
    reference.fail(
      'A schema is drawn once and linked by its name, so it cannot be referred to at another place',
      'Move it to components/schemas and refer to it there',
    );
  }
  return name;
}

function readChildren(cursor: Cursor): Child[] {
  const required = cursor.items('required');
  const fields = cursor.entries('properties').map(([name, schema]): Child => ({
    role: 'field',
    name,
    required: required.some(({value}) => value === name),
    schema: readSchema(schema),
  }));
  const rest = [
    ['map', cursor.get('additionalProperties')],
    ['items', cursor.get('items')],
  ] as const;
  return [
    ...fields,
    ...rest.flatMap(([role, schema]): Child[] =>
      schema ? [{role, name: '', required: false, schema: readSchema(schema)}] : [],
    ),
  ];
}

function readChoice(cursor: Cursor): Choice | undefined {
  const kind = cursor.get('oneOf') ? 'oneOf' : 'anyOf';
  const options = cursor.items(kind).map(readSchema);
  const discriminator = cursor.get('discriminator');
  const values = discriminator?.entries('mapping') ?? [];
  for (const [value, target] of values) {
    const same = values.filter(([, {value: other}]) => other === target.value);
    if (same.length > 1 || !options.some(({ref}) => target.value === `#/components/schemas/${ref}`)) {
      target.fail(`No option of the choice is only for "${value}"`, 'Map each value to a `$ref` of the options');
    }
  }
  const valueOf = ({ref}: SchemaNode) => values.find(([, {value}]) => value === `#/components/schemas/${ref}`)?.[0];
  if (options.length === 0) return undefined;
  return {
    kind,
    options: options.map((schema) => ({schema, discriminatorValue: valueOf(schema)})),
    discriminator: discriminator?.requiredText('propertyName'),
  };
}
