import React, {type ReactNode} from 'react';
import type {SchemaNode} from '@avaturn-docs/platform/openapi/model';
import {href, schemaAnchor} from './anchors';
import {join} from './nodes';

/** A schema's type in words: `string (uuid) or null`, `list of AvatarListItem`. Named schemas are links. */
export function typeText(schema: SchemaNode): ReactNode {
  const {ref, types, choice} = schema;
  if (ref !== undefined) {
    return <a href={href(schemaAnchor(ref))}>{ref}</a>;
  }
  // A schema with its own type needs no more words; its options follow below.
  const parts =
    types.length > 0
      ? types.map((type) => plainType(schema, type))
      : (choice?.options.map((option) => typeText(option.schema)) ?? ['any value']);
  return join(parts, ' or ');
}

function plainType({format, children}: SchemaNode, type: string): ReactNode {
  const inner = children.find(({role}) => role === 'items' || role === 'map');
  if (inner && type === 'array') {
    const items = typeText(inner.schema);
    return inner.schema.types.length > 1 ? <>list of ({items})</> : <>list of {items}</>;
  }
  if (inner && type === 'object' && children.length === 1) {
    return <>map of {typeText(inner.schema)}</>;
  }
  const hasFormat = /^(?:string|number|integer)$/.test(type) && format !== undefined;
  return hasFormat ? `${type} (${format})` : type === 'array' ? 'list' : type;
}

/** The other option of a choice that only means "or null". */
export function nullableOption({choice}: SchemaNode): SchemaNode | undefined {
  const others = choice?.options.map(({schema}) => schema).filter((schema) => !isBareNull(schema)) ?? [];
  return others.length === 1 && choice?.options.length === 2 ? others[0] : undefined;
}

function isBareNull(schema: SchemaNode): boolean {
  return schema.types.join() === 'null' && isBare(schema);
}

/** True if a schema contains only its type or name. */
export function isBare({description, deprecated, choice, ...schema}: SchemaNode): boolean {
  const lists = [schema.facts, schema.examples, schema.children, schema.unconfirmed, schema.extensions];
  return lists.every(({length}) => length === 0) && !description && !deprecated && !choice;
}
