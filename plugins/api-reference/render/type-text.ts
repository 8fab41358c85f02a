import type {Child, Role, SchemaNode} from '../model';
import {href, schemaAnchor} from './anchors';
import {html, join, type Html} from './html';

/** A schema's type in words: `string (uuid) or null`, `list of AvatarListItem`. Named schemas are links. */
export function typeText(schema: SchemaNode): Html {
  const pieces = typePieces(schema);
  return pieces.length > 0 ? join(pieces, ' or ') : html`any value`;
}

function typePieces(schema: SchemaNode): Html[] {
  if (schema.never) {
    return [html`no value`];
  }
  const named = schema.ref === undefined ? [] : [html`<a href="${href(schemaAnchor(schema.ref))}">${schema.ref}</a>`];
  const plain = schema.types.map((type) => plainType(schema, type));
  const choices = schema.choices.flatMap(({kind, options}) => {
    const pieces = options.map((option) => typePieces(option.schema)).filter((list) => list.length > 0);
    return kind === 'allOf'
      ? pieces.length > 0
        ? [
            join(
              pieces.map((list) => join(list, ' or ')),
              ' and ',
            ),
          ]
        : []
      : pieces.flat();
  });
  // With a type of its own the schema says enough; the choices follow below it.
  const all = plain.length > 0 ? [...named, ...plain] : [...named, ...choices];
  return all.filter((piece, index) => all.findIndex(({text}) => text === piece.text) === index);
}

function plainType(schema: SchemaNode, type: string): Html {
  const only = (role: Role): Child | undefined => schema.children.find((child) => child.role === role);
  const items = only('items');
  if (type === 'array' && items) {
    const pieces = typePieces(items.schema);
    return html`list of ${pieces.length > 1 ? html`(${join(pieces, ' or ')})` : (pieces[0] ?? 'any value')}`;
  }
  if (type === 'array') {
    return html`list`;
  }
  const map = only('map');
  if (type === 'object' && map && !only('field')) {
    return html`map of ${typeText(map.schema)}`;
  }
  return html`${type}${type === 'string' && schema.format && ` (${schema.format})`}${/^(number|integer)$/.test(type) && schema.format && ` (${schema.format})`}`;
}

/** True where a choice says no more than "or null": its options are one schema and the type null. */
export function nullableOption(schema: SchemaNode): SchemaNode | undefined {
  const [choice, second] = schema.choices;
  if (!choice || second || choice.kind === 'allOf') {
    return undefined;
  }
  const others = choice.options.filter((option) => !isBareNull(option.schema)).map((option) => option.schema);
  return others.length === 1 && choice.options.length === 2 ? others[0] : undefined;
}

function isBareNull(schema: SchemaNode): boolean {
  return schema.types.length === 1 && schema.types[0] === 'null' && isBare({...schema, types: []});
}

/** True where a schema says nothing beyond its type or name. */
export function isBare(schema: SchemaNode): boolean {
  const {
    title,
    description,
    facts,
    examples,
    children,
    choices,
    unconfirmed,
    extensions,
    deprecated,
    readOnly,
    writeOnly,
    never,
    externalDocs,
    discriminator,
  } = schema;
  const lists = [facts, examples, children, choices, unconfirmed, extensions];
  return (
    lists.every(({length}) => length === 0) &&
    !title &&
    !description &&
    !deprecated &&
    !readOnly &&
    !writeOnly &&
    !never &&
    !externalDocs &&
    !discriminator
  );
}
