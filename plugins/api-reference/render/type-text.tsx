import React, {type ReactNode} from 'react';
import type {Child, Role, SchemaNode} from '../../../openapi/model';
import {href, schemaAnchor} from './anchors';
import {join} from './nodes';

/** Part of a type in words; equal texts are rendered once. */
interface Piece {
  readonly text: string;
  readonly node: ReactNode;
}

const plain = (text: string): Piece => ({text, node: text});

/** A part that consists of others, with words before, between and after them. */
function compose(pieces: readonly Piece[], separator: string, before = '', after = ''): Piece {
  return {
    text: before + pieces.map(({text}) => text).join(separator) + after,
    node: (
      <>
        {before}
        {join(
          pieces.map(({node}) => node),
          separator,
        )}
        {after}
      </>
    ),
  };
}

/** A schema's type in words: `string (uuid) or null`, `list of AvatarListItem`. Named schemas are links. */
export function typeText(schema: SchemaNode): ReactNode {
  return wholeType(schema).node;
}

/** The same without links. */
export function typeName(schema: SchemaNode): string {
  return wholeType(schema).text;
}

function wholeType(schema: SchemaNode): Piece {
  const pieces = typePieces(schema);
  return pieces.length > 0 ? compose(pieces, ' or ') : plain('any value');
}

function typePieces(schema: SchemaNode): Piece[] {
  const {ref} = schema;
  if (schema.never) {
    return [plain('no value')];
  }
  const named = ref === undefined ? [] : [{text: ref, node: <a href={href(schemaAnchor(ref))}>{ref}</a>}];
  const own = schema.types.map((type) => plainType(schema, type));
  const choices = schema.choices.flatMap(({kind, options}) => {
    const pieces = options.map((option) => typePieces(option.schema)).filter((list) => list.length > 0);
    if (kind !== 'allOf') {
      return pieces.flat();
    }
    const parts = pieces.map((list) => compose(list, ' or '));
    return parts.length > 0 ? [compose(parts, ' and ')] : [];
  });
  // A schema with its own type needs no more words; its options follow below.
  const all = [...named, ...(own.length > 0 ? own : choices)];
  return all.filter((piece, index) => all.findIndex(({text}) => text === piece.text) === index);
}

function plainType(schema: SchemaNode, type: string): Piece {
  const only = (role: Role): Child | undefined => schema.children.find((child) => child.role === role);
  if (type === 'array') {
    const items = only('items');
    const pieces = items ? typePieces(items.schema) : [];
    return !items
      ? plain('list')
      : pieces.length > 1
        ? compose(pieces, ' or ', 'list of (', ')')
        : compose([pieces[0] ?? plain('any value')], '', 'list of ');
  }
  const map = only('map');
  if (type === 'object' && map && !only('field')) {
    return compose([wholeType(map.schema)], '', 'map of ');
  }
  const hasFormat = /^(?:string|number|integer)$/.test(type) && schema.format;
  return plain(hasFormat ? `${type} (${schema.format})` : type);
}

/** True if a choice only means "or null": its options are one schema and the type null. */
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

/** True if a schema contains only its type or name. */
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
